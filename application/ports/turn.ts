/** Comes back once a key or a finger that has waited meanwhile was answered: between two long pieces of work. */
export type Turn = () => Promise<void>;

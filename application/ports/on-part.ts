/**
 * Told how a long list grows while it is still read: all of it that is there by now, and how many entries it will
 * have. Told seldom, each time there is twice as much; the whole is the answer itself.
 */
export type OnPart<T> = (soFar: T, matches: number) => void;

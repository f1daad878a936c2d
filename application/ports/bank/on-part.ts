/**
 * Told how a long list grows while it is still read: all of it that is there by now, and how many entries it will
 * have. Told seldom, each time there is twice as much; the whole is the answer itself. Says whether the rest is still
 * wanted: if it is not, no more is read, and nobody waits for the answer.
 */
export type OnPart<T> = (soFar: T, matches: number) => boolean;

/** Wrong entries in a row that lock (portal.md 9). */
export const TRIES = 3;

/** Challenges in a row without one used that lock (api.md 3). */
export const CHALLENGES = 5;

/** Whether all are used up with this one: another would lock, unless this one is used (reliability.md 4). */
export const isLastChallenge = ({ challengesLeft }: { readonly challengesLeft?: number }): boolean =>
  challengesLeft === 0;

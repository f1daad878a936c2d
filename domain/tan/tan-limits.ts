/** Wrong entries in a row that lock (portal.md 9). */
export const TRIES = 3;

/** Challenges in a row without one used that lock (api.md 3). */
export const CHALLENGES = 5;

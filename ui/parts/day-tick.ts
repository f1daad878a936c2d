/** How often a page that stands open is told the day where nothing else happens, in milliseconds. */
export const DAY_TICK_MS = 10_000;

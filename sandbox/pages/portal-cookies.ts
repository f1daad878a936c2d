/** Readable cookies for the portal: what it stashed, and the door somebody came through (wire.md). */
export const STASH_COOKIE = 'cdb-stash';
export const AREA_COOKIE = 'cdb-area';

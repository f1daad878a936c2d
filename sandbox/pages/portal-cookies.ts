/** Readable cookies for the portal: what it stashed, the door somebody came through, the language chosen last (wire.md). */
export const STASH_COOKIE = 'cdb-stash';
export const AREA_COOKIE = 'cdb-area';
export const LANGUAGE_COOKIE = 'cdb-sprache';

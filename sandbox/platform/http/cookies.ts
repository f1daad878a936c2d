/** The session of the portal; no script can read it. */
export const SESSION_COOKIE = 'DWSESSION';

/** What the portal repeats in a header, so that no other site can write; readable. */
export const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';

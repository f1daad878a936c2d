/** The session of the portal; no script can read it. */
export const SESSION_COOKIE = 'DWSESSION';

/** Which stranger somebody was before the sign-in of this session; no script can read it. */
export const FORMER_STRANGER_COOKIE = 'DWFORMER';

/** What the portal repeats in a header, so that no other site can write; readable. */
export const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';

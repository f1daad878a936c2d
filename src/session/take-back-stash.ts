import { cookie } from '@adapters/browser/cookie';
import { cookieText } from '@adapters/browser/cookie-text';

/** The bank's cookie with what the portal gave to the sign-in (wire.md). */
const STASH_COOKIE = 'cdb-stash';

/** What of the page is touched. */
interface StashPlace {
  readonly document: Pick<Document, 'cookie'>;
  readonly history: Pick<History, 'replaceState'>;
}

/**
 * Puts what a page kept in its history entry before the sign-in back where the router looks for it, once (GU-10).
 * What cannot be read is dropped: the page then opens as from a plain link.
 */
export function takeBackStash({ document, history }: StashPlace): void {
  const stash = cookie(document.cookie, STASH_COOKIE);
  if (stash === undefined) return;
  document.cookie = cookieText(STASH_COOKIE, '', { maxAge: 0 });
  try {
    const usr: unknown = JSON.parse(stash);
    history.replaceState({ usr, key: 'default', idx: 0 }, '');
  } catch {
    // Somebody else's cookie of that name.
  }
}

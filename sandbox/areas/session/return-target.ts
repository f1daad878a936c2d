/** Where sign-in leads when the wished target is none of ours. */
const START = '/ngbrk/';

/**
 * The target after sign-in: a path below /ngbrk/ and nothing else (rules.md 14). The wish is resolved as a browser
 * would, so `//host`, backslashes, other schemes and dots that climb out all end at the start page.
 */
export function returnTarget(wish: string | undefined): string {
  if (
    wish === undefined ||
    wish.length > 2000 ||
    /[\u0000-\u0020\\\u007f]/.test(wish) ||
    !wish.startsWith('/')
  )
    return START;
  const base = 'http://werkbank.invalid';
  let url: URL;
  try {
    url = new URL(wish, base);
  } catch {
    return START;
  }
  const isOurs = url.origin === base && url.pathname.startsWith(START) && !/%(2e|2f|5c)/i.test(url.pathname);
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : START;
}

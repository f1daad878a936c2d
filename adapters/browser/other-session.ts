import { cookie } from './cookie';

/**
 * Tells whether another session has begun in this browser since the page did: whoever signs in gets another token, and
 * what the page says from then on would be said in their name. A page of nobody's is nobody else's.
 */
export function watchOtherSession(cookies: () => string, token: string, isSignedIn: boolean): () => boolean {
  const now = (): string | undefined => cookie(cookies(), token);
  const own = isSignedIn ? now() : undefined;
  return () => own !== undefined && (now() ?? own) !== own;
}

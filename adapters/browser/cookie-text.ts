/** How a cookie is kept. */
export interface CookieOptions {
  /** Seconds; 0 removes it, nothing keeps it as long as the browser is open. */
  readonly maxAge?: number;
  /** Whether other sites' links and forms bring it along (portal.md 9). */
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
}

/** The text that `document.cookie` takes: the whole origin, and `Lax` unless it says otherwise (KIT-14). */
export const cookieText = (name: string, value: string, options: CookieOptions = {}): string => {
  const { maxAge, sameSite = 'Lax' } = options;
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${sameSite}`];
  if (sameSite === 'None') parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
};

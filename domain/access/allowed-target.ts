import * as O from 'fp-ts/Option';
import type { Brand } from '../codes/brand';

/** A path on this origin that a redirect may lead to. */
export type AllowedTarget = Brand<string, 'AllowedTarget'>;

/** The pages a redirect may lead to, exactly or below (rules.md 14). */
const allowedPages = [
  '/ngbrk', // the portal
  '/lp/wt', // the bank's own pages: sign-out, depot overview
  '/cp/error', // the error page
  '/cp/login', // sign-in of employees
  '/login', // sign-in of customers
];

/** A path of plain segments; no dots alone, no backslash, no escapes, nothing that a browser rewrites. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)+\/?$/;
/** The characters of a query; everything else must be escaped. */
const PLAIN_QUERY = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/;
/** How a value begins that could be a target of its own: a slash, a backslash, or a scheme. */
const LOOKS_LIKE_TARGET = /^[\s+]*(?:[/\\]|[a-z][a-z0-9+.-]*:)/i;
/** An https address of plain characters: no user in it, no backslash, nothing that a browser rewrites. */
const PLAIN_ADDRESS =
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:\/[A-Za-z0-9\-._~!$&'()*+,;=:@/%]*(?:\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*)?)?$/;
/** Browsers drop these before they read a target, so that "java\nscript:" works. */
const CONTROL_CHARACTER = /\p{Cc}/u;
/** Escapes within escapes, down to this depth, are looked into; deeper ones nobody honest needs. */
const DEPTH = 3;

/**
 * Reads a redirect target as given by a query parameter, a header or the bank. Only plain paths of the listed
 * pages pass: no other host ("//host", "/\host"), no scheme, no traversal, no escaped path; and no query whose
 * values, unescaped, are targets that would not pass themselves.
 */
export const allowedTarget = (text: string): O.Option<AllowedTarget> =>
  isAllowed(text, DEPTH) ? O.some(text as AllowedTarget) : O.none;

/**
 * Whether a target is a page of one of the providers the configuration names by their origin, such as
 * `https://id.example`: for the address an error brings along (portal.md 8). Https alone, no name or password in it.
 */
export function isProviderTarget(text: string, providers: readonly string[]): boolean {
  if (!PLAIN_ADDRESS.test(text)) return false;
  return providers.some((provider) => text === provider || text.startsWith(`${provider}/`));
}

function isAllowed(text: string, depth: number): boolean {
  const queryAt = text.indexOf('?');
  const path = queryAt < 0 ? text : text.slice(0, queryAt);
  const query = queryAt < 0 ? '' : text.slice(queryAt + 1);
  return (
    PLAIN_PATH.test(path) &&
    allowedPages.some((page) => path === page || path.startsWith(`${page}/`)) &&
    PLAIN_QUERY.test(query) &&
    query.split('&').every((parameter) => isHarmless(parameter.slice(parameter.indexOf('=') + 1), depth))
  );
}

/** A value is harmless if none of its unescaped forms is a target, or the first that is one is allowed. */
function isHarmless(value: string, depth: number): boolean {
  if (CONTROL_CHARACTER.test(value)) return false;
  if (LOOKS_LIKE_TARGET.test(value)) return isAllowed(value, depth - 1);
  const unescaped = unescape(value);
  if (unescaped === value) return true;
  return unescaped !== undefined && depth > 0 && isHarmless(unescaped, depth - 1);
}

/** The value with one layer of escapes removed; undefined when the escapes are broken. */
function unescape(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

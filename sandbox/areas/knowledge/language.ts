import type { IncomingHttpHeaders } from 'node:http';
import type { Translated } from './content/group-content';

/** A language the bank writes in. */
export type Language = keyof Translated;

/** English where the customer's program prefers it, else German. */
export const languageOf = (headers: IncomingHttpHeaders): Language =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'de';

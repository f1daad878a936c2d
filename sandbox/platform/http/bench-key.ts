import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank';
import type { BankServer } from './bank-server';
import type { FailureAnswers } from './failure-answers';
import { messagesFrom } from './message';
import { refusal } from './refusal';
import { sameText } from './same-text';

const { error } = messagesFrom({
  'fehler-pruefstand-schluessel': 'Der Prüfstand und die Telefone verlangen den Schlüssel dieser Werkbank.',
});
const KEY_MISSING = refusal(401, 'access_denied', error('fehler-pruefstand-schluessel'));

/** How a program names the key; a browser keeps what proves it in the cookie. */
export const KEY_HEADER = 'x-werkbank-key';
export const KEY_COOKIE = 'DWBENCH';
/** Where a person at a browser is asked for the key. */
export const KEY_PAGE = '/sandbox/schluessel';

/** What lies open on a machine of one's own, and not to strangers. */
const GUARDED = /^\/(sandbox|telefon)(\/|$)/;
const OPEN = new Set([KEY_PAGE]);
const isOpen = (path: string): boolean => OPEN.has(path) || path.startsWith('/sandbox/assets/');

/** What the cookie says: it proves the key and does not tell it. */
export const keyProof = (key: string): string =>
  createHmac('sha256', key).update('test bench').digest('base64url');

/** Whether the one who asks may see what is there for testing: everybody, unless the bank has a key. */
export function knowsBenchKey(
  { settings: { benchKey } }: Pick<Bank, 'settings'>,
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
): boolean {
  if (benchKey === undefined) return true;
  const named = headers[KEY_HEADER];
  if (typeof named === 'string') return sameText(named, benchKey);
  return sameText(cookies[KEY_COOKIE] ?? '', keyProof(benchKey));
}

/** Asks for the key, where the bank has one, before test bench and telephones. */
export function addBenchKey(server: BankServer, bank: Bank, answers: FailureAnswers): void {
  server.addHook('preParsing', (request, reply, payload, done) => {
    const path = request.routeOptions.url ?? request.url.split('?')[0] ?? '';
    if (!GUARDED.test(path) || isOpen(path) || knowsBenchKey(bank, request)) return done(null, payload);
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (isPage) reply.redirect(KEY_PAGE, 303);
    else answers.refusal(request, reply, KEY_MISSING);
  });
}

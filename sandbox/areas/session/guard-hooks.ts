import { ANTI_FORGERY_COOKIE, SESSION_COOKIE } from '@sandbox/platform/http/cookies';
import type { FastifyRequest } from 'fastify';
import { NOBODY, audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import { FORGED, NOT_SIGNED_IN, SESSION_EXPIRED, SESSION_TAN_REQUIRED } from './session-messages';
import { recognise } from './sessions';
import { isStrangerToken, strangerOf } from './stranger';
import { sameText } from '@sandbox/platform/http/same-text';
import { tanStateHeader } from '@sandbox/areas/tan/tan-state';
import { REQUEST_INFO_HEADER } from '@sandbox/platform/http/request-info';
import { accessOf, isApi, isOwnPath } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { messagesFrom } from '@sandbox/platform/http/message';
import { NOT_FOUND, refusal, refuse, type Refusal } from '@sandbox/platform/http/refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the caller may not make this call. */
    barred: Refusal | undefined;
  }
}

const ANTI_FORGERY_HEADER = 'x-xsrf-token';

const { error } = messagesFrom({
  'fehler-request-info': 'Der Header x-http-request-info fehlt.',
});
const REQUEST_INFO_MISSING = refusal(400, 'request.object.invalid', error('fehler-request-info'));
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Who may call what: request-info header, session, anti-forgery, session TAN, own path, in this order, for every route. */
export function addGuardHooks(server: BankServer, bank: Bank): void {
  server.decorateRequest('signedIn', undefined);
  server.decorateRequest('stranger', undefined);
  server.decorateRequest('barred', undefined);
  server.addHook('onRequest', async (request) => {
    request.barred = await examine(bank, request);
  });
  // Between the two the request is counted: who is refused again and again has to wait like everybody.
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (request.barred === undefined) done(null, payload);
    else refuse(reply, request.barred);
  });
}

async function examine(bank: Bank, request: FastifyRequest): Promise<Refusal | undefined> {
  const { url } = request;
  const access = request.is404 ? 'open' : accessOf(url, request.routeOptions.config.access);
  const { withoutRequestInfo = false } = request.routeOptions.config;
  if (
    access !== 'open' &&
    access !== 'known' &&
    isApi(url) &&
    !withoutRequestInfo &&
    request.headers[REQUEST_INFO_HEADER] === undefined
  ) {
    return REQUEST_INFO_MISSING;
  }
  if (request.headers['sec-fetch-site'] === 'cross-site' && !READING.has(request.method)) return FORGED;
  if (access === 'open') return undefined;
  if (access === 'known') {
    const found = await recognise(bank, request.cookies[SESSION_COOKIE] ?? '');
    if (found.kind === 'active') request.signedIn = found.signedIn;
    return undefined;
  }

  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const text = bearer ?? request.cookies[SESSION_COOKIE];
  const asStranger =
    access === 'stranger' && bearer === undefined ? () => examineStranger(bank, request) : undefined;
  if (text === undefined) return asStranger === undefined ? NOT_SIGNED_IN : asStranger();
  const found = await recognise(bank, text);
  if (found.kind === 'unknown' && asStranger !== undefined) return asStranger();
  if (found.kind !== 'active') return SESSION_EXPIRED;
  if ((bearer === undefined) !== (found.signedIn.channel === 'portal')) return SESSION_EXPIRED;

  if (bearer === undefined && !READING.has(request.method) && !isGenuine(request, found.antiForgery)) {
    await audit(bank.db, bank, {
      clientId: found.signedIn.clientId,
      kind: 'ANTI_FORGERY_REFUSED',
      detail: { url: pathOf(url) },
    });
    return FORGED;
  }
  request.signedIn = found.signedIn;
  if (access !== 'session' && !found.signedIn.sessionTanActive) {
    return { ...SESSION_TAN_REQUIRED, headers: await tanStateHeader(bank, found.signedIn) };
  }
  return isOwnPath(found.signedIn, request.params) ? undefined : NOT_FOUND;
}

/** Somebody without a session reads freely, and writes from their own page alone: cookie and header say the same. */
function examineStranger(bank: Bank, request: FastifyRequest): Refusal | undefined {
  const token = request.cookies[ANTI_FORGERY_COOKIE] ?? '';
  if (isStrangerToken(bank, token)) request.stranger = strangerOf(token);
  if (READING.has(request.method)) return undefined;
  return request.stranger !== undefined && isGenuine(request, token) ? undefined : FORGED;
}

function isGenuine(request: FastifyRequest, expected: string): boolean {
  const header = request.headers[ANTI_FORGERY_HEADER];
  return typeof header === 'string' && sameText(header, expected);
}

const pathOf = (url: string): string => url.split('?')[0] ?? NOBODY;

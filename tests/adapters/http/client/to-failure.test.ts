import { toFailure } from '@adapters/http/client/to-failure';
import type { Failure } from '@domain/failure/failure';
import { challengeId } from '@domain/codes/ids';

interface Row {
  readonly why: string;
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly failure: Failure;
}

const error = (key: string, rest: object = {}) => ({
  severity: 'ERROR',
  key,
  message: null,
  args: {},
  origin: null,
  ...rest,
});
const message = (key: string, rest: object = {}) => ({
  severity: 'ERROR' as const,
  key,
  args: {},
  origin: [],
  ...rest,
});

const rows: readonly Row[] = [
  {
    why: 'a wrong TAN with the tries left [TAN-12]',
    status: 422,
    body: { code: 'TAN_UNGUELTIG', messages: [error('TAN_UNGUELTIG', { args: { triesLeft: 2 } })] },
    failure: {
      kind: 'tan',
      reason: 'invalid',
      triesLeft: 2,
      messages: [message('TAN_UNGUELTIG', { args: { triesLeft: '2' } })],
    },
  },
  {
    why: 'a wrong TAN as 400, without a message: the code becomes one [TAN-12]',
    status: 400,
    body: { code: 'TAN_UNGUELTIG', messages: [] },
    failure: { kind: 'tan', reason: 'invalid', messages: [message('TAN_UNGUELTIG')] },
  },
  {
    why: 'a wrong TAN beside what has nothing to do with it: the code is said too [TAN-12]',
    status: 422,
    body: { code: 'ERNEUTE_EINGABE_MOEGLICH', messages: [error('fehler-bestand-geaendert')] },
    failure: {
      kind: 'tan',
      reason: 'invalid',
      messages: [message('fehler-bestand-geaendert'), message('ERNEUTE_EINGABE_MOEGLICH')],
    },
  },
  {
    why: 'a retry that is possible is a wrong TAN too [TAN-12]',
    status: 422,
    body: { code: 'ERNEUTE_EINGABE_MOEGLICH', messages: [] },
    failure: { kind: 'tan', reason: 'invalid', messages: [message('ERNEUTE_EINGABE_MOEGLICH')] },
  },
  {
    why: 'a push not yet approved [TAN-12]',
    status: 400,
    body: { code: 'TAN_UNGUELTIG', messages: [error('PUSHTAN_ANGEFORDERT')] },
    failure: { kind: 'tan', reason: 'pending', messages: [message('PUSHTAN_ANGEFORDERT')] },
  },
  {
    why: 'an expired TAN, its code in no message [TAN-12]',
    status: 422,
    body: { code: 'expired', messages: [{ ...error('hinweis'), severity: 'INFO' }] },
    failure: {
      kind: 'tan',
      reason: 'expired',
      messages: [{ ...message('hinweis'), severity: 'INFO' }, message('expired')],
    },
  },
  {
    why: 'the lock after three wrong ones [TAN-12]',
    status: 422,
    body: { code: 'access_denied' },
    failure: { kind: 'tan', reason: 'denied', messages: [message('access_denied')] },
  },
  {
    why: 'a key of the blocker list leads to its page with its arguments [KIT-13]',
    status: 422,
    body: {
      code: 'precondition.failed',
      messages: [error('fehler-aktion-gesperrt', { args: { grund: 'x' } })],
    },
    failure: { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: { grund: 'x' } },
  },
  {
    why: 'another failed precondition is a validation failure [KIT-13]',
    status: 422,
    body: {
      code: 'precondition.failed',
      messages: [error('fehler-nicht-genuegend-bestand', { message: 'Zu wenig', origin: ['quantity'] })],
    },
    failure: {
      kind: 'validation',
      code: 'precondition.failed',
      messages: [message('fehler-nicht-genuegend-bestand', { text: 'Zu wenig', origin: ['quantity'] })],
    },
  },
  {
    why: 'who asked too often is told so, and not asked to try again by itself [BNK-06]',
    status: 429,
    body: {
      code: 'precondition.failed',
      messages: [error('fehler-zu-viele-anfragen', { message: 'Zu viele Anfragen' })],
    },
    failure: {
      kind: 'validation',
      code: 'precondition.failed',
      messages: [message('fehler-zu-viele-anfragen', { text: 'Zu viele Anfragen' })],
    },
  },
  {
    why: 'the session TAN has to come first',
    status: 422,
    body: { code: 'precondition.failed', messages: [error('fehler-session-tan-erforderlich')] },
    failure: { kind: 'session-tan-required' },
  },
  {
    why: 'the TAN state that comes along is kept [TAN-03]',
    status: 422,
    body: { code: 'precondition.failed', messages: [error('fehler-session-tan-erforderlich')] },
    headers: { 'x-once-authentication-info': '{"typ":"P_TAN","availableTypes":["P_TAN","M_TAN"]}' },
    failure: {
      kind: 'session-tan-required',
      tanState: { available: ['P_TAN', 'M_TAN'], selected: 'P_TAN', isLocked: false },
    },
  },
  {
    why: 'an expired TAN whose challenge another has replaced [TAN-10]',
    status: 422,
    body: { code: 'expired', messages: [error('fehler-tan-abgelaufen')] },
    headers: { 'x-once-authentication': '{"id":"c2"}' },
    failure: {
      kind: 'tan',
      reason: 'expired',
      lastKnownId: challengeId('c2'),
      messages: [message('fehler-tan-abgelaufen')],
    },
  },
  {
    why: 'an invalid request names its attributes; numbered arguments become text [KIT-11]',
    status: 400,
    body: {
      code: 'request.query.invalid',
      messages: [error('request.query.invalid', { args: { 0: 'paging-count', 1: 501 } })],
    },
    failure: {
      kind: 'validation',
      code: 'request.query.invalid',
      messages: [message('request.query.invalid', { args: { 0: 'paging-count', 1: '501' } })],
    },
  },
  {
    why: 'an unauthorised access forces the sign-out whatever its status [KIT-12]',
    status: 422,
    body: { code: 'precondition.failed', messages: [error('fehler_unautorisierter_zugriff')] },
    failure: { kind: 'forbidden' },
  },
  {
    why: 'a session that ended says where to go [KIT-12]',
    status: 401,
    body: {
      code: 'access_denied',
      messages: [error('fehler-sitzung-abgelaufen', { args: { logoutUrl: '/lp/wt/logout' } })],
    },
    failure: { kind: 'session-expired', logoutUrl: '/lp/wt/logout' },
  },
  {
    why: 'a session that ended without a word [KIT-12]',
    status: 401,
    text: '',
    failure: { kind: 'session-expired' },
  },
  {
    why: 'an error-uri on 401 redirects there [KIT-12]',
    status: 401,
    headers: { 'x-error-uri': '/lp/wt/hinweis' },
    body: { code: 'access_denied' },
    failure: { kind: 'redirected', uri: '/lp/wt/hinweis' },
  },
  {
    why: 'an error-uri on 403 redirects there [KIT-12]',
    status: 403,
    headers: { 'x-error-uri': '/lp/wt/hinweis' },
    failure: { kind: 'redirected', uri: '/lp/wt/hinweis' },
  },
  {
    why: 'an error-uri on any other status does not [KIT-12]',
    status: 404,
    headers: { 'x-error-uri': '/lp/wt/hinweis' },
    failure: { kind: 'not-found' },
  },
  {
    why: '403 ends the session [KIT-12]',
    status: 403,
    body: { code: 'access_denied' },
    failure: { kind: 'forbidden' },
  },
  { why: '404 may have no body', status: 404, text: '', failure: { kind: 'not-found' } },
  {
    why: '500 with its code [KIT-12]',
    status: 500,
    body: { code: 'internal-server-error', messages: [] },
    failure: { kind: 'server', code: 'internal-server-error', errorId: 'e1' },
  },
  {
    why: 'a gateway that answers HTML [KIT-12]',
    status: 502,
    headers: { 'content-type': 'text/html' },
    text: '<html>',
    failure: { kind: 'server', errorId: 'e1' },
  },
  {
    why: 'a status nobody expects',
    status: 418,
    body: { code: 'teapot' },
    failure: { kind: 'server', code: 'teapot', errorId: 'e1' },
  },
  {
    why: 'a refusal that cannot be read [KIT-16]',
    status: 422,
    body: { code: 'precondition.failed', messages: [{ severity: 'ERROR' }] },
    failure: { kind: 'undecodable', path: 'messages.0.key', errorId: 'e1' },
  },
  {
    why: 'a refusal in HTML [KIT-16]',
    status: 400,
    headers: { 'content-type': 'text/html' },
    text: '<html>',
    failure: { kind: 'undecodable', path: 'content-type', errorId: 'e1' },
  },
];

describe('what a refused call means', () => {
  it.each(rows)('$status: $why', ({ status, body, text, headers = {}, failure }) => {
    const all: Readonly<Record<string, string>> = { 'content-type': 'application/json', ...headers };
    const received = {
      status,
      header: (name: string) => all[name],
      text: text ?? (body === undefined ? '' : JSON.stringify(body)),
    };
    expect(toFailure(received, 'e1', ['fehler-aktion-gesperrt'])).toEqual(failure);
  });
});

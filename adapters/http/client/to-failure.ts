import * as E from 'fp-ts/Either';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import { errorCodes, failureKeys } from './failure-words';
import { present } from '../wire/present';
import { readBody } from './read-body';
import type { Received } from './received';
import { readLastKnownId, readTanState } from './tan-headers';
import { toMessage, wireError } from '../wire/wire-message';

interface Refusal {
  readonly code: string;
  readonly messages: readonly Message[];
}

const refusalOf = (received: Received): E.Either<string, Refusal> =>
  E.map(({ code, messages = [] }: { code: string; messages?: Parameters<typeof toMessage>[0][] }) => ({
    code,
    messages: messages.map(toMessage),
  }))(readBody(received, wireError));

/** A code that no message covers becomes an error of its own (portal.md 8). */
function covered({ code, messages }: Refusal): readonly Message[] {
  if (messages.some((message) => message.severity === 'ERROR')) return messages;
  return [...messages, { severity: 'ERROR', key: code, args: {}, origin: [] }];
}

/** Keys of messages that speak of the release: `TAN_UNGUELTIG`, `fehler-tan-abgelaufen`, `fehler-push-abgelehnt`. */
const SPEAKS_OF_RELEASE = /(?:^|[-_])(?:push)?(?:tan|push)(?:[-_]|$)/i;

/** The same of a TAN refused: what is said of something else beside it does not cover its code (TAN-12). */
function coveredTan(refusal: Refusal): readonly Message[] {
  const { code, messages } = refusal;
  const isCovered = messages.some(
    ({ severity, key }) => severity === 'ERROR' && (key === code || SPEAKS_OF_RELEASE.test(key)),
  );
  return isCovered ? messages : [...messages, { severity: 'ERROR', key: code, args: {}, origin: [] }];
}

const has = (messages: readonly Message[], key: string): boolean =>
  messages.some((message) => message.key === key);

const triesLeft = (messages: readonly Message[]): { triesLeft?: number } => {
  const text = messages.map((message) => message.args['triesLeft']).find((value) => value !== undefined);
  return text !== undefined && /^\d+$/.test(text) ? { triesLeft: Number(text) } : {};
};

function toSessionExpired(received: Received): Failure {
  const refusal = refusalOf(received);
  const messages = E.isRight(refusal) ? refusal.right.messages : [];
  const logoutUrl = messages.map((message) => message.args['logoutUrl']).find((url) => url !== undefined);
  return logoutUrl === undefined ? { kind: 'session-expired' } : { kind: 'session-expired', logoutUrl };
}

function toPreconditionFailure(refusal: Refusal, { header }: Received, blockers: readonly string[]): Failure {
  const blocker = refusal.messages.find((message) => blockers.includes(message.key));
  if (blocker !== undefined) return { kind: 'blocked', key: blocker.key, args: blocker.args };
  if (has(refusal.messages, failureKeys.sessionTanRequired))
    return present({ kind: 'session-tan-required' as const, tanState: readTanState(header) });
  return { kind: 'validation', code: refusal.code, messages: covered(refusal) };
}

function toRefusalFailure(refusal: Refusal, received: Received, blockers: readonly string[]): Failure {
  const messages = covered(refusal);
  const tan = (reason: Extract<Failure, { kind: 'tan' }>['reason']) =>
    present({
      kind: 'tan' as const,
      reason,
      messages: coveredTan(refusal),
      lastKnownId: readLastKnownId(received.header),
    });
  if (failureKeys.forcesLogout.some((key) => has(messages, key))) return { kind: 'forbidden' };
  switch (refusal.code) {
    case errorCodes.invalidTan:
    case errorCodes.retryPossible:
      return has(messages, failureKeys.pushNotApproved)
        ? tan('pending')
        : { ...tan('invalid'), ...triesLeft(messages) };
    case errorCodes.expiredTan:
      return tan('expired');
    case errorCodes.accessDenied:
      return tan('denied');
    case errorCodes.preconditionFailed:
      return toPreconditionFailure(refusal, received, blockers);
    default:
      return { kind: 'validation', code: refusal.code, messages };
  }
}

/**
 * What an answer other than 2xx means (portal.md 8, brokerage.md 8; KIT-12, KIT-13, TAN-12). `errorId` names
 * the failure in log and screen; `blockers` are the keys that lead to an error page.
 */
export function toFailure(received: Received, errorId: string, blockers: readonly string[]): Failure {
  const { status, header } = received;
  const uri = header('x-error-uri');
  if ((status === 401 || status === 403) && uri !== undefined) return { kind: 'redirected', uri };
  if (status === 401) return toSessionExpired(received);
  if (status === 403) return { kind: 'forbidden' };
  if (status === 404) return { kind: 'not-found' };
  const refusal = refusalOf(received);
  // Who asked too often is refused like any other, and never by itself asks again (wire.md).
  if (status === 400 || status === 422 || status === 429) {
    return E.isRight(refusal)
      ? toRefusalFailure(refusal.right, received, blockers)
      : { kind: 'undecodable', path: refusal.left, errorId };
  }
  return { kind: 'server', ...(E.isRight(refusal) ? { code: refusal.right.code } : {}), errorId };
}

import { challengeId } from '@domain/codes/ids';
import type { PushStatus } from '@domain/tan/push-status';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { openingEntry, type TanEntry, type TanEvent } from '@domain/tan/tan-entry';
import type { TanProblem } from '@domain/tan/tan-problem';
import { stepTanEntry } from '@domain/tan/tan-transitions';
import type { TanType } from '@domain/tan/tan-type';

/** The types of a customer who has them all, as the bank delivers them. */
export const available: readonly TanType[] = ['P_TAN_PUSH', 'P_TAN', 'M_TAN', 'P_TAN_APP'];
const base = { id: challengeId('c1'), available, triesLeft: 3 };
/** A challenge of each type. */
export const sms: TanChallenge = { ...base, type: 'M_TAN', recipient: '+49 171 ••• 4482' };
export const photo: TanChallenge = { ...base, type: 'P_TAN', picture: 'iVBORw0KGgo=' };
export const push: TanChallenge = {
  ...base,
  type: 'P_TAN_PUSH',
  statusLink: '/api/session/v1/authentications/c1',
};
export const free: TanChallenge = { ...base, type: 'TAN_FREI' };
export const app: TanChallenge = { ...base, type: 'P_TAN_APP' };

/** What the bank may say to a proof. */
export const invalid: TanProblem = { reason: 'invalid', messages: [], triesLeft: 2 };
export const lastTry: TanProblem = { reason: 'invalid', messages: [], triesLeft: 0 };
export const expired: TanProblem = { reason: 'expired', messages: [] };
export const denied: TanProblem = { reason: 'denied', messages: [] };
export const pending: TanProblem = { reason: 'pending', messages: [] };
export const replaced: TanProblem = { reason: 'invalid', messages: [], lastKnownId: challengeId('c2') };
export const sameId: TanProblem = { reason: 'invalid', messages: [], lastKnownId: challengeId('c1') };
export const rejected: TanProblem = { reason: 'rejected', messages: [] };
export const malformed: TanProblem = { reason: 'malformed', messages: [] };
export const offline: TanProblem = { reason: 'failure', failure: { kind: 'server', errorId: 'e1' } };

/** The widget as it begins. */
export const start: TanEntry = openingEntry({ available, isLocked: false });
/** Where these events lead from the beginning. */
export const run = (...events: readonly TanEvent[]): TanEntry => events.reduce(stepTanEntry, start);
/** The events. */
export const given = (challenge: TanChallenge): TanEvent => ({ kind: 'challenged', challenge });
export const typed = (text: string): TanEvent => ({ kind: 'type', text });
export const status = (value: PushStatus): TanEvent => ({ kind: 'pushStatus', status: value });
export const failed = (problem: TanProblem): TanEvent => ({ kind: 'failed', problem });
export const submit: TanEvent = { kind: 'submit' };
export const request: TanEvent = { kind: 'request' };
export const expire: TanEvent = { kind: 'expire' };

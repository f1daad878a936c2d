import type { Fault } from '@adapters/fake/bank/fake-faults';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import type { Failure } from '@domain/failure/failure';
import { keysOf } from '@tests/support/keys-of';

const failing = (failure: Failure, acts = false): Fault => ({ kind: 'failure', failure, acts });

/** What can come instead of an answer, by the name it has in the tables. */
export const faults = {
  'the request is lost': { kind: 'not-reached' },
  'the answer is lost': { kind: 'drop-answer' },
  'the request arrives late': { kind: 'late', by: 5000 },
  'the request arrives after the next one': { kind: 'late', by: 60_000 },
  'the answer is no JSON': failing({ kind: 'undecodable', path: 'body', errorId: 'E' }, true),
  '500 before acting': failing({ kind: 'server', errorId: 'E' }),
  '500 after acting': failing({ kind: 'server', errorId: 'E' }, true),
  '401': failing({ kind: 'session-expired', logoutUrl: '/lp/wt/logout' }),
  '403': failing({ kind: 'forbidden' }),
  '404': failing({ kind: 'not-found' }),
  '422': failing(refusal(errorMessage('fehler-menge-ungueltig', ['quantity']))),
  '429': failing(refusal(errorMessage('fehler-zu-viele-anfragen'))),
  'a wrong TAN': failing({
    kind: 'tan',
    reason: 'invalid',
    triesLeft: 2,
    messages: [errorMessage('TAN_UNGUELTIG')],
  }),
  'an expired TAN': failing({ kind: 'tan', reason: 'expired', messages: [errorMessage('expired')] }),
  'a blocked function': failing({ kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} }),
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

/** Why a fault cannot meet a call. */
interface Never {
  readonly never: string;
}

/** What the customer is told, or why he never is. */
type Outcome = string | Never;

/** What the customer is told of each fault at one call; none is left out without a reason. */
export type Outcomes = Readonly<Record<FaultName, Outcome>>;

/** The same of several faults. */
export function each<Name extends FaultName>(
  names: readonly Name[],
  outcome: Outcome,
): Readonly<Record<Name, Outcome>>;
export function each(names: readonly FaultName[], outcome: Outcome): unknown {
  return Object.fromEntries(names.map((name) => [name, outcome]));
}

/** The request is carried out after the portal has given up waiting for its answer. */
export const late = ['the request arrives late', 'the request arrives after the next one'] as const;
/** No answer comes. */
const silence = ['the request is lost', 'the answer is lost', ...late] as const;
const nonsense = ['the answer is no JSON'] as const;
const failing500 = ['500 before acting', '500 after acting'] as const;
/** Nothing comes that says whether the bank acted. */
export const broken = [...silence, ...nonsense, ...failing500] as const;
/** The bank did it, and its answer is lost. */
export const acted = ['the answer is lost', 'the answer is no JSON', '500 after acting'] as const;
/** The bank found something wrong with it. */
export const invalid = ['422', '429'] as const;
/** The bank looked at it, and did not do it. */
export const refused = ['404', ...invalid] as const;
export const blocked = ['a blocked function'] as const;
/** What a page says of it that stays where it is. */
export const LOCKED = 'Diese Funktion ist für Sie gesperrt.';
/** Everything but the end of the session and what is said of a proof. */
const anything = [...broken, ...refused, ...blocked] as const;

/** The end of the session leads away from every page, whichever call meets it. */
const signedOut = { '401': 'led to zeit', '403': 'led to bank' } as const;
/** No proof is refused where none is sent. */
const noProof = each(['a wrong TAN', 'an expired TAN'], { never: 'no proof is sent with it' });

/** A call without a proof: whatever comes instead of its answer is told in the same words. */
export const always = (outcome: string): Outcomes => ({
  ...signedOut,
  ...each(anything, outcome),
  ...noProof,
});

/** A call that can be made again: what went wrong is said at its place, what was refused at the fields. */
export const saidAt = (place: string, otherwise: Partial<Outcomes> = {}): Outcomes => ({
  ...signedOut,
  ...each(silence, `said at the ${place}: no-answer`),
  ...each(nonsense, `said at the ${place}: undecodable`),
  ...each(failing500, `said at the ${place}: server`),
  '404': `said at the ${place}: not-found`,
  ...each(invalid, 'said at the fields'),
  ...each(blocked, 'led to funktion-gesperrt'),
  ...noProof,
  ...otherwise,
});

/** What is said of a proof. */
export const proofRefused = {
  'a wrong TAN': 'said at the TAN: invalid',
  'an expired TAN': 'said at the TAN: expired',
} as const;

/** The release of which the bank, once asked, has seen nothing: it closes its key, and what is late finds that closed. */
export const notArrived = each(['the request is lost', ...late, '500 before acting'], 'not-arrived');

/** The call that carries the proof of something done to an order. */
export const saidAtProof = (otherwise: Partial<Outcomes> = {}): Outcomes =>
  saidAt('TAN', {
    ...each(acted, 'done'),
    ...notArrived,
    ...proofRefused,
    ...otherwise,
  });

/** A row for each call and fault that can meet, with what the customer is then told. */
export const cellsOf = <Call extends string>(
  told: Readonly<Record<Call, Outcomes>>,
): readonly (readonly [Call, FaultName, string])[] =>
  keysOf(told).flatMap((call) => keysOf(faults).flatMap((fault) => cellOf(call, fault, told[call][fault])));

const cellOf = <Call>(call: Call, fault: FaultName, outcome: Outcome) =>
  typeof outcome === 'string' ? [[call, fault, outcome] as const] : [];

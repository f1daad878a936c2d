import type { Fault } from '@adapters/fake/fake-faults';
import { errorMessage, refusal } from '@adapters/fake/fake-refusal';
import type { Failure } from '@domain/shared/failure';

const failing = (failure: Failure, acts = false): Fault => ({ kind: 'failure', failure, acts });

/** What can come instead of an answer, by the name it has in the tables. */
export const faults = {
  'the request is lost': { kind: 'not-reached' },
  'the answer is lost': { kind: 'drop-answer' },
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

/** What the customer is told of each fault that one call can meet. */
export type Outcomes = Readonly<Partial<Record<FaultName, string>>>;

export const each = (names: readonly FaultName[], outcome: string): Outcomes =>
  Object.fromEntries(names.map((name) => [name, outcome]));

/** Nothing came that says anything. */
export const silence = ['the request is lost', 'the answer is lost', 'the answer is no JSON'] as const;
/** Nothing came that says whether the bank acted. */
export const broken = [...silence, '500 before acting', '500 after acting'] as const;
/** The bank looked at it, and did not do it. */
export const refused = ['404', '422', '429'] as const;
/** Only a call that carries a proof can be answered so. */
export const atProof = ['a wrong TAN', 'an expired TAN'] as const;

/** The end of the session leads away from every page, wherever it is met. */
export const signedOut = { '401': 'led to zeit', '403': 'led to bank' } as const;

/** A row a call and fault, with what the customer is then told. */
export const cellsOf = <Call extends string>(
  told: Readonly<Record<Call, Outcomes>>,
): readonly (readonly [Call, FaultName, string])[] =>
  keysOf(told).flatMap((call) => keysOf(faults).flatMap((fault) => cellOf(told[call], call, fault)));

function cellOf<Call>(outcomes: Outcomes, call: Call, fault: FaultName) {
  const outcome = outcomes[fault];
  return outcome === undefined ? [] : [[call, fault, outcome] as const];
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

import type { TanChallenge } from './tan-challenge';
import type { TanEntry, TanEntryKind, TanEvent, TanEventKind, TypedChallenge } from './tan-entry';
import { availableTypes } from './tan-entry';
import { missingDigits, toTanInput } from './tan-input';
import type { TanProblem } from './tan-problem';
import type { TanType } from './tan-type';

type State<K extends TanEntryKind> = Extract<TanEntry, { kind: K }>;
type Event<K extends TanEventKind> = Extract<TanEvent, { kind: K }>;
type Transitions = {
  readonly [S in TanEntryKind]: {
    readonly [E in TanEventKind]?: (state: State<S>, event: Event<E>) => TanEntry;
  };
};

const withProblem = (problem: TanProblem | undefined) => (problem === undefined ? {} : { problem });

function requesting(from: TanEntry, selected: TanType | undefined, problem?: TanProblem): TanEntry {
  const available = availableTypes(from);
  return {
    kind: 'requesting',
    available,
    ...(selected === undefined ? {} : { selected }),
    ...withProblem(problem),
  };
}

/** Choosing M_TAN alone sends nothing: the customer asks for the SMS by the button (portal.md 9). */
function selecting(from: TanEntry, event: Event<'select'>): TanEntry {
  if (event.type !== 'M_TAN') return requesting(from, event.type);
  return { kind: 'choosing', available: availableTypes(from), selected: event.type };
}

function challenged(challenge: TanChallenge, problem?: TanProblem): TanEntry {
  switch (challenge.type) {
    case 'M_TAN':
    case 'P_TAN':
      return { kind: 'entering', challenge, input: '', ...withProblem(problem) };
    case 'P_TAN_PUSH':
      return { kind: 'awaitingPush', challenge, ...withProblem(problem) };
    case 'TAN_FREI':
      return { kind: 'ready', challenge, ...withProblem(problem) };
    case 'P_TAN_APP':
      return { kind: 'choosing', available: challenge.available, ...withProblem(problem) };
  }
}

const requestFailed = (state: State<'requesting'>, { problem }: Event<'failed'>): TanEntry =>
  isFinal(problem) ? { kind: 'locked', problem } : { ...state, kind: 'choosing', problem };

const isFinal = (problem: TanProblem): boolean =>
  problem.reason === 'denied' || (problem.reason === 'invalid' && problem.triesLeft === 0);

function countDown<C extends TanChallenge>(challenge: C, problem: TanProblem): C {
  if (problem.reason !== 'invalid' || problem.triesLeft === undefined) return challenge;
  return { ...challenge, triesLeft: problem.triesLeft };
}

/** A refused proof: the photo TAN asks for a fresh picture, the SMS code may be typed again (portal.md 8). */
function refused(state: State<'submitting'>, { problem }: Event<'failed'>): TanEntry {
  const { challenge } = state;
  if (isFinal(problem)) return { kind: 'locked', problem };
  if (problem.reason === 'expired') return { kind: 'expired', challenge };
  if (problem.reason === 'failure') return backToProof(state, problem);
  switch (challenge.type) {
    case 'M_TAN':
      return { kind: 'entering', challenge: countDown(challenge, problem), input: '', problem };
    case 'P_TAN':
    case 'P_TAN_APP':
      return requesting(state, challenge.type, problem);
    case 'P_TAN_PUSH':
      return { kind: 'awaitingPush', challenge, problem };
    case 'TAN_FREI':
      return { kind: 'ready', challenge, problem };
  }
}

/** Nothing typed is lost when the failure was not about the TAN. */
function backToProof({ challenge, input }: State<'submitting'>, problem: TanProblem): TanEntry {
  if (challenge.type === 'M_TAN' || challenge.type === 'P_TAN')
    return { kind: 'entering', challenge, input, problem };
  return challenged(challenge, problem);
}

function answeredByPush(state: State<'awaitingPush'>, { status }: Event<'pushStatus'>): TanEntry {
  if (status === 'PENDING') return state;
  if (status === 'AUTHENTICATED') return { kind: 'ready', challenge: state.challenge };
  return { kind: 'pushRefused', challenge: state.challenge, status };
}

function submitted(state: State<'entering'>): TanEntry {
  const { challenge, input } = state;
  return isComplete(challenge, input) ? { kind: 'submitting', challenge, input } : state;
}

const isComplete = (challenge: TypedChallenge, input: string): boolean =>
  missingDigits(challenge.type, input) === 0;

const again = (state: State<'entering' | 'awaitingPush' | 'pushRefused' | 'expired'>): TanEntry =>
  requesting(state, state.challenge.type);

const expire = (state: { readonly challenge: TanChallenge }): TanEntry => ({
  kind: 'expired',
  challenge: state.challenge,
});

/** Every allowed step of the widget; an event that is not listed for a state changes nothing. */
export const tanTransitions: Transitions = {
  choosing: {
    select: selecting,
    request: (state) => requesting(state, state.selected),
  },
  requesting: {
    challenged: (state, event) => challenged(event.challenge, state.problem),
    failed: requestFailed,
  },
  entering: {
    select: selecting,
    request: again,
    type: (state, { text }) => ({
      kind: 'entering',
      challenge: state.challenge,
      input: toTanInput(state.challenge.type, text),
    }),
    submit: submitted,
    expire,
  },
  awaitingPush: {
    select: selecting,
    request: again,
    pushStatus: answeredByPush,
    failed: (state, { problem }) => ({ ...state, problem }),
    expire,
  },
  pushRefused: { select: selecting, request: again },
  ready: {
    select: selecting,
    submit: ({ challenge }) => ({ kind: 'submitting', challenge, input: '' }),
    expire,
  },
  submitting: { accepted: () => ({ kind: 'accepted' }), failed: refused },
  expired: { select: selecting, request: again },
  locked: {},
  accepted: {},
};

/** The widget after the event: the table's step, or the same state where the table has none. */
export function stepTanEntry(entry: TanEntry, event: TanEvent): TanEntry {
  const step = tanTransitions[entry.kind][event.kind] as
    ((state: TanEntry, event: TanEvent) => TanEntry) | undefined;
  return step === undefined ? entry : step(entry, event);
}

/** Whether the proof is complete, nothing is pending and nothing has expired (portal.md 4). */
export function isSubmittable(entry: TanEntry): boolean {
  return entry.kind === 'ready' || (entry.kind === 'entering' && isComplete(entry.challenge, entry.input));
}

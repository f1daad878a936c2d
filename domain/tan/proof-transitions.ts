import { isComplete } from './submittable';
import { toTanInput } from './tan-input';
import { arrow, arrows, type TanTransition } from './tan-transition';

/** What the customer does for the proof, here or on the other device, until it is sent or too late. */
export const proofTransitions: readonly TanTransition[] = [
  arrow('entering', 'type', 'entering', ({ challenge }, { text }) => ({
    kind: 'entering',
    challenge,
    input: toTanInput(challenge.type, text),
  })),
  arrow(
    'entering',
    'submit',
    'submitting',
    (entry) =>
      isComplete(entry) ? { kind: 'submitting', challenge: entry.challenge, input: entry.input } : undefined,
    'all digits are there',
  ),
  arrow(
    'awaitingPush',
    'pushStatus',
    'ready',
    ({ challenge }, { status }) => (status === 'AUTHENTICATED' ? { kind: 'ready', challenge } : undefined),
    'AUTHENTICATED',
  ),
  arrow(
    'awaitingPush',
    'pushStatus',
    'pushRefused',
    ({ challenge }, { status }) =>
      status === 'PENDING' || status === 'AUTHENTICATED'
        ? undefined
        : { kind: 'pushRefused', challenge, status },
    'EXPIRED, DECLINED, DECLINED_INVALID_TX',
  ),
  arrow('ready', 'submit', 'submitting', ({ challenge }) => ({ kind: 'submitting', challenge, input: '' })),
  ...arrows(['entering', 'awaitingPush', 'ready'], 'expire', 'expired', ({ challenge }) => ({
    kind: 'expired',
    challenge,
  })),
];

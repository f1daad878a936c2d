import { choiceOf, hasAsked } from './tan-entry';
import { arrow, arrows, type TanTransition } from './tan-transition';
import { toRequesting } from './to-requesting';

/** States in which another type may be chosen: no change is pending then. */
const open = ['choosing', 'entering', 'awaitingPush', 'pushRefused', 'ready', 'expired'] as const;

/** The customer chooses a type or asks for a challenge (TAN-05, TAN-09). */
export const choiceTransitions: readonly TanTransition[] = [
  ...arrows(
    open,
    'select',
    'choosing',
    (entry, { type }) =>
      type === 'M_TAN' || !hasAsked(entry)
        ? {
            kind: 'choosing',
            available: choiceOf(entry).available,
            selected: type,
            hasAsked: hasAsked(entry),
          }
        : undefined,
    'M_TAN, or nothing to send again: the type alone is set',
  ),
  ...arrows(
    open,
    'select',
    'requesting',
    (entry, { type }) => toRequesting(entry, type),
    'any other type: the request is sent again',
  ),
  arrow(
    'requesting',
    'select',
    'requesting',
    (entry, { type }) => ({ ...entry, wished: type }),
    'kept until the bank has answered',
  ),
  ...arrows(
    ['choosing', 'entering', 'awaitingPush', 'pushRefused', 'expired'],
    'request',
    'requesting',
    (entry) => toRequesting(entry, choiceOf(entry).selected),
  ),
];

import type { PushStatus, RefusedPushStatus } from './push-status';
import type { FreeChallenge, PushChallenge, TanChallenge, TypedChallenge } from './tan-challenge';
import type { TanChoice, TanState } from './tan-choice';
import type { TanProblem } from './tan-problem';
import type { OfferedTanType, TanType } from './tan-type';

interface WithoutChallenge extends TanChoice {
  /** Whether the bank has answered a request with a challenge before, so that it can be sent again (TAN-09). */
  readonly hasAsked: boolean;
  readonly problem?: TanProblem;
}

/** Where the TAN widget stands (portal.md 2.7 and 4): each state carries exactly what exists in it. */
export type TanEntry =
  | ({ readonly kind: 'choosing' } & WithoutChallenge)
  | ({
      readonly kind: 'requesting';
      /** Chosen while the bank was still being asked; it is asked for next, so that no press is lost. */
      readonly wished?: OfferedTanType;
    } & WithoutChallenge)
  | {
      readonly kind: 'entering';
      readonly challenge: TypedChallenge;
      readonly input: string;
      readonly problem?: TanProblem;
    }
  | { readonly kind: 'awaitingPush'; readonly challenge: PushChallenge; readonly problem?: TanProblem }
  | { readonly kind: 'pushRefused'; readonly challenge: PushChallenge; readonly status: RefusedPushStatus }
  | {
      readonly kind: 'ready';
      readonly challenge: PushChallenge | FreeChallenge;
      readonly problem?: TanProblem;
    }
  | { readonly kind: 'submitting'; readonly challenge: TanChallenge; readonly input: string }
  | { readonly kind: 'expired'; readonly challenge: TanChallenge; readonly problem?: TanProblem }
  | { readonly kind: 'locked'; readonly problem: TanProblem }
  | { readonly kind: 'accepted' };

/** The name of a state. */
export type TanEntryKind = TanEntry['kind'];

/** What can happen to the widget: by the customer, by the bank, by the clock. */
export type TanEvent =
  | { readonly kind: 'select'; readonly type: OfferedTanType }
  | { readonly kind: 'request' }
  | { readonly kind: 'challenged'; readonly challenge: TanChallenge }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'pushStatus'; readonly status: PushStatus }
  | { readonly kind: 'submit' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'failed'; readonly problem: TanProblem }
  | { readonly kind: 'expire' };

/** The name of an event. */
export type TanEventKind = TanEvent['kind'];

/**
 * The widget before any challenge. The challenge is asked for at once, but never an SMS: that one the customer
 * sends by the button (portal.md 9, "immediate challenge is suppressed for M_TAN").
 */
export const openingEntry = (
  { isLocked, ...choice }: TanState = { available: [], isLocked: false },
): TanEntry =>
  isLocked
    ? { kind: 'locked', problem: { reason: 'denied', messages: [] } }
    : { kind: choice.selected === 'M_TAN' ? 'choosing' : 'requesting', ...choice, hasAsked: false };

/** Whether an earlier request can be sent again for another type. */
export const hasAsked = (entry: TanEntry): boolean => !('hasAsked' in entry) || entry.hasAsked;

const chosen = (available: readonly TanType[], selected: TanType | undefined): TanChoice =>
  selected === undefined ? { available } : { available, selected };

/** What there is to choose from in this state, and what is chosen or challenged. */
export function choiceOf(entry: TanEntry): TanChoice {
  switch (entry.kind) {
    case 'choosing':
      return chosen(entry.available, entry.selected);
    case 'requesting':
      return chosen(entry.available, entry.wished ?? entry.selected);
    case 'locked':
    case 'accepted':
      return { available: [] };
    case 'entering':
    case 'awaitingPush':
    case 'pushRefused':
    case 'ready':
    case 'submitting':
    case 'expired':
      return { available: entry.challenge.available, selected: entry.challenge.type };
  }
}

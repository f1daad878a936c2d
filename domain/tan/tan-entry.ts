import type { PushStatus, RefusedPushStatus } from './push-status';
import type {
  FreeChallenge,
  PhotoChallenge,
  PushChallenge,
  SmsChallenge,
  TanChallenge,
} from './tan-challenge';
import type { TanProblem } from './tan-problem';
import type { OfferedTanType, TanType } from './tan-type';

/** A challenge whose proof is typed. */
export type TypedChallenge = SmsChallenge | PhotoChallenge;

/** What is chosen while no challenge stands: the types the bank delivered and the one selected, if any. */
export interface TanChoice {
  readonly available: readonly TanType[];
  readonly selected?: TanType;
}

/** Where the TAN widget stands (portal.md 2.7 and 4): each state carries exactly what exists in it. */
export type TanEntry =
  | ({ readonly kind: 'choosing'; readonly problem?: TanProblem } & TanChoice)
  | ({ readonly kind: 'requesting'; readonly problem?: TanProblem } & TanChoice)
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
  | { readonly kind: 'expired'; readonly challenge: TanChallenge }
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

/** The types to choose from in this state, as delivered by the bank. */
export function availableTypes(entry: TanEntry): readonly TanType[] {
  if (entry.kind === 'choosing' || entry.kind === 'requesting') return entry.available;
  if (entry.kind === 'locked' || entry.kind === 'accepted') return [];
  return entry.challenge.available;
}

/** The type that is chosen or challenged in this state, if one is. */
export function selectedType(entry: TanEntry): TanType | undefined {
  if (entry.kind === 'choosing' || entry.kind === 'requesting') return entry.selected;
  if (entry.kind === 'locked' || entry.kind === 'accepted') return undefined;
  return entry.challenge.type;
}

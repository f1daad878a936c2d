import type { Amount } from '@domain/money/amount';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';

/** How far an application is at the bank (api.md 9). */
export const applicationStates = [
  'RECEIVED',
  'WAITING_FOR_SECOND',
  'IDENTIFICATION',
  'REVIEW',
  'OPENED',
  'REFUSED',
] as const;

/** See applicationStates. */
export type ApplicationState = (typeof applicationStates)[number];

/** What the bank has made of an application: its id, the number a customer names it by, and how far it is. */
export interface ReceivedApplication {
  readonly id: string;
  readonly number: string;
  readonly state: ApplicationState | 'UNKNOWN';
}

/** The release of an application by its second person. */
export interface JointRelease {
  readonly applicationId: string;
}

/** What an application can end in, as the bank calls it (`productSubType`). */
export const openedKinds = [
  'STANDARD_DEPOT',
  'SECOND_DEPOT',
  'DEPOT_JUNIOR',
  'SAVINGS_PLAN',
  'CA',
  'CAJ',
  'SA',
  'CFD',
  'CHECKING_ACCOUNT_JUNIOR',
  'CREDITCARD',
  'VISA_DEBITKARTE',
  'GIROCARD',
  'FIXED_DEPOSIT',
  'TGK_PLUS',
] as const;

/** One of them; the bank may open more than the portal knows by name. */
export type OpenedKind = (typeof openedKinds)[number] | 'UNKNOWN';

/** What came of an opened application. */
export interface ApplicationResult {
  readonly productId: string;
  readonly kind: OpenedKind;
  readonly displayId: string | undefined;
}

/** Why an application was refused, or what of it could not be done. */
export const applicationReasons = [
  'SECOND_DECLINED',
  'SECOND_LATE',
  'IDENTIFICATION_FAILED',
  'IDENTIFICATION_LATE',
  'INCOME_TOO_LOW',
  'NOT_APPROPRIATE',
  'US_PERSON',
  'NOT_COVERED',
  'CARD_THERE',
  'PLAN_NOT_MADE',
] as const;

/** A reason with the bank's words for it; UNKNOWN for one that this portal has no words of its own for. */
export interface ApplicationReason {
  readonly reason: (typeof applicationReasons)[number] | 'UNKNOWN';
  readonly text: string;
}

/** What has become of the bonus for opening a depot: it waits for a purchase until a day, or is decided. */
export type OpeningBonus =
  | { readonly state: 'PENDING' | 'LAPSED'; readonly amount: Amount; readonly lastDay: LocalDate }
  | { readonly state: 'PAID' | 'REFUSED'; readonly amount: Amount };

/** An application as its customer sees it later. */
export interface SubmittedApplication extends ReceivedApplication {
  readonly product: string;
  readonly reason: ApplicationReason | undefined;
  /** It waits for this customer's release. */
  readonly canRelease: boolean;
  readonly submittedAt: Instant;
  readonly history: readonly { readonly state: ApplicationState | 'UNKNOWN'; readonly at: Instant }[];
  readonly results: readonly ApplicationResult[];
  /** Of the depot that was opened, if a bonus was asked for. */
  readonly bonus: OpeningBonus | undefined;
}

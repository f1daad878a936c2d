/** Under this a customer is told that something has happened: what it was, the notifications say. */
export const NEWS = 'notifications';

/** How long that is told, in milliseconds: what lies further back is history. */
export const NEWS_LASTS = 30 * 86_400_000;

type OfPlan = 'EXECUTED' | 'PARTLY_EXECUTED' | 'NOT_EXECUTED';

/** A word of the wire, as the reasons of plans and fund orders are; left out where there was none. */
interface Reason {
  readonly reason?: string;
}

/**
 * What happened and what it names, so that a page can say it in its own language; the German text beside it says the
 * same. Days are ISO, amounts EUR with a point.
 */
export type NoticeTitle =
  | { readonly kind: `SAVINGS_PLAN_${OfPlan}`; readonly args: { name: string; day: string } & Reason }
  /** By the customer, and because its last day is over. */
  | { readonly kind: 'SAVINGS_PLAN_ENDED' | 'SAVINGS_PLAN_OVER'; readonly args: { name: string } }
  | {
      readonly kind: `FUND_${'DEPOSIT' | 'WITHDRAWAL'}_${OfPlan}`;
      /** The amount where something was executed. */
      readonly args: { readonly amount?: string } & Reason;
    }
  | { readonly kind: 'APPLICATION'; readonly args: { product: string; number: string; state: string } }
  /** Nothing was bought until that day. */
  | { readonly kind: 'OPENING_BONUS_LAPSED'; readonly args: { day: string } }
  /** Refused: there is one a customer. */
  | { readonly kind: `OPENING_BONUS_${'PAID' | 'REFUSED'}`; readonly args: { amount: string } }
  | { readonly kind: 'MESSAGE_ANSWERED'; readonly args: { number: string } }
  | { readonly kind: 'COUPLE_OFFSET'; readonly args: { year: string; amount: string } }
  /** The second where the base rate came late. */
  | {
      readonly kind: 'LUMP_SUMS' | 'LUMP_SUMS_LATE';
      readonly args: { year: string; amount: string; tax: string };
    }
  /** The same of the funds of a child, who is named. */
  | {
      readonly kind: 'LUMP_SUMS_OF' | 'LUMP_SUMS_LATE_OF';
      readonly args: { year: string; amount: string; tax: string; name: string };
    };

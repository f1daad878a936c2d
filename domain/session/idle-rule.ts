/** How long a customer may do nothing, in milliseconds: until the warning, and how long that counts down. */
export interface IdleRule {
  readonly idle: number;
  readonly countdown: number;
}

/** Longest time without activity on pages that reach payment functions, warning included (rules.md 13). */
const PAYMENT_LIMIT = 300_000;

/** Minutes until the warning that a customer may choose instead of the bank's (rules.md 13). */
export const idleMinutes = [5, 10, 15] as const;

/** A choice of the customer's; only ever shorter than the bank's own time. */
export type IdleMinutes = (typeof idleMinutes)[number];

/** What a page's rule is made from. */
export interface IdleTerms {
  /** What the bank has configured. */
  readonly bank: IdleRule;
  readonly chosen?: IdleMinutes | undefined;
  /** Whether the page reaches payment functions. */
  readonly isPayment: boolean;
}

/** The rule in force: the shortest of the bank's, the customer's and, with its warning inside, that of payments. */
export function idleRule({ bank: { idle, countdown }, chosen, isPayment }: IdleTerms): IdleRule {
  const wished = chosen === undefined ? idle : chosen * 60_000;
  const limit = isPayment ? Math.max(0, PAYMENT_LIMIT - countdown) : idle;
  return { idle: Math.min(idle, wished, limit), countdown };
}

/** Milliseconds from the last activity to the end of the session. */
export const timeAllowed = ({ idle, countdown }: IdleRule): number => idle + countdown;

import * as R from 'fp-ts/ReadonlyRecord';

/** What must be named to tell something: a day is ISO, an amount one of EUR. A reason, and what a part brought, may be missing. */
const needed = {
  SAVINGS_PLAN_EXECUTED: ['name', 'day'],
  SAVINGS_PLAN_PARTLY_EXECUTED: ['name', 'day'],
  SAVINGS_PLAN_NOT_EXECUTED: ['name', 'day'],
  SAVINGS_PLAN_ENDED: ['name'],
  SAVINGS_PLAN_OVER: ['name'],
  FUND_DEPOSIT_EXECUTED: ['amount'],
  FUND_DEPOSIT_PARTLY_EXECUTED: ['amount'],
  FUND_DEPOSIT_NOT_EXECUTED: [],
  FUND_WITHDRAWAL_EXECUTED: ['amount'],
  FUND_WITHDRAWAL_PARTLY_EXECUTED: ['amount'],
  FUND_WITHDRAWAL_NOT_EXECUTED: [],
  APPLICATION: ['product', 'number', 'state'],
  COUPLE_OFFSET: ['year', 'amount'],
  LUMP_SUMS: ['year', 'amount', 'tax'],
  LUMP_SUMS_LATE: ['year', 'amount', 'tax'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a page has words for. */
export type ToldKind = keyof typeof needed;

/** All of them. */
export const toldKinds: readonly ToldKind[] = R.keys(needed);

/** What happened and what it names: the page says it in its own language. */
export interface ToldTitle {
  readonly kind: ToldKind;
  readonly args: Readonly<Record<string, string>>;
}

/** Whether a page can say it: its kind is known, and nothing that its words name is missing. */
export const isToldTitle = (title: {
  readonly kind: string;
  readonly args: Readonly<Record<string, string>>;
}): title is ToldTitle =>
  toldKinds.some((kind) => kind === title.kind && needed[kind].every((name) => name in title.args));

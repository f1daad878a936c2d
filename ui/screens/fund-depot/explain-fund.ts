import type { FundConditions, HeldFund } from '@domain/fund-depot/fund-conditions';
import type { FundOrderKind, PlannedFund } from '@domain/fund-depot/fund-order';
import type { PricedFund } from '@domain/fund-depot/told-fund-order';
import { add, negate, rescale, subtract, sum, zero, type Decimal } from '@domain/money/decimal';
import { cents, type Explanation, type ExplainingWords } from '@ui/parts/tax/explanation';

/** What an order would do, as far as the bank has told it. */
export interface Planned {
  readonly kind: FundOrderKind;
  readonly allocation: readonly PlannedFund[];
}

/** What is held of a fund, at its last price. */
const held = ({ t, formats }: ExplainingWords, { name, quantity, price, value }: HeldFund): Explanation => ({
  name,
  amount: value.value,
  rule: t('fundDepot.explain.held', {
    quantity: formats.own(quantity),
    price: formats.price(price, { minDecimals: 2 }),
  }),
});

/** What an order buys or sells of a fund; a deposit is divided by the weights, a withdrawal takes the same part of each. */
function moved(words: ExplainingWords, fund: PricedFund, { kind, allocation }: Planned): Explanation {
  const { t, formats } = words;
  const row = allocation.find(({ wkn }) => wkn === fund.wkn);
  const amount = row?.amount.value ?? zeroCents;
  const said = {
    total: cents(words, sum(allocation.map((each) => each.amount.value))),
    weight: fund.weight === undefined ? '0' : formats.decimal(fund.weight),
    quantity: formats.own(row?.quantity ?? zero),
    price: formats.price(fund.price, { minDecimals: 2 }),
  };
  return {
    name: fund.name,
    amount: kind === 'DEPOSIT' ? amount : negate(amount),
    rule: t(row === undefined ? 'fundDepot.explain.untouched' : `fundDepot.explain.${kind}`, said),
  };
}

const zeroCents = rescale(zero, 2, 'half-up');

/** Which number of the table of funds. */
export type FundFigure = 'before' | 'change' | 'after';

/** A number of the table, of one fund or of all together. */
export function explainFund(
  words: ExplainingWords,
  funds: readonly HeldFund[],
  planned: Planned,
  figure: FundFigure,
): Explanation {
  const { t } = words;
  const of = (fund: HeldFund): Explanation => {
    const [before, change] = [held(words, fund), moved(words, fund, planned)];
    if (figure !== 'after') return figure === 'before' ? before : change;
    return {
      name: fund.name,
      amount: add(before.amount, change.amount),
      rule: t('fundDepot.explain.after'),
      parts: () => [
        { ...before, name: t('fundDepot.table.before') },
        { ...change, name: t(`fundDepot.table.${planned.kind}`) },
      ],
    };
  };
  const each = funds.map(of);
  const [first, ...others] = each;
  if (first !== undefined && others.length === 0) return first;
  const name = figure === 'change' ? t(`fundDepot.table.${planned.kind}`) : t(`fundDepot.table.${figure}`);
  return { name, amount: total(each), rule: t('fundDepot.explain.sum'), parts: () => each };
}

const total = (parts: readonly Explanation[]): Decimal => sum(parts.map(({ amount }) => amount));

/** What an order puts into a fund, or takes out of it. */
export function explainMoved(words: ExplainingWords, fund: PricedFund, planned: Planned): Explanation {
  const of = moved(words, fund, planned);
  return planned.kind === 'DEPOSIT' ? of : { ...of, amount: negate(of.amount) };
}

/** What is deposited: the typed amount, and what of it goes to which fund. */
export const explainDeposit = (
  words: ExplainingWords,
  amount: Decimal,
  funds: readonly PricedFund[],
  planned: Planned,
): Explanation => ({
  name: words.t('fundDepot.summary.total'),
  amount,
  rule: words.t('fundDepot.explain.deposit'),
  parts: () => funds.map((fund) => moved(words, fund, planned)),
});

/** What a withdrawal sells at today's prices. */
export const explainSold = (
  words: ExplainingWords,
  funds: readonly PricedFund[],
  planned: Planned,
): Explanation => {
  const parts = funds.map((fund) => explainMoved(words, fund, planned));
  return {
    name: words.t('fundDepot.summary.value'),
    amount: total(parts),
    rule: words.t('fundDepot.explain.sum'),
    parts: () => parts,
  };
};

/** What buying and taking back shares costs. */
export const explainNoFee = ({ t }: ExplainingWords, key: 'fee' | 'redemption'): Explanation => ({
  name: t(`fundDepot.summary.${key}`),
  amount: zeroCents,
  rule: t('fundDepot.explain.noFee'),
});

/** What stays in the depot after a withdrawal. */
export const explainRest = (
  words: ExplainingWords,
  { funds, value }: FundConditions,
  planned: Planned,
): Explanation => {
  const sold = explainSold(words, funds, planned);
  return {
    name: words.t('fundDepot.summary.rest'),
    amount: subtract(value.value, sold.amount),
    rule: words.t('fundDepot.explain.rest'),
    parts: () => [
      { ...explainFund(words, funds, planned, 'before'), amount: value.value },
      { ...sold, amount: negate(sold.amount) },
    ],
  };
};

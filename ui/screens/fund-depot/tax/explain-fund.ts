import type { FundConditions, HeldFund } from '@domain/fund-depot/fund-conditions';
import type {
  AllocatedFund,
  FundOrder,
  FundOrderKind,
  FundOrderResult,
  PlannedFund,
} from '@domain/fund-depot/fund-order';
import type { PricedFund } from '@domain/fund-depot/told-fund-order';
import { add, negate, rescale, subtract, sum, zero, type Decimal } from '@domain/money/decimal';
import type { ShownNodes } from '../input/observed-fund-order';
import { cents, type Explanation, type ExplainingWords } from '@ui/parts/tax/explanation';

/** What an order would do, as far as the bank has told it. */
export interface Planned {
  readonly kind: FundOrderKind;
  readonly allocation: readonly PlannedFund[];
}

/** What the form shown would do; nothing as long as the bank has not said. */
export const plannedOf = (kind: FundOrderKind, nodes: ShownNodes<'preview'>): Planned => ({
  kind,
  allocation: nodes.preview.value?.allocation ?? [],
});

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

/** What the fund depot is worth. */
export const explainValue = (words: ExplainingWords, { funds, value }: FundConditions): Explanation => ({
  name: words.t('fundDepot.figure.value'),
  amount: value.value,
  rule: words.t('fundDepot.explain.sum'),
  parts: () => funds.map((fund) => held(words, fund)),
});

/** How much an order is about, as it was released, and what of it is planned for which fund. */
export function explainOrdered(
  words: ExplainingWords,
  order: Pick<FundOrder, 'kind' | 'allocation' | 'regular'>,
  amount: Decimal,
): Explanation {
  const { t } = words;
  const isPlanned = order.regular === undefined && order.allocation.some(({ price }) => price === undefined);
  return {
    name: t('fundDepot.orders.extent'),
    amount,
    rule: t(order.regular === undefined ? 'fundDepot.explain.ordered' : 'fundDepot.explain.orderedRegular'),
    ...(isPlanned && { parts: () => order.allocation.map((fund) => explainLine(words, order, fund)) }),
  };
}

/** What an order buys or sells of one fund: as planned at its release, or at the price of its day. */
export function explainLine(
  { t, formats }: ExplainingWords,
  { kind, allocation }: Pick<FundOrder, 'kind' | 'allocation'>,
  { name, amount, quantity, price, weight }: AllocatedFund,
): Explanation {
  const said = {
    quantity: formats.own(quantity),
    price: price === undefined ? '' : formats.price(price, { minDecimals: 2 }),
    weight: weight === undefined ? '' : formats.decimal(weight),
    total: cents({ t, formats }, sum(allocation.map((each) => each.amount.value))),
  };
  const planned = kind === 'DEPOSIT' && weight !== undefined ? 'plannedDEPOSIT' : 'planned';
  return {
    name,
    amount: amount.value,
    rule: t(price === undefined ? `fundDepot.explain.${planned}` : 'fundDepot.explain.executed', said),
  };
}

/** What a regular deposit takes the next time. */
export const explainNext = (
  { t, formats }: ExplainingWords,
  { extent, regular }: Pick<FundOrder, 'extent' | 'regular'>,
  amount: Decimal,
): Explanation => {
  const agreed = extent.kind === 'AMOUNT' ? cents({ t, formats }, extent.amount) : '';
  return {
    name: t('fundDepot.done.nextRun'),
    amount,
    rule:
      regular?.increase === undefined
        ? t('fundDepot.explain.next', { agreed })
        : t('fundDepot.explain.nextRaised', {
            agreed,
            start: formats.day(regular.start),
            percent: formats.percent(regular.increase, { minDecimals: 0 }),
          }),
  };
};

/** What is kept back on the account until the day of the price. */
export const explainReserve = ({ t }: ExplainingWords, amount: Decimal): Explanation => ({
  name: t('fundDepot.explain.reserveName'),
  amount,
  rule: t('fundDepot.explain.reserve'),
});

/** What can be disposed of on an account. */
export const explainAvailable = ({ t }: ExplainingWords, amount: Decimal): Explanation => ({
  name: t('fundDepot.account.free'),
  amount,
  rule: t('fundDepot.explain.available'),
});

/** What came of an order that was executed: the value at the prices of its day, the tax that was booked, what arrived. */
export function explainResult(
  words: ExplainingWords,
  { kind, allocation }: Pick<FundOrder, 'kind' | 'allocation'>,
  result: FundOrderResult,
  figure: keyof FundOrderResult,
): Explanation {
  const { t, formats } = words;
  const name = t(
    figure === 'value' ? `fundDepot.orders.result.${kind}` : `fundDepot.orders.result.${figure}`,
  );
  const amount = result[figure].value;
  if (figure === 'total')
    return {
      name,
      amount,
      rule: t('fundDepot.explain.total'),
      parts: () => {
        const tax = explainResult(words, { kind, allocation }, result, 'tax');
        return [
          explainResult(words, { kind, allocation }, result, 'value'),
          { ...tax, amount: negate(tax.amount) },
        ];
      },
    };
  return {
    name,
    amount,
    rule: t('fundDepot.explain.sum'),
    parts: () =>
      allocation
        .filter(({ price }) => price !== undefined)
        .map((fund) => ({
          name: fund.name,
          amount: figure === 'value' ? fund.amount.value : (fund.tax?.value ?? zeroCents),
          rule:
            figure === 'tax'
              ? t('fundDepot.explain.bookedTax')
              : t('fundDepot.explain.executed', {
                  quantity: formats.own(fund.quantity),
                  price: fund.price === undefined ? '' : formats.price(fund.price, { minDecimals: 2 }),
                }),
        })),
  };
}

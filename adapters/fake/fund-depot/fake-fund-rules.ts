import type { FundConditions, FundPreview } from '@domain/fund-depot/fund-conditions';
import type { AllocatedFund, FundExtent } from '@domain/fund-depot/fund-order';
import type { PartialFundOrder } from '@domain/fund-depot/fund-request';
import type { Message } from '@domain/message/message';
import { amount } from '@domain/money/amount';
import {
  compare,
  decimalText,
  divide,
  hundred,
  multiply,
  rescale,
  subtract,
  sum,
  type Decimal,
} from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { errorMessage } from '../bank/fake-refusal';

/** What the fake bank says against an order. */
export function fundMessagesAbout(
  { kind, extent, regular }: PartialFundOrder,
  { deposit, regular: regularly, withdrawal }: FundConditions,
): readonly Message[] {
  if (extent === undefined) return [errorMessage('fehler_pflichtfeld_nicht_gesetzt', ['amount'])];
  if (extent.kind !== 'AMOUNT')
    return kind === 'DEPOSIT' ? [errorMessage('fehler-fondsauftrag-nur-betrag', ['percent'])] : [];
  const limits = kind === 'WITHDRAWAL' ? withdrawal : regular === undefined ? deposit : regularly;
  if (compare(extent.amount, limits.minimum.value) < 0)
    return [
      errorMessage('fehler-fondsauftrag-mindestbetrag', ['amount'], {
        mindestbetrag: decimalText(limits.minimum.value),
      }),
    ];
  if (compare(extent.amount, limits.maximum.value) <= 0) return [];
  const maximal = decimalText(limits.maximum.value);
  return kind === 'DEPOSIT'
    ? [errorMessage('fehler-fondsauftrag-hoechstbetrag', ['amount'], { maximal })]
    : [
        errorMessage('fehler-fondsauftrag-mindestbestand', ['amount'], {
          maximal,
          mindestbestand: decimalText(withdrawal.minimumRest.value),
        }),
      ];
}

const part = (whole: Decimal, of: Decimal, all: Decimal): Decimal =>
  divide(multiply(whole, of), all, 2, 'half-up');

/** What an extent comes to at the prices of today. */
const totalOf = (extent: FundExtent, { value }: FundConditions): Decimal => {
  switch (extent.kind) {
    case 'AMOUNT':
      return extent.amount;
    case 'PERCENT':
      return part(value.value, extent.percent, hundred);
    case 'ALL':
      return value.value;
  }
};

/** The rows of an order: by the strategy, or evenly from what is there; the last one takes the rest. */
export function fakeAllocation(
  { kind, extent }: PartialFundOrder,
  conditions: FundConditions,
): readonly AllocatedFund[] {
  if (extent === undefined) return [];
  const total = totalOf(extent, conditions);
  const { funds, value } = conditions;
  const amounts: Decimal[] = [];
  return funds.map(({ wkn, instrumentId, name, weight = hundred, price, value: held }, index) => {
    const share = kind === 'DEPOSIT' ? part(total, weight, hundred) : part(total, held.value, value.value);
    const own = index === funds.length - 1 ? subtract(total, sum(amounts)) : share;
    amounts.push(own);
    const quantity = divide(own, price.value, 3, 'down');
    // An amount is sold in whole thousandths; what else there is comes to just that.
    const isRounded = kind === 'WITHDRAWAL' && extent.kind === 'AMOUNT';
    const moved = isRounded ? rescale(multiply(quantity, price.value), 2, 'half-up') : own;
    return { wkn, instrumentId, name, weight, amount: amount(moved, EUR), quantity, lots: [] };
  });
}

/** What the fake bank would make of an order. */
export function fakeFundPreview(order: PartialFundOrder, conditions: FundConditions): FundPreview {
  const account = conditions.accounts.find(({ iban }) => iban === order.iban);
  const isExternal = account?.isExternal === true;
  const allocation = fakeAllocation(order, conditions);
  return {
    days: conditions.days,
    ...(order.extent && { total: amount(sum(allocation.map((row) => row.amount.value)), EUR) }),
    isExternal,
    ...(order.kind === 'DEPOSIT' && isExternal && account.mandate && { mandate: account.mandate }),
    allocation,
  };
}

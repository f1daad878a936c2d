import {
  decimalText,
  isPositive,
  minimum,
  subtract,
  trimmed,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { Market } from '@sandbox/market/market';
import { boundFor, partOf, sharesFor, sharesWithin, split, type Shares } from '../rules/shares';
import type { FundRow, StoredLot } from '../store/fund-tables';
import type { Size } from './checked-order';
import type { HeldFund } from './fund-facts';
import { modelFunds, weightOf } from './model-funds';

const NONE: Shares = { quantity: zero, value: { units: 0n, scale: 2 } };

/** What of a deposit buys each fund of the model, by its weight; how many follow from the last prices. */
export function depositRows(amount: Decimal, market: Market, at: Instant): FundRow[] {
  const funds = modelFunds(market, at);
  const parts = split(
    amount,
    funds.map(({ weight }) => weight),
  );
  return funds.map((fund, index) => {
    const part = parts[index] ?? zero;
    const { quantity } = sharesWithin(part, fund) ?? NONE;
    const { instrument, weight } = fund;
    return planned(instrument.row.instrument_id, weight, { quantity, value: part }, zero, []);
  });
}

/** What of each fund is sold by the last prices, and what is bound for it. */
export function withdrawalRows(size: Size, held: readonly HeldFund[]): FundRow[] {
  const there = held.filter(({ free }) => isPositive(free));
  const shares = sharesOf(size, there);
  return there.flatMap((fund, index): FundRow[] => {
    const sold = shares[index];
    if (sold === undefined || !isPositive(sold.quantity)) return [];
    const { wkn, instrument_id: id } = fund.instrument.row;
    const bound = size.kind === 'amount' ? boundFor(sold.quantity, fund.free) : sold.quantity;
    return [planned(id, weightOf(wkn), sold, bound, lotsOf(fund, sold.quantity))];
  });
}

function sharesOf(size: Size, there: readonly HeldFund[]): readonly (Shares | undefined)[] {
  switch (size.kind) {
    case 'amount':
      return sharesFor(
        size.amount,
        there.map(({ free, price, valueOf }) => ({ there: free, price, valueOf })),
      );
    case 'percent':
      return there.map(({ free, valueOf }) => {
        const quantity = partOf(free, size.percent);
        return { quantity, value: valueOf(quantity) };
      });
    case 'all':
      return there.map(({ free, valueOf }) => ({ quantity: free, value: valueOf(free) }));
  }
}

/** What it would take of the purchases, first in, first out. */
function lotsOf({ lots }: HeldFund, quantity: Decimal): StoredLot[] {
  let open: Decimal = quantity;
  return lots.flatMap(({ acquired, remaining }): StoredLot[] => {
    const taken = minimum(remaining, open);
    if (!isPositive(taken)) return [];
    open = subtract(open, taken);
    return [{ acquired, quantity: decimalText(trimmed(taken)) }];
  });
}

const planned = (
  instrumentId: string,
  weight: Decimal | undefined,
  { quantity, value }: Shares,
  bound: Decimal,
  lots: readonly StoredLot[],
): FundRow => ({
  instrumentId,
  weight: weight === undefined ? null : decimalText(weight),
  amount: decimalText(value),
  quantity: decimalText(trimmed(quantity)),
  bound: decimalText(bound),
  lots,
  execution: null,
  failReason: null,
});

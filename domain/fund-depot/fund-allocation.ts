import type { Wkn } from '../codes/wkn';
import { add, divide, hundred, isZero, multiply, subtract, sum, zero, type Decimal } from '../money/decimal';
import type { HeldFund } from './fund-conditions';
import type { AllocatedFund, FundOrderKind } from './fund-order';

/** One fund before an order and after it; EUR. */
export interface AllocationLine {
  readonly wkn: Wkn;
  readonly name: string;
  readonly weight?: Decimal;
  readonly before: Decimal;
  /** Bought above 0, sold below. */
  readonly change: Decimal;
  readonly after: Decimal;
  /** Percent of all that is there after it; absent where nothing is left. */
  readonly share?: Decimal;
}

/** All funds together. */
export interface Allocation {
  readonly lines: readonly AllocationLine[];
  readonly before: Decimal;
  readonly change: Decimal;
  readonly after: Decimal;
}

const SHARE_PLACES = 1;

/** What an order does to each fund; an order that is not known yet changes nothing. */
export function allocation(
  funds: readonly HeldFund[],
  kind: FundOrderKind,
  planned: readonly AllocatedFund[],
): Allocation {
  const moved = funds.map(({ wkn, name, weight, value }) => {
    const amount = planned.find((row) => row.wkn === wkn)?.amount.value ?? zero;
    const change = kind === 'DEPOSIT' ? amount : subtract(zero, amount);
    const after = add(value.value, change);
    return { wkn, name, ...(weight && { weight }), before: value.value, change, after };
  });
  const after = sum(moved.map((line) => line.after));
  return {
    lines: moved.map((line) => ({
      ...line,
      ...(!isZero(after) && {
        share: divide(multiply(line.after, hundred), after, SHARE_PLACES, 'half-up'),
      }),
    })),
    before: sum(moved.map((line) => line.before)),
    change: sum(moved.map((line) => line.change)),
    after,
  };
}

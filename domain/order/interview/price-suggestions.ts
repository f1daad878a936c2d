import type { DistanceKind } from '@domain/order/draft/order-draft';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { PriceStep } from '@domain/instrument/price-step';
import type { Side } from '@domain/order/side';
import { add, decimal, decimalText, multiply, isZero, type Decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { priceNear } from '@domain/order/picture/price-grid';
import type { Question } from './interview-flow';

/** A price, or a distance, that can be taken with one press. */
export interface PriceSuggestion {
  /** In percent away from what it is measured against; nothing for that itself. */
  readonly share: Decimal;
  /** As the form takes it. */
  readonly text: string;
  readonly price: Decimal;
}

/** The questions about a price. */
export type PriceQuestion = Extract<
  Question,
  'triggerLimit' | 'distance' | 'limit' | 'followTriggerLimit' | 'followDistance' | 'followLimit'
>;

/** What a suggestion is made from. */
interface SuggestionSources {
  readonly side: Side;
  readonly orderType: EnterableOrderType;
  readonly distanceKind: DistanceKind;
  /** What the price is measured against: market, stop, or the limit of the base. */
  readonly against: Decimal | undefined;
  readonly steps: readonly PriceStep[];
}

const shares = {
  near: ['0', '1', '2'],
  wide: ['2', '5', '10'],
  tolerance: ['0', '0.5', '1'],
} as const;

const distances = ['3', '5', '10'] as const;

/** Usual answers to a question about a price, on the venue's grid; none while nothing is known to measure against. */
export function priceSuggestions(
  question: PriceQuestion,
  { side, orderType, distanceKind, against, steps }: SuggestionSources,
): readonly PriceSuggestion[] {
  if (question === 'distance' || question === 'followDistance')
    return distanceKind === 'relative'
      ? distances.map((each) => ({ share: decimal(each), price: decimal(each), text: `${each},00` }))
      : [];
  if (against === undefined) return [];
  const { usual, isAbove } = rangeOf(question, side, orderType);
  return shares[usual].map((each) => {
    const share = decimal(isAbove || each === '0' ? each : `-${each}`);
    const exact = multiply(against, add(decimal('1'), { units: share.units, scale: share.scale + 2 }));
    // What lies on the grid already is suggested as it is.
    const price = isZero(share) ? against : priceNear(Number(decimalText(exact)), steps);
    return { share, price, text: formatGermanNumber(price, { minDecimals: 2, maxDecimals: 4 }) };
  });
}

/** A limit waits at the better side of the market, a stop at the worse; after a stop the limit gives it some room. */
function rangeOf(
  question: Exclude<PriceQuestion, 'distance' | 'followDistance'>,
  side: Side,
  orderType: EnterableOrderType,
): { readonly usual: keyof typeof shares; readonly isAbove: boolean } {
  switch (question) {
    case 'triggerLimit':
      return { usual: 'wide', isAbove: side === 'BUY' };
    case 'followTriggerLimit':
      return { usual: 'wide', isAbove: false };
    case 'followLimit':
      return { usual: 'wide', isAbove: true };
    case 'limit':
      if (orderType === 'STOP_LIMIT' || orderType === 'TRAILING_STOP_LIMIT')
        return { usual: 'tolerance', isAbove: side === 'BUY' };
      return {
        usual: orderType === 'ONE_CANCELS_OTHER' ? 'wide' : 'near',
        isAbove: side === 'SELL',
      };
  }
}

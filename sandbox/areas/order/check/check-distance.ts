import { compare, hundred } from '@domain/money/decimal';
import type { WireMessage } from '@sandbox/platform/http/message';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import type { LegBody } from '../routes/order-body';
import { referenceFor } from './check-price';
import type { OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import { isGiven, positiveAmount, positiveNumber } from './price-input';
import type { Side, TrailingDistance } from '../trade/working-order';

const PLACES = 5;

/** A trailing distance, or what is wrong with it. */
export interface CheckedDistance {
  readonly messages: readonly WireMessage[];
  readonly distance?: TrailingDistance;
}

const INVALID: CheckedDistance = {
  messages: [
    orderMessage.error('fehler-abstand-ungueltig', {
      origin: ['trailingLimitDistAbs', 'trailingLimitDistRel'],
    }),
  ],
};

/** Exactly one distance from the current price: an amount below it, or a percentage between 0 and 100 (rules.md 2). */
export function checkDistance(
  { trailingLimitDistAbs: absolute, trailingLimitDistRel: relative }: LegBody,
  side: Side | undefined,
  facts: OrderFacts,
): CheckedDistance {
  const { instrument } = facts;
  if (isGiven(absolute) === isGiven(relative)) return INVALID;
  if (isGiven(absolute)) {
    const unit = instrument === undefined ? undefined : priceUnit(instrument.traded);
    const distance = positiveAmount(absolute, unit, PLACES);
    const price = referenceFor('triggerLimit', side ?? 'SELL', facts);
    const isTooFar = distance !== undefined && price !== undefined && compare(distance, price) >= 0;
    return distance === undefined || isTooFar
      ? INVALID
      : { messages: [], distance: { kind: 'absolute', distance } };
  }
  const percent = isGiven(relative) ? positiveNumber(percentText(relative), PLACES) : undefined;
  return percent === undefined || compare(percent, hundred) >= 0
    ? INVALID
    : { messages: [], distance: { kind: 'relative', percent } };
}

/** A percentage of a request as text; requests may also send it in two parts (api.md 1). */
export const percentText = (percentage: NonNullable<LegBody['trailingLimitDistRel']>): string =>
  typeof percentage === 'string'
    ? percentage
    : `${percentage.preDecimalPlaces}.${percentage.decimalPlaces === '' ? '0' : percentage.decimalPlaces}`;

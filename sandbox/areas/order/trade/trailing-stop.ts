import {
  add,
  compare,
  divide,
  hundred,
  maximum,
  multiply,
  subtract,
  type Decimal,
} from '@domain/money/decimal';
import { tickAt } from '@sandbox/market/price/listing';
import { onGrid } from '@sandbox/market/price/tick-size';
import type { TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { ExecutionTerms, Side, TrailingDistance } from './working-order';

/** The terms of a trailing stop. */
export type TrailingTerms = Extract<ExecutionTerms, { kind: 'trailing' }>;

const PERCENT_PLACES = 9;

/**
 * A trailing stop after the price was here (rules.md 2): for a sale it rises with the price and never falls, for
 * a buy it falls and never rises. A limit keeps its distance from the trigger. The same terms if nothing moves.
 */
export function followed(
  terms: TrailingTerms,
  side: Side,
  reference: Decimal,
  instrument: TradedInstrument,
): TrailingTerms {
  const away = distanceAt(terms.distance, reference);
  const level = side === 'SELL' ? subtract(reference, away) : add(reference, away);
  const trigger = onGrid(level, tickAt(instrument, reference), 'half-up');
  const direction = compare(trigger, terms.trigger);
  if (direction === 0 || direction > 0 !== (side === 'SELL')) return terms;
  const { limit } = terms;
  return {
    ...terms,
    trigger,
    ...(limit === undefined ? {} : { limit: add(limit, subtract(trigger, terms.trigger)) }),
  };
}

/** No price on the stop's side of this one moves the stop. */
export function followsFrom(
  { trigger, distance }: TrailingTerms,
  side: Side,
  instrument: TradedInstrument,
): Decimal {
  const [away, back] = side === 'SELL' ? [add, subtract] : [subtract, add];
  const referenceOf = (stop: Decimal): Decimal =>
    distance.kind === 'absolute'
      ? away(stop, distance.distance)
      : divide(multiply(stop, hundred), back(hundred, distance.percent), PERCENT_PLACES, 'half-up');
  return referenceOf(back(trigger, tickAt(instrument, maximum(trigger, referenceOf(trigger)))));
}

const distanceAt = (distance: TrailingDistance, reference: Decimal): Decimal =>
  distance.kind === 'absolute'
    ? distance.distance
    : divide(multiply(reference, distance.percent), hundred, PERCENT_PLACES, 'half-up');

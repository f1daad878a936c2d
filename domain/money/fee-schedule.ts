import { add, maximum, minimum, rescale, type Decimal } from './decimal';
import { percentOf } from './amount';
import { EUR } from './unit';

/** The bank's price list at a venue, in EUR: a base and a part of the value within limits, and what the venue takes. */
export interface FeeSchedule {
  readonly base: Decimal;
  /** Of the value. */
  readonly percent: Decimal;
  readonly least: Decimal;
  readonly most: Decimal;
  readonly venue: Decimal;
}

/** What is charged for an order of this value in EUR, to the cent (rules.md 7). */
export function feesOn({ base, percent, least, most, venue }: FeeSchedule, value: Decimal): Decimal {
  const part = percentOf({ value, unit: EUR }, percent).value;
  const own = minimum(maximum(rescale(add(base, part), 2, 'half-up'), least), most);
  return add(own, venue);
}

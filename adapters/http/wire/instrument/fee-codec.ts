import type { FeeSchedule } from '@domain/money/fee-schedule';
import type * as t from 'io-ts';
import { wireAmount, wireDecimal } from '../wire-amount';
import { wireObject } from '../wire-object';

/** The price list of an order in EUR (wire.md). */
export const wireFees = wireObject('FeeSchedule', {
  base: wireAmount,
  percent: wireDecimal,
  least: wireAmount,
  most: wireAmount,
  venue: wireAmount,
});

/** The domain's price list. */
export const toFeeSchedule = ({
  base,
  percent,
  least,
  most,
  venue,
}: t.TypeOf<typeof wireFees>): FeeSchedule => ({
  base: base.value,
  percent,
  least: least.value,
  most: most.value,
  venue: venue.value,
});

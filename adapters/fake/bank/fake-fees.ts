import type { FeeSchedule } from '@domain/money/fee-schedule';
import { decimal } from '@domain/money/decimal';

/** The price list of rules.md 7 over the counter. */
export const feesOverTheCounter: FeeSchedule = {
  base: decimal('4.90'),
  percent: decimal('0.25'),
  least: decimal('9.90'),
  most: decimal('59.90'),
  venue: decimal('0.00'),
};

/** The same with what an exchange takes. */
export const feesAtExchange: FeeSchedule = { ...feesOverTheCounter, venue: decimal('2.50') };

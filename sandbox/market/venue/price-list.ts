import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { AmountSchema } from '@sandbox/platform/http/schemas';
import { Type, type Static } from 'typebox';
import { wireAmount } from '../price/wire-amount';

/** The bank's price list for orders in EUR (rules.md 7), the part of the value in percent. */
export const PRICE_LIST = {
  base: decimal('4.90'),
  percent: decimal('0.25'),
  least: decimal('9.90'),
  most: decimal('59.90'),
} as const;

/** The price list on the wire (wire.md). */
export const FeeScheduleSchema = Type.Object(
  {
    base: AmountSchema,
    percent: Type.String(),
    least: AmountSchema,
    most: AmountSchema,
    venue: AmountSchema,
  },
  { title: 'FeeSchedule' },
);

/** What an order costs at a venue that takes this fee in EUR. */
export const feeSchedule = (venueFee: Decimal): Static<typeof FeeScheduleSchema> => ({
  base: wireAmount(PRICE_LIST.base, EUR),
  percent: decimalText(PRICE_LIST.percent),
  least: wireAmount(PRICE_LIST.least, EUR),
  most: wireAmount(PRICE_LIST.most, EUR),
  venue: wireAmount(venueFee, EUR),
});

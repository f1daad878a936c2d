import { decimal, decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { AmountSchema } from '@sandbox/platform/http/schemas';
import { Type, type Static } from 'typebox';
import { wireAmount } from '../price/wire-amount';

/** The most a single order may be worth, in EUR (*open* in rules.md: this bank's own limit). */
export const MOST_ORDER_VALUE = decimal('500000');

/** What an unlimited buy may cost more than the price of the moment, in percent, so that it can be paid when it executes. */
export const UNLIMITED_MARGIN = decimal('2');

/** By what the bank checks cover, on the wire (wire.md). */
export const CoverRulesSchema = Type.Object(
  { unlimitedMargin: Type.String(), mostValue: AmountSchema },
  { title: 'CoverRules' },
);

/** The rules as they are told with each venue. */
export const coverRules: Static<typeof CoverRulesSchema> = {
  unlimitedMargin: decimalText(UNLIMITED_MARGIN),
  mostValue: wireAmount(MOST_ORDER_VALUE, EUR),
};

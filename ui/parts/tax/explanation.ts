import type { ExplainedSale } from '@domain/tax/sellable-position';
import type { SoldLot } from '@domain/tax/sold-lots';
import type { TaxClass } from '@domain/tax/tax-class';
import type { Decimal } from '@domain/money/decimal';
import type { Unit } from '@domain/money/unit';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

/** A number with its rule and the numbers it follows from, down to lots, rates and what the bank has told. */
export interface Explanation {
  readonly name: string;
  readonly amount: Decimal;
  /** Where it is not EUR. */
  readonly unit?: Unit;
  readonly rule: string;
  /** Found when they are looked at. */
  readonly parts?: () => readonly Explanation[];
  /** Of which what was taxed in advance is told year by year. */
  readonly lumpSums?: { readonly sold: readonly SoldLot[]; readonly taxClass: TaxClass };
}

/** The language in which a number is explained. */
export interface ExplainingWords {
  readonly t: TextLookup;
  readonly formats: Formats;
}

/** A figure of a rule, to the cent. */
export const cents = ({ formats }: ExplainingWords, value: Decimal): string =>
  formats.own(value, { minDecimals: 2, maxDecimals: 2 });

/** Sales whose numbers are added up. */
export type ExplainedSales = readonly ExplainedSale[];

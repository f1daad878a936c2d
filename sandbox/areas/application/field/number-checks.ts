import { compare, decimal, decimalText, parseDecimal, rescale } from '@domain/money/decimal';
import * as O from 'fp-ts/Option';
import { problem } from './field-problem';
import type { FieldCheck } from './field-check';

interface Bounds {
  readonly least?: string;
  readonly most?: string;
  /** Too much of a savings amount is told in words of its own. */
  readonly saving?: true;
}

/** The longest amount: below a thousand million euros. */
const AMOUNT = /^(0|[1-9]\d{0,8})\.\d{2}$/;
const PERCENT = /^(?!0(\.0+)?$)(0|[1-9]\d{0,2})(\.\d{1,2})?$/;

const bounded =
  (shape: RegExp, { least, most, saving }: Bounds): FieldCheck =>
  (value) => {
    const amount = shape.test(value) ? parseDecimal(value) : O.none;
    if (O.isNone(amount)) return problem('fehler-betrag-ungueltig');
    if (least !== undefined && compare(amount.value, decimal(least)) < 0) {
      return problem('ANLAGEBETRAG_ZU_NIEDRIG', { mindestbetrag: cents(least) });
    }
    if (most !== undefined && compare(amount.value, decimal(most)) > 0) {
      const args = { maximalbetrag: cents(most) };
      return saving === true
        ? problem('fehler-max-anlagebetrag-ueberschritten', args)
        : problem('fehler-betrag-zu-hoch', args);
    }
    return undefined;
  };

/** An amount in EUR with a dot and two decimals. */
export const euros = (bounds: Bounds = {}): FieldCheck => bounded(AMOUNT, bounds);

/** A percentage above zero, with a dot and two decimals at most. */
export const percent = (bounds: Bounds = {}): FieldCheck => bounded(PERCENT, bounds);

/** A whole number within bounds. */
export const wholeNumber =
  (least: number, most: number): FieldCheck =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : problem('fehler-ziffern', { n: least, m: most });

const cents = (value: string): string => decimalText(rescale(decimal(value), 2, 'half-up'));

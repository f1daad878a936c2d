import type { Language } from '@application/ports/device-preferences';
import type { Amount } from '@domain/money/amount';
import { isCurrency, PERCENT, type Unit } from '@domain/money/unit';
import { formatDecimal, type DecimalShape } from './format-decimal';

/** Fewest decimals a unit is shown with: money and percent two, pieces and points none. */
export function usualDecimals(unit: Unit): number {
  return isCurrency(unit) || unit === PERCENT ? 2 : 0;
}

/** The figure of an amount without its unit, `1.234,56`; prices keep their further decimals. */
export function formatFigure(language: Language, amount: Amount, shape: DecimalShape = {}): string {
  return formatDecimal(language, amount.value, { minDecimals: usualDecimals(amount.unit), ...shape });
}

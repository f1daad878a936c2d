import type { Language } from '@application/ports/device-preferences';
import { absolute, decimalText, isNegative, isZero, rescale, type Decimal } from '@domain/money/decimal';

/** How many decimals a figure shows, and whether gains carry a plus. */
export interface DecimalShape {
  readonly minDecimals?: number;
  readonly maxDecimals?: number;
  readonly sign?: 'negative' | 'always';
}

const marks: Record<Language, { readonly group: string; readonly decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

const minus = '\u2212';

/**
 * A decimal as people of the language write it: `1.234,56`, `−0,50`, `+3`. Exact: only text is moved. Zeros
 * beyond minDecimals are dropped, what exceeds maxDecimals is rounded half up, zero never has a sign.
 */
export function formatDecimal(language: Language, value: Decimal, shape: DecimalShape = {}): string {
  const { minDecimals = 0, maxDecimals = value.scale, sign = 'negative' } = shape;
  const shown = value.scale > maxDecimals ? rescale(value, maxDecimals, 'half-up') : value;
  const [whole = '0', fraction = ''] = decimalText(absolute(shown)).split('.');
  const { group, decimal } = marks[language];
  const decimals = fraction.replace(/0+$/, '').padEnd(minDecimals, '0');
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals === '' ? '' : decimal + decimals);
  if (isZero(shown)) return figure;
  if (isNegative(shown)) return minus + figure;
  return sign === 'always' ? `+${figure}` : figure;
}

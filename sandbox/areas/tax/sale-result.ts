import { add, decimal, decimalText, divide, multiply, zero, type Decimal } from '@domain/money/decimal';
import type { SoldPart } from '@sandbox/ledger/lot-records';
import type { TaxClass } from '@sandbox/market/catalogue/tax-class';
import { centsOf, rounded } from './cents';

/** When the flat tax began: what is no fund and was bought before is free (EStG § 52 XXVIII 11). */
const FLAT_TAX_SINCE = Date.parse('2009-01-01T00:00:00+01:00');

/** The money of a sale in EUR. */
export interface SaleMoney {
  readonly value: Decimal;
  readonly costs: Decimal;
}

/** The result of a sale in cents, and what of it stands for a cost that nobody told. */
export interface SaleResult {
  readonly result: bigint;
  readonly substituted: bigint;
}

/**
 * What a sale has gained in cents, by the lots it took: proceeds less costs, what was paid and what was taxed in advance;
 * 30 % of the proceeds where nobody told what was paid (EStG § 43a II 7).
 */
export function saleResult(
  parts: readonly SoldPart[],
  { value, costs }: SaleMoney,
  taxClass: TaxClass,
): SaleResult {
  const whole = parts.reduce<Decimal>((sum, { taken }) => add(sum, taken), zero);
  const upTo = (money: Decimal, quantity: Decimal): bigint =>
    centsOf(decimalText(divide(multiply(money, quantity), whole, 2, 'half-up')));
  const isFund = taxClass.endsWith('_FUND');
  let sold: Decimal = decimal('0');
  let result = 0n;
  let substituted = 0n;
  for (const { taken, cost, lumpSum, boughtAt } of parts) {
    const until = add(sold, taken);
    const proceeds = upTo(value, until) - upTo(value, sold);
    const borne = upTo(costs, until) - upTo(costs, sold);
    sold = until;
    if (cost === undefined) substituted += rounded(proceeds * 3n, 10n);
    else if (isFund || boughtAt.getTime() >= FLAT_TAX_SINCE) {
      const taxedBefore = isFund ? centsOf(decimalText(lumpSum)) : 0n;
      result += proceeds - borne - centsOf(decimalText(cost)) - taxedBefore;
    }
  }
  return { result: result + substituted, substituted };
}

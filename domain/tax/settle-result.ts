import {
  add,
  divide,
  hundred,
  maximum,
  minimum,
  multiply,
  subtract,
  zero,
  type Decimal,
} from '../money/decimal';
import { exemptPercent, lossPot, type TaxClass } from './tax-class';
import {
  isTaxedHere,
  taxState,
  withResult,
  type TaxAmounts,
  type TaxRecord,
  type TaxState,
} from './tax-record';
import { withholding, type Withholding } from './withholding';

/** How a result became tax, step by step; EUR to the cent. */
export interface SettledResult {
  readonly result: Decimal;
  readonly exempt: Decimal;
  /** What is not taxed here, because the customer is resident abroad. */
  readonly abroad: Decimal;
  /** After partial exemption. */
  readonly income: Decimal;
  /** What of it was taken for want of a cost. */
  readonly substitute: Decimal;
  /** Losses of the same pot used, then other losses used across. */
  readonly sameLosses: Decimal;
  readonly crossLosses: Decimal;
  /** Allowance used, negative where a loss frees it again. */
  readonly allowance: Decimal;
  /** What is taxed; negative: what was taxed earlier in the year and is no more. */
  readonly taxable: Decimal;
  readonly tax: Withholding;
  readonly before: TaxState;
  readonly after: TaxState;
  readonly record: TaxRecord;
}

/**
 * Settles a result against a record in the order of the law: partial exemption (InvStG § 20), losses of the same pot,
 * losses across, allowance, foreign tax, tax (EStG § 43a III, § 44a I; rules.md 11). What is taxed is always the change of
 * what is taxable in the year, so that a loss gives back tax first and then allowance, whatever the order of the sales.
 * `substituted` is what of the result was taken for want of a cost, which a certificate names.
 */
export function settleResult(
  record: TaxRecord,
  result: Decimal,
  taxClass: TaxClass,
  substituted: Decimal = zero,
): SettledResult {
  if (!isTaxedHere(record)) return untaxedAbroad(record, result);
  const exemptOf = (part: Decimal): Decimal =>
    divide(multiply(part, exemptPercent(taxClass)), hundred, 2, 'half-up');
  const exempt = exemptOf(result);
  const income = subtract(result, exempt);
  const substitute = subtract(substituted, exemptOf(substituted));
  const pot = lossPot(taxClass);
  const before = taxState(record);
  const moved = withResult(record, pot, income);
  const after = taxState(moved);
  const gain = maximum(income, zero);
  const sameLosses = minimum(gain, pot === 'SHARES' ? before.shareLosses : before.otherLosses);
  const crossLosses = pot === 'SHARES' ? minimum(subtract(gain, sameLosses), before.otherLosses) : zero;
  const taxable = subtract(after.taxable, before.taxable);
  const tax = withholding(taxable, record);
  return {
    result,
    exempt,
    abroad: none,
    income,
    substitute,
    sameLosses,
    crossLosses,
    allowance: subtract(moved.allowance.used, record.allowance.used),
    taxable,
    tax,
    before,
    after,
    record: {
      ...moved,
      substitute: add(record.substitute, substitute),
      foreignTax: subtract(record.foreignTax, tax.credited),
      foreignCredited: add(record.foreignCredited, tax.credited),
      paid: addTax(record.paid, tax),
    },
  };
}

const none: Decimal = { units: 0n, scale: 2 };

/** A result of somebody resident abroad: it is no domestic income (EStG § 49 I), so that no step takes anything of it. */
function untaxedAbroad(record: TaxRecord, result: Decimal): SettledResult {
  const state = taxState(record);
  return {
    result,
    exempt: none,
    abroad: result,
    income: none,
    substitute: none,
    sameLosses: none,
    crossLosses: none,
    allowance: none,
    taxable: none,
    tax: { capitalGainsTax: none, solidarity: none, churchTax: none, credited: none },
    before: state,
    after: state,
    record,
  };
}

/** The taxes together, one by one. */
const addTax = (a: TaxAmounts, b: TaxAmounts): TaxAmounts => ({
  capitalGainsTax: add(a.capitalGainsTax, b.capitalGainsTax),
  solidarity: add(a.solidarity, b.solidarity),
  churchTax: add(a.churchTax, b.churchTax),
});

import { decimal, zero } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import type { TaxLot } from '@domain/tax/tax-lot';
import type { TaxAmounts, TaxRecord } from '@domain/tax/tax-record';

export const paid = (kest: string, soli: string, kist: string): TaxAmounts => ({
  capitalGainsTax: decimal(kest),
  solidarity: decimal(soli),
  churchTax: decimal(kist),
});

/** A fresh year with an allowance of 1,000 EUR. */
export const taxRecord = (changed: Partial<TaxRecord> = {}): TaxRecord => ({
  pots: { shares: decimal('0.00'), other: decimal('0.00') },
  allowance: {
    ordered: decimal('1000.00'),
    used: decimal('0.00'),
    usedByPartner: decimal('0.00'),
    joint: false,
  },
  churchRate: undefined,
  country: 'DE',
  foreignTax: zero,
  foreignCredited: zero,
  substitute: zero,
  paid: paid('0.00', '0.00', '0.00'),
  ...changed,
});

export const taxLot = (
  lotId: string,
  acquired: string,
  quantity: string,
  cost: string | undefined,
  { prepaidLumpSum = '0.00', costs = '0.00' } = {},
): TaxLot => ({
  lotId,
  acquired: calendarDay(acquired),
  quantity: decimal(quantity),
  cost: cost === undefined ? undefined : decimal(cost),
  costs: decimal(costs),
  fxRate: undefined,
  prepaidLumpSum: decimal(prepaidLumpSum),
  lumpSums: [],
  transferred: cost === undefined,
});

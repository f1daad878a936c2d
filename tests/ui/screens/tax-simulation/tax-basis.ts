import { depotId, instrumentId } from '@domain/codes/ids';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import type { TaxBasis } from '@domain/tax/sellable-position';
import type { TaxLot } from '@domain/tax/tax-lot';

/** A purchase without costs. */
export const lot = (
  lotId: string,
  acquired: string,
  quantity: string,
  cost: string,
  lumpSum: string,
  lumpSums: TaxLot['lumpSums'] = [],
): TaxLot => ({
  lotId,
  acquired: calendarDay(acquired),
  quantity: decimal(quantity),
  cost: decimal(cost),
  costs: decimal('0.00'),
  fxRate: undefined,
  prepaidLumpSum: decimal(lumpSum),
  lumpSums,
  transferred: false,
});

/** The example of the design: three lots of a world fund, a church tax of 9 %, losses of 640 and 412.40 of the allowance. */
export const basis: TaxBasis = {
  record: {
    pots: { shares: decimal('-310.00'), other: decimal('-640.00') },
    allowance: {
      ordered: decimal('412.40'),
      used: decimal('0.00'),
      usedByPartner: decimal('0.00'),
      joint: false,
    },
    churchRate: decimal('9'),
    country: 'DE',
    foreignTax: decimal('0.00'),
    foreignCredited: decimal('0.00'),
    substitute: decimal('0.00'),
    paid: { capitalGainsTax: decimal('0.00'), solidarity: decimal('0.00'), churchTax: decimal('0.00') },
  },
  fees: {
    base: decimal('4.90'),
    percent: decimal('0.25'),
    least: decimal('9.90'),
    most: decimal('59.90'),
    venue: decimal('2.50'),
  },
  positions: [
    {
      id: 'world',
      depotId: depotId('depot'),
      instrumentId: instrumentId('world'),
      name: 'Vanguard FTSE All-World',
      wkn: 'A2PKXG',
      taxClass: 'EQUITY_FUND',
      sellable: { value: decimal('145'), unit: PIECES },
      price: { value: decimal('132.84'), unit: EUR },
      lots: [
        lot('1', '2021-03-12', '70', '6184.50', '368.90'),
        lot('2', '2024-09-16', '40', '4461.20', '104.80'),
        lot('3', '2025-10-06', '35', '4460.40', '0.00'),
      ],
    },
  ],
};

/** The fund, and a share that another bank brought without its cost. */
export const twoPositions: TaxBasis = {
  ...basis,
  positions: basis.positions.flatMap((world) => [
    world,
    {
      ...world,
      id: 'moved',
      name: 'Übertragen AG',
      wkn: '716460',
      taxClass: 'SHARE' as const,
      lots: [{ ...lot('moved', '2020-01-02', '145', '0.00', '0.00'), cost: undefined, transferred: true }],
    },
  ]),
};

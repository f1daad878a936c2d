import type { HeldLot, TaxGateway } from '@application/ports/bank/tax-gateway';
import type { Result } from '@application/ports/result';
import type { Position } from '@domain/depot/position';
import type { DepotId } from '@domain/codes/ids';
import type { FeeSchedule } from '@domain/money/fee-schedule';
import { decimal, zero } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import type { TaxClass } from '@domain/tax/tax-class';
import type { TaxRecord } from '@domain/tax/tax-record';
import { certificateLines, type YearCertificate } from '@domain/tax/year-certificate';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { feesAtExchange } from '../bank/fake-fees';

const none = decimal('0.00');

/** A year in which nothing was booked yet. */
const freshYear: TaxRecord = {
  pots: { shares: none, other: none },
  allowance: { ordered: decimal('1000.00'), used: none, usedByPartner: none, joint: false },
  churchRate: undefined,
  country: 'DE',
  foreignTax: none,
  foreignCredited: none,
  substitute: none,
  paid: { capitalGainsTax: none, solidarity: none, churchTax: none },
};

/** What the fake bank knows of its customer's tax: each position was bought at once, at its purchase price. */
export class FakeTaxGateway implements TaxGateway {
  constructor(
    private readonly bank: FakeBank,
    private readonly year: TaxRecord = freshYear,
  ) {}

  lots(depotId: DepotId): Result<readonly HeldLot[]> {
    return this.bank.answer('taxLots', 'session-tan', () => {
      const { depots, positions } = this.bank.world;
      if (!depots.some(({ id }) => id === depotId)) return E.left({ kind: 'not-found' });
      return E.right(positions.filter((position) => position.depotId === depotId).flatMap(lotOf));
    });
  }

  record(): Result<TaxRecord> {
    return this.bank.answer('taxRecord', 'session-tan', () => E.right(this.year));
  }

  /** The year at hand, the only one this bank has seen. */
  certificates(): Result<readonly YearCertificate[]> {
    return this.bank.answer('taxCertificates', 'session-tan', () =>
      E.right([
        {
          year: 2026,
          lines: certificateLines(this.year),
          together: undefined,
          document: undefined,
          yearsWithoutBaseRate: [],
        },
      ]),
    );
  }

  fees(): Result<FeeSchedule> {
    return this.bank.answer('saleFees', 'session-tan', () => E.right(feesAtExchange));
  }
}

function lotOf({ id, instrument, quantity, purchaseValue }: Position): readonly HeldLot[] {
  if (instrument === undefined) return [];
  return [
    {
      instrumentId: instrument.id,
      taxClass: taxClassOf(instrument.type),
      lot: {
        lotId: `lot-${id}`,
        acquired: calendarDay('2024-03-01'),
        quantity: quantity.value,
        cost: purchaseValue?.value,
        costs: none,
        fxRate: undefined,
        prepaidLumpSum: zero,
        lumpSums: [],
        transferred: purchaseValue === undefined,
      },
    },
  ];
}

const taxClassOf = (type: NonNullable<Position['instrument']>['type']): TaxClass => {
  if (type === 'SHARE') return 'SHARE';
  return type === 'ETF' || type === 'FUND' ? 'EQUITY_FUND' : 'OTHER';
};

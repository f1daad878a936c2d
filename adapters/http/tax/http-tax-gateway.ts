import type { HeldLot, TaxGateway, TaxQuestion } from '@application/ports/bank/tax-gateway';
import type { Result } from '@application/ports/result';
import type { DepotId } from '@domain/codes/ids';
import type { FeeSchedule } from '@domain/money/fee-schedule';
import type { LumpSumYear } from '@domain/tax/lump-sum';
import type { TaxRecord } from '@domain/tax/tax-record';
import type { YearCertificate } from '@domain/tax/year-certificate';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { readAllPages } from '../client/all-pages';
import { timeOuts } from '../client/time-outs';
import { toFeeSchedule, wireFees } from '../wire/instrument/fee-codec';
import { wireList } from '../wire/wire-list';
import { toYearCertificate, wireCertificate, wireTaxLot, wireTaxRecord, type wireLumpSum } from './tax-codec';

/** Lots, record and price list over HTTP (api.md 9). */
export class HttpTaxGateway implements TaxGateway {
  constructor(private readonly client: BankClient) {}

  lots(depotId: DepotId): Result<readonly HeldLot[]> {
    const call = readAllPages(
      this.client,
      {
        method: 'GET',
        path: path`/brokerage/depots/${depotId}/v1/taxlots`,
        answer: wireList(wireTaxLot),
        timeOut: timeOuts.read,
      },
      toHeldLot,
    );
    return pipe(
      call,
      TE.map(({ values }) => values),
    );
  }

  record({ depotId, year }: TaxQuestion = {}): Result<TaxRecord> {
    const call = this.client.read({
      method: 'GET',
      path: '/tax/participants/user/v1/record',
      query: { year: year === undefined ? undefined : String(year), depotId },
      answer: wireTaxRecord,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toTaxRecord));
  }

  certificates({ depotId }: Pick<TaxQuestion, 'depotId'> = {}): Result<readonly YearCertificate[]> {
    const call = readAllPages(
      this.client,
      {
        method: 'GET',
        path: '/tax/participants/user/v1/certificates',
        query: { depotId },
        answer: wireList(wireCertificate),
        timeOut: timeOuts.read,
      },
      toYearCertificate,
    );
    return pipe(
      call,
      TE.map(({ values }) => values),
    );
  }

  fees(): Result<FeeSchedule> {
    const call = this.client.read({
      method: 'GET',
      path: '/brokerage/v1/salefees',
      answer: wireFees,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toFeeSchedule));
  }
}

const toHeldLot = (wire: t.TypeOf<typeof wireTaxLot>): HeldLot => ({
  instrumentId: wire.instrumentId,
  taxClass: wire.taxClass,
  lot: {
    lotId: wire.lotId,
    acquired: wire.acquired,
    quantity: wire.quantity.value,
    cost: wire.cost?.value,
    costs: wire.costs.value,
    fxRate: wire.fxRate,
    prepaidLumpSum: wire.prepaidLumpSum.value,
    lumpSums: wire.lumpSums.map(toLumpSumYear),
    transferred: wire.transferred,
  },
});

const toLumpSumYear = ({ year, calculation }: t.TypeOf<typeof wireLumpSum>): LumpSumYear => ({
  year,
  calculated:
    calculation === undefined
      ? E.left({ kind: 'base-rate-unknown' })
      : E.right({
          quantity: calculation.quantity.value,
          start: calculation.startValue.value,
          end: calculation.endValue.value,
          distributed: calculation.distributed.value,
          baseRate: calculation.baseRate,
          months: calculation.months,
          amount: calculation.amount.value,
        }),
});

const toTaxRecord = ({
  pots,
  allowance,
  churchTax,
  country,
  foreignTax,
  foreignTaxCredited,
  substituteIncome,
  paid,
}: t.TypeOf<typeof wireTaxRecord>): TaxRecord => ({
  pots: { shares: pots.shares.value, other: pots.other.value },
  allowance: {
    ordered: allowance.ordered.value,
    used: allowance.used.value,
    usedByPartner: allowance.usedByPartner.value,
    joint: allowance.joint,
  },
  churchRate: churchTax.member ? churchTax.rate : undefined,
  country,
  foreignTax: foreignTax.value,
  foreignCredited: foreignTaxCredited.value,
  substitute: substituteIncome.value,
  paid: {
    capitalGainsTax: paid.kest.value,
    solidarity: paid.soli.value,
    churchTax: paid.kist.value,
  },
});

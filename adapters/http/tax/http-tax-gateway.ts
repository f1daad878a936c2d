import type { HeldLot, TaxGateway } from '@application/ports/bank/tax-gateway';
import type { Result } from '@application/ports/result';
import type { DepotId } from '@domain/codes/ids';
import type { SaleFees } from '@domain/tax/sale-costs';
import type { TaxRecord } from '@domain/tax/tax-record';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { readAllPages } from '../client/all-pages';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireSaleFees, wireTaxLot, wireTaxRecord } from './tax-codec';

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

  record(): Result<TaxRecord> {
    const call = this.client.read({
      method: 'GET',
      path: '/tax/participants/user/v1/record',
      answer: wireTaxRecord,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toTaxRecord));
  }

  fees(): Result<SaleFees> {
    const call = this.client.read({
      method: 'GET',
      path: '/brokerage/v1/salefees',
      answer: wireSaleFees,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ base, percent, least, most, venue }) => ({
        base: base.value,
        percent,
        least: least.value,
        most: most.value,
        venue: venue.value,
      })),
    );
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
    transferred: wire.transferred,
  },
});

const toTaxRecord = ({
  pots,
  allowance,
  churchTax,
  foreignTax,
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
  foreignTax: foreignTax.value,
  paid: {
    capitalGainsTax: paid.kest.value,
    solidarity: paid.soli.value,
    churchTax: paid.kist.value,
  },
});

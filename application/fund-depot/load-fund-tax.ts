import type { DepotId } from '@domain/codes/ids';
import type { FundTaxBasis } from '@domain/fund-depot/withdrawal-tax';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HeldLot, TaxGateway } from '../ports/bank/tax-gateway';
import type { Result } from '../ports/result';

/** Reads what the tax of a withdrawal follows from: the lots of the fund depot and the year's record. */
export class LoadFundTax {
  constructor(private readonly tax: Pick<TaxGateway, 'lots' | 'record'>) {}

  execute(depotId: DepotId): Result<FundTaxBasis> {
    return pipe(
      TE.Do,
      TE.apS('record', this.tax.record({ depotId })),
      TE.apS('lots', this.tax.lots(depotId)),
      TE.map(({ record, lots }) => ({ record, funds: byFund(lots) })),
    );
  }
}

const byFund = (lots: readonly HeldLot[]): FundTaxBasis['funds'] =>
  [...new Map(lots.map((held) => [held.instrumentId, held])).values()].map(({ instrumentId, taxClass }) => ({
    instrumentId,
    taxClass,
    lots: lots.filter((held) => held.instrumentId === instrumentId).map(({ lot }) => lot),
  }));

import type { DepotId, InstrumentId } from '@domain/codes/ids';
import type { SaleFees } from '@domain/tax/sale-costs';
import type { TaxClass } from '@domain/tax/tax-class';
import type { TaxLot } from '@domain/tax/tax-lot';
import type { TaxRecord } from '@domain/tax/tax-record';
import type { Result } from '../result';

/** A lot with what it is of. */
export interface HeldLot {
  readonly instrumentId: InstrumentId;
  readonly taxClass: TaxClass;
  readonly lot: TaxLot;
}

/** What the bank knows of a customer's tax (api.md 9). */
export interface TaxGateway {
  /** The lots of a depot, in the order in which they are sold. */
  lots(depotId: DepotId): Result<readonly HeldLot[]>;
  /** The record of the year at hand. */
  record(): Result<TaxRecord>;
  /** The price list of a sale. */
  fees(): Result<SaleFees>;
}

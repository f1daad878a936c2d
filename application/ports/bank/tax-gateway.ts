import type { DepotId, InstrumentId } from '@domain/codes/ids';
import type { FeeSchedule } from '@domain/money/fee-schedule';
import type { TaxClass } from '@domain/tax/tax-class';
import type { TaxLot } from '@domain/tax/tax-lot';
import type { TaxRecord } from '@domain/tax/tax-record';
import type { YearCertificate } from '@domain/tax/year-certificate';
import type { Result } from '../result';

/** A lot with what it is of. */
export interface HeldLot {
  readonly instrumentId: InstrumentId;
  readonly taxClass: TaxClass;
  readonly lot: TaxLot;
}

/** Whose tax is asked for: that of the child whose depot it is, else the customer's own. */
export interface TaxQuestion {
  readonly depotId?: DepotId;
  /** The one at hand where none is named. */
  readonly year?: number;
}

/** What the bank knows of the tax of a customer, and of a child whose depot they look after (api.md 9). */
export interface TaxGateway {
  /** The lots of a depot, in the order in which they are sold. */
  lots(depotId: DepotId): Result<readonly HeldLot[]>;
  /** The record of a year. */
  record(asked?: TaxQuestion): Result<TaxRecord>;
  /** What the bank certifies of each year, the latest first: the one at hand as it stands today. */
  certificates(asked?: Pick<TaxQuestion, 'depotId'>): Result<readonly YearCertificate[]>;
  /** The price list of a sale. */
  fees(): Result<FeeSchedule>;
}

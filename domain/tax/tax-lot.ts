import type { Decimal } from '../money/decimal';
import type { LocalDate } from '../time/local-date';
import type { LumpSumYear } from './lump-sum';

/** What is left of one purchase; amounts in EUR and for all that is left. */
export interface TaxLot {
  readonly lotId: string;
  readonly acquired: LocalDate;
  readonly quantity: Decimal;
  /** Paid for it at the rate of the day, without costs; undefined after a transfer without data. */
  readonly cost: Decimal | undefined;
  /** Costs of the purchase. */
  readonly costs: Decimal;
  /** Units of the foreign currency for one EUR on the day of the purchase; undefined for EUR. */
  readonly fxRate: Decimal | undefined;
  /** Advance lump sums taxed since the purchase, before the partial exemption (InvStG § 19 I 3, 4). */
  readonly prepaidLumpSum: Decimal;
  /** How they were calculated, year by year, as far as the bank knows. */
  readonly lumpSums: readonly LumpSumYear[];
  readonly transferred: boolean;
}

import type { Amount } from '../money/amount';
import type { Iban } from '../codes/iban';
import type { Side } from './side';
import type { Venue } from '../instrument/venue';

/** The account an order is paid from by direct debit, with the consent of who owns it (brokerage.md 5). */
export interface DirectDebit {
  readonly iban: Iban;
  /**
   * The most that may be collected when it is executed, fees included, in EUR; what would cost more is not bought.
   * Absent where the bank's own maximum alone bounds it.
   */
  readonly maxAmount?: Amount;
  readonly accountHolderName: string;
}

/** Whether paying by direct debit is offered: for purchases at fund companies alone (ORD-14). */
export const takesDirectDebit = (side: Side | undefined, venue: Pick<Venue, 'type'> | undefined): boolean =>
  venue?.type === 'FUND' && side !== 'SELL';

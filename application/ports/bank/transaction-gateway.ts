import type { AccountTransaction } from '@domain/banking/account-transaction';
import type { AccountId } from '@domain/codes/ids';
import type { OnPart } from './on-part';
import type { Result } from '../result';

/** The bookings of the customer's accounts. */
export interface TransactionGateway {
  /** All bookings of an account, the latest first; of a long list the parts are told while the rest is read. */
  transactions(
    accountId: AccountId,
    onPart?: OnPart<readonly AccountTransaction[]>,
  ): Result<readonly AccountTransaction[]>;
}

import type { Amount } from '../money/amount';
import type { ExchangeRate } from '../money/exchange-rate';
import type { AccountId } from '../codes/ids';
import { EUR, type Unit } from '../money/unit';
import type { AccountHolding } from './account-holding';
import type { Minor } from './minor';
import type { AccountType } from './account-type';

/** A cash account. */
export interface Account {
  readonly id: AccountId;
  /** The number the customer knows it by. */
  readonly displayId: string;
  readonly currency: Unit;
  readonly type: AccountType;
  /** Whose it is: one person's or several persons'; absent where the bank does not say (portal.md 9). */
  readonly holding?: AccountHolding;
  /** Whose money is on it, where it is not the customer's own. */
  readonly heldFor?: Minor;
  readonly iban?: string;
  readonly creditLimit?: Amount;
}

/** What is on an account, in its currency and in euro. */
export interface AccountBalance {
  readonly accountId: AccountId;
  /** Absent where the bank delivers the figures alone. */
  readonly account?: Account;
  readonly balance: Amount;
  readonly balanceEur: Amount;
  readonly availableCash: Amount;
  readonly availableCashEur: Amount;
  /** Of the account's currency; absent for the euro. */
  readonly exchangeRate?: ExchangeRate;
}

/** Whether the bank knows what is on it: of an account at another bank it names 0, which is no balance (api.md 8). */
export const isBalanceKnown = ({ account }: Pick<AccountBalance, 'account'>): boolean =>
  account?.type !== 'external';

/** Those on which the customer's own money is: a child's is no part of it. */
export const ownBalances = (balances: readonly AccountBalance[]): readonly AccountBalance[] =>
  balances.filter(({ account }) => account?.heldFor === undefined);

/** What an account is called: one in another currency by that, else by its type. */
export const accountKind = ({
  type,
  currency,
}: Pick<Account, 'type' | 'currency'>): AccountType | 'foreign' => (currency === EUR ? type : 'foreign');

import { addAmounts, negateAmount, type Amount } from '../money/amount';
import { isPositive } from '../money/decimal';
import type { AccountBalance } from './account';

/** The bank's credit that is in what is available; undefined where there is none. */
export const creditIn = ({ account, availableCash }: AccountBalance): Amount | undefined => {
  const limit = account?.creditLimit;
  return limit && limit.unit === availableCash.unit && isPositive(limit.value) ? limit : undefined;
};

/** What is bound for open orders: what is neither spent nor available (api.md 4). */
export function boundOf(stated: AccountBalance): Amount | undefined {
  const { balance, availableCash } = stated;
  const credit = creditIn(stated);
  const whole = credit ? addAmounts(balance, credit) : balance;
  if (whole.unit !== availableCash.unit) return undefined;
  const bound = addAmounts(whole, negateAmount(availableCash));
  return isPositive(bound.value) ? bound : undefined;
}

/** How much of the bank's credit is taken for this much of what is available; undefined where none is. */
export function creditFor(needed: Amount, stated: AccountBalance): Amount | undefined {
  const credit = creditIn(stated);
  if (credit === undefined || needed.unit !== credit.unit) return undefined;
  const own = addAmounts(stated.availableCash, negateAmount(credit));
  const taken = isPositive(own.value) ? addAmounts(needed, negateAmount(own)) : needed;
  return isPositive(taken.value) ? taken : undefined;
}

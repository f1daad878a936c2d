import type { AccountId } from '../codes/ids';
import { EUR, USD, unit, type Unit } from '../money/unit';
import type { Account, AccountBalance } from './account';
import { accountTypes } from './account-type';

/** Ranks of settlement currencies (brokerage.md 9); DEFAULT is that of the depot's default account. */
const currencyRanks: ReadonlyMap<Unit | 'DEFAULT', number> = new Map<Unit | 'DEFAULT', number>([
  ['DEFAULT', 0],
  [EUR, 1],
  [USD, 2],
  [unit('CAD'), 3],
]);

/** The rank of every other currency. */
const OTHER_CURRENCY = 1000;

/** Where a settlement currency stands in the list; the lowest rank comes first. */
export const currencyRank = (currency: Unit | 'DEFAULT'): number =>
  currencyRanks.get(currency) ?? OTHER_CURRENCY;

/**
 * Balances in the order of their accounts: by type, then by currency, then by number (OBK-07); one whose account the
 * bank did not name stands last.
 */
export const rankedBalances = (
  balances: readonly AccountBalance[],
  defaultId: AccountId | undefined,
): readonly AccountBalance[] =>
  balances.toSorted(({ account: a }, { account: b }) =>
    a === undefined || b === undefined
      ? Number(a === undefined) - Number(b === undefined)
      : compareAccounts(a, b, defaultId),
  );

function compareAccounts(a: Account, b: Account, defaultId: AccountId | undefined): number {
  const byType = accountTypes.indexOf(a.type) - accountTypes.indexOf(b.type);
  const byCurrency = rankOf(a, defaultId) - rankOf(b, defaultId);
  return byType || byCurrency || compareTexts(a.displayId, b.displayId);
}

const rankOf = ({ id, currency }: Account, defaultId: AccountId | undefined): number =>
  currencyRank(id === defaultId ? 'DEFAULT' : currency);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

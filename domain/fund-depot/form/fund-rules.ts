import { issueAt, type Finding, type Issue } from '../../form/issue';
import type { Amount } from '../../money/amount';
import { compare, decimalText, divide, hundred, multiply, type Decimal } from '../../money/decimal';
import type { AmountLimits, FundAccount, FundConditions } from '../fund-conditions';
import { fundFinding } from './fund-finding';

const at = (field: string, finding: Finding): readonly Issue[] => [issueAt(field, finding, 'rule')];

/** Below the least or above the most. */
function outside(field: string, amount: Decimal, { minimum, maximum }: AmountLimits): readonly Issue[] {
  if (compare(amount, minimum.value) < 0)
    return at(field, fundFinding('fund-below-minimum', { min: decimalText(minimum.value) }));
  if (compare(amount, maximum.value) > 0)
    return at(field, fundFinding('fund-above-maximum', { max: decimalText(maximum.value) }));
  return [];
}

/** What is wrong with the amount of a deposit: its limits, and what the account gives. */
export function depositIssues(
  amount: Decimal,
  conditions: FundConditions,
  {
    isRegular,
    account,
    isChange,
  }: { readonly isRegular: boolean; readonly account: FundAccount | undefined; readonly isChange: boolean },
): readonly Issue[] {
  const limits = isRegular ? conditions.regular : conditions.deposit;
  const wrong = outside('amount', amount, limits);
  if (wrong.length > 0) return wrong;
  if (account?.isExternal === true) {
    const most = mostDebitOf(conditions, account.iban).value;
    return compare(amount, most) > 0
      ? at('amount', fundFinding('fund-debit-above-limit', { max: decimalText(most) }))
      : [];
  }
  const there = account?.available?.value;
  if (isRegular || isChange || there === undefined || compare(amount, there) <= 0) return [];
  return at('amount', fundFinding('fund-above-available', { available: decimalText(there) }));
}

/** What is wrong with a part that is withdrawn by its amount. */
export function withdrawalIssues(
  amount: Decimal,
  { withdrawal }: FundConditions,
  isChange: boolean,
): readonly Issue[] {
  if (compare(amount, withdrawal.minimum.value) < 0)
    return at('withdrawn', fundFinding('fund-below-minimum', { min: decimalText(withdrawal.minimum.value) }));
  if (isChange || compare(amount, withdrawal.maximum.value) <= 0) return [];
  return at('withdrawn', restTooLow(withdrawal));
}

/** The same for a part that is withdrawn by percent, at today's prices. */
export function percentIssues(
  percent: Decimal,
  { withdrawal, available }: FundConditions,
  isChange: boolean,
): readonly Issue[] {
  if (isChange) return [];
  const amount = divide(multiply(available.value, percent), hundred, 2, 'half-up');
  if (compare(amount, withdrawal.minimum.value) < 0)
    return at('percent', fundFinding('fund-below-minimum', { min: decimalText(withdrawal.minimum.value) }));
  return compare(amount, withdrawal.maximum.value) > 0 ? at('percent', restTooLow(withdrawal)) : [];
}

const restTooLow = ({ maximum, minimumRest }: FundConditions['withdrawal']): Finding =>
  fundFinding('fund-rest-too-low', {
    max: decimalText(maximum.value),
    rest: decimalText(minimumRest.value),
  });

/** The most of one debit from an account in this country. */
const mostDebitOf = ({ mostDebit, mostDebitAbroad }: FundConditions, iban: string): Amount =>
  iban.startsWith('DE') ? mostDebit : mostDebitAbroad;

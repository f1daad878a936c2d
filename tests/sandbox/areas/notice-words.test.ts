import type { NoticeTitle } from '@sandbox/ledger/news';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';

/** What the bank names where it tells something, from its own types; a reason is said behind, and may be missing. */
const named: {
  readonly [Kind in NoticeTitle['kind']]: readonly Exclude<
    keyof Extract<NoticeTitle, { readonly kind: Kind }>['args'],
    'reason'
  >[];
} = {
  SAVINGS_PLAN_EXECUTED: ['name', 'day'],
  SAVINGS_PLAN_PARTLY_EXECUTED: ['name', 'day'],
  SAVINGS_PLAN_NOT_EXECUTED: ['name', 'day'],
  SAVINGS_PLAN_ENDED: ['name'],
  SAVINGS_PLAN_OVER: ['name'],
  FUND_DEPOSIT_EXECUTED: ['amount'],
  FUND_DEPOSIT_PARTLY_EXECUTED: ['amount'],
  FUND_DEPOSIT_NOT_EXECUTED: [],
  FUND_WITHDRAWAL_EXECUTED: ['amount'],
  FUND_WITHDRAWAL_PARTLY_EXECUTED: ['amount'],
  FUND_WITHDRAWAL_NOT_EXECUTED: [],
  APPLICATION: ['product', 'number', 'state'],
  OPENING_BONUS_PAID: ['amount'],
  OPENING_BONUS_LAPSED: ['day'],
  OPENING_BONUS_REFUSED: ['amount'],
  MESSAGE_ANSWERED: ['number'],
  COUPLE_OFFSET: ['amount', 'year'],
  LUMP_SUMS: ['amount', 'tax', 'year'],
  LUMP_SUMS_LATE: ['amount', 'tax', 'year'],
  LUMP_SUMS_OF: ['amount', 'name', 'tax', 'year'],
  LUMP_SUMS_LATE_OF: ['amount', 'name', 'tax', 'year'],
};

describe('what the bank tells by itself, in words of the portal', () => {
  it.each([
    ['German', germanTexts.notification.words.told],
    ['English', englishTexts.notification.words.told],
  ])('%s has a text for each of it, which names all that is told and nothing else', (_, texts) => {
    const asked = Object.entries(texts).map(([kind, text]) => [
      kind,
      [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name).sort(),
    ]);
    const told = Object.entries(named).map(([kind, names]) => [kind, [...names].sort()]);
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(told));
  });
});

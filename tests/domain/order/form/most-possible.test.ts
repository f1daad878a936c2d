import { feesAtExchange } from '@adapters/fake/bank/fake-fees';
import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { accountId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { filledForm } from '../../support/filled-order';
import { bond, dealer, facts, filledDraft, quote } from '../../support/samples';

const cover = { unlimitedMargin: decimal('2'), mostValue: amount('500000', EUR) };
const cash = amount('10000.00', EUR);
const account = {
  accountId: accountId('a-1'),
  balance: cash,
  balanceEur: cash,
  availableCash: cash,
  availableCashEur: cash,
};
/** On 10,000 traded on Monday and settled on Wednesday: 365 × 328/365 days. */
const interest = {
  rate: decimal('3.65'),
  interval: 'YEARLY',
  start: calendarDay('2024-01-01'),
  firstPayment: calendarDay('2025-01-01'),
  maturity: calendarDay('2035-01-01'),
} as const;

function mostPossible(change: Partial<OrderDraft>): string | undefined {
  const session = filledForm(
    { ...filledDraft, ...change },
    {
      ...facts,
      dimensions: { venues: [{ ...dealer, fees: feesAtExchange, cover }] },
      now: instant(Date.UTC(2026, 10, 23, 9, 0, 0)),
      quotes: new Map([[dealer.id, { ...quote, venueId: dealer.id }]]),
      costs: new Map(),
      accounts: [account],
      positions: [],
      depots: [],
      mode: 'FULL',
      searched: '',
    },
  );
  const most = session.value(session.nodes.mostPossible);
  return most && decimalText(most.value);
}

describe('the most that can be bought with 10,000 EUR [ORD-08]', () => {
  it.each<[string, Partial<OrderDraft>, string]>([
    ['96', { orderType: 'MARKET' }, 'at the ask of 101 and 2 %: 9,889.92 + 29.62 + 2.50, before any note'],
    ['104', { orderType: 'LIMIT' }, 'at the limit of 95: 9,880 + 29.60 + 2.50'],
    ['93', { orderType: 'STOP_MARKET' }, 'at the trigger of 105 and 2 %: 9,960.30 + 29.80 + 2.50'],
    ['93', { orderType: 'ONE_CANCELS_OTHER' }, 'at the stop of 105 and 2 %, not at the limit of 95'],
    [
      '9794',
      { orderType: 'LIMIT', instrument: { ...bond, interest }, limit: '98,50' },
      '9,647.09 + 321.24 interest + 29.02 + 2.50 = 9,999.85',
    ],
  ])('is %s of %j: %s', (most, change) => {
    expect(mostPossible(change)).toBe(most);
  });
});

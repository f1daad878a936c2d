import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { costNoteOf } from '@adapters/fake/order/fake-cost-note';
import { accountId } from '@domain/codes/ids';
import type { Node } from '@domain/form/nodes/node';
import type { Venue } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { instant } from '@domain/time/instant';
import { timeOfDay } from '@domain/time/local-time';
import { filledForm } from '../../support/filled-order';
import { facts } from '../../support/samples';

const { world } = new FakeBank();
const quote = marketOf(sap, xetra, '200.00');

/** An unlimited purchase binds 2 % more than its value. */
const venue: Venue = { ...xetra, cover: { unlimitedMargin: decimal('2'), mostValue: amount('500000', EUR) } };
const cash = amount('10000.00', EUR);
const account = {
  accountId: mainAccount,
  balance: cash,
  balanceEur: cash,
  availableCash: cash,
  availableCashEur: cash,
};

/** Ten shares of SAP at the limit of 200.00: 2,000.00 and 12.40 of charges. */
const draft: OrderDraft = {
  ...emptyDraft,
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  instrument: sap,
  side: 'BUY',
  quantity: '10',
  orderType: 'LIMIT',
  limit: '200',
  venueId: xetra.id,
  validityType: 'GFD',
};
const noteOf = (side: 'BUY' | 'SELL') =>
  costNoteOf(
    {
      side,
      quantity: amount('10', PIECES),
      instrumentId: sap.id,
      venueId: xetra.id,
      limit: amount('200.00', EUR),
    },
    world,
  );

function told<T>(
  pick: (nodes: OrderNodes) => Node<T>,
  change: Partial<OrderDraft> = {},
  more: Partial<OrderFormFacts> = {},
): T | undefined {
  const session = filledForm(
    { ...draft, ...change },
    {
      ...facts,
      now: instant(Date.UTC(2026, 10, 23, 9, 0, 0)),
      dimensions: { venues: [venue] },
      quotes: new Map([[xetra.id, quote]]),
      costs: new Map([[xetra.id, noteOf(change.side ?? 'BUY')]]),
      accounts: [
        { ...account, accountId: accountId('another'), availableCash: amount('1.00', EUR) },
        account,
      ],
      positions: world.positions,
      ...more,
    },
  );
  return session.value(pick(session.nodes));
}

const euro = (text: string) => amount(text, EUR);

describe('what an order comes to while it is entered [ORD-19]', () => {
  it.each<[string, Partial<OrderDraft>, object]>([
    [
      'of a purchase value and charges',
      {},
      { value: { value: euro('2000.00') }, charges: euro('12.40'), total: euro('2012.40') },
    ],
    ['of a sale value less charges', { side: 'SELL' }, { charges: euro('12.40'), total: euro('1987.60') }],
  ])('is, %s', (_, change, total) => {
    expect(told((nodes) => nodes.total, change)).toMatchObject(total);
  });

  it('is covered by the account that is debited, or not', () => {
    const coverOf = (available: string) =>
      told((nodes) => nodes.total, {}, { accounts: [{ ...account, availableCash: euro(available) }] })?.cash;
    expect(coverOf('2012.40')).toMatchObject({ kind: 'covered' });
    expect(coverOf('2012.39')).not.toMatchObject({ kind: 'covered' });
    expect(told((nodes) => nodes.total, {}, { accounts: [] })).not.toHaveProperty('cash');
  });

  it('is debited from the account that was chosen, of several', () => {
    expect(told((nodes) => nodes.account)).toEqual(account);
    expect(told((nodes) => nodes.total)?.cash).toMatchObject({ kind: 'covered', remaining: euro('7987.60') });
  });

  it('is not known without the bank’s costs, and nothing while the order cannot be read', () => {
    const withoutCosts = told((nodes) => nodes.total, {}, { costs: new Map() });
    expect(withoutCosts).toMatchObject({ value: { value: euro('2000.00') } });
    expect(withoutCosts).not.toHaveProperty('total');
    expect(told((nodes) => nodes.total, { quantity: '' })).toBeUndefined();
  });

  it('a later sale covers all of it from a price on, which nothing says while the order cannot be read', () => {
    // 2,000.00 and twice 12.40 by ten.
    expect(told((nodes) => nodes.breakEven)).toEqual(euro('202.48'));
    expect(told((nodes) => nodes.breakEven, { quantity: '' })).toBeUndefined();
  });
});

describe('what a purchase binds beyond what it is debited with now', () => {
  it.each<[string, Partial<OrderDraft>, string | undefined]>([
    // The ask is 200.02: 2 % of 2,000.20 are 40.004, rounded up, and 0.10 more as a fee.
    ['a margin where no limit holds its price', { orderType: 'MARKET' }, '40.11'],
    ['nothing where one does', {}, undefined],
    ['nothing of a sale', { side: 'SELL', orderType: 'MARKET' }, undefined],
    ['nothing while it cannot be read', { orderType: 'MARKET', quantity: '' }, undefined],
  ])('is %s', (_, change, buffer) => {
    expect(told((nodes) => nodes.buffer, change)).toEqual(buffer === undefined ? undefined : euro(buffer));
  });

  it('is nothing of this account where another one is debited [ORD-14]', () => {
    const direct: Partial<OrderDraft> = {
      orderType: 'MARKET',
      directDebit: {
        hasConsent: true,
        iban: 'DE02120300000000202051',
        maxAmount: '',
        accountHolderName: 'Ada',
      },
    };
    const funds = { dimensions: { venues: [{ ...venue, type: 'FUND' as const }] } };
    expect(told((nodes) => nodes.order, direct, funds)).toHaveProperty('directDebit');
    expect(told((nodes) => nodes.buffer, direct, funds)).toBeUndefined();
    expect(told((nodes) => nodes.buffer, { orderType: 'MARKET' }, funds)).toBeDefined();
  });

  it.each<[string, Partial<OrderFormFacts>]>([
    ['the account', { accounts: [] }],
    [
      'the price list of the venue',
      { dimensions: { venues: [(({ fees: _fees, ...bare }) => bare)(venue)] } },
    ],
    ['a price', { quotes: new Map() }],
  ])('is not known without %s', (_, more) => {
    expect(told((nodes) => nodes.purchase, { orderType: 'MARKET' }, more)).toBeUndefined();
    expect(told((nodes) => nodes.purchase, { orderType: 'MARKET' })).toBeDefined();
  });
});

describe('the most that can be sold [ORD-08]', () => {
  const held = world.positions.find(({ wkn }) => wkn === sap.wkn);

  it('is what of the security is not bound in other orders', () => {
    expect(held).toBeDefined();
    expect(told((nodes) => nodes.position, { side: 'SELL' })).toEqual(held);
    expect(told((nodes) => nodes.mostPossible, { side: 'SELL' })).toEqual(held?.availableQuantity);
  });

  it('is not known of what is not held', () => {
    const others = world.positions.filter(({ wkn }) => wkn !== sap.wkn);
    expect(told((nodes) => nodes.position, {}, { positions: others })).toBeUndefined();
    expect(told((nodes) => nodes.mostPossible, { side: 'SELL' }, { positions: others })).toBeUndefined();
  });
});

describe('the days of a fund order', () => {
  it.each([
    [9, '2026-11-23', '2026-11-24'],
    // From noon in Berlin on it counts for the next day.
    [11, '2026-11-24', '2026-11-25'],
  ])('entered at %d o’clock UTC are %s and %s', (hour, orderDay, priceDay) => {
    const instrument = { ...sap, fundPricing: { cutOff: timeOfDay('12:00'), priceDay: 1 } };
    const now = instant(Date.UTC(2026, 10, 23, hour, 0, 0));
    expect(told((nodes) => nodes.fundDays, { instrument }, { now })).toEqual({ orderDay, priceDay });
  });

  it('are those of funds alone', () => {
    expect(told((nodes) => nodes.fundDays)).toBeUndefined();
  });
});

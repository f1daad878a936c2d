import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { costNoteOf } from '@adapters/fake/order/fake-cost-note';
import { marketOf, pieces, sap, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import type { CostGroup, CostIndication } from '@domain/order/cost/cost-indication';
import type { SingleOrder } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import { addAmounts, amount, type Amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import { iban } from '@domain/codes/iban';
import { EUR, USD } from '@domain/money/unit';
import { costsOf, notedTotal, orderTotal } from '@domain/order/cost/order-total';
import * as E from 'fp-ts/Either';

const { world } = new FakeBank();
const quote = marketOf(sap, xetra, '200.00');
const account = world.balances.find(({ accountId }) => accountId === mainAccount);
const euros = (text: string): Amount => amount(text, EUR);
const orderOf = (side: Side): SingleOrder => ({
  orderType: 'LIMIT',
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  side,
  instrumentId: sap.id,
  venueId: xetra.id,
  quantity: pieces('10'),
  limit: euros('200.00'),
});

/** A note of 12.40 EUR charges, and a spread that is in the price. */
function noteOf(side: Side, spread = euros('0.60')): CostIndication {
  const note = costNoteOf(orderOf(side), world);
  if (note.costs.kind === 'generic') throw new Error('No figures');
  const withSpread = (group: CostGroup): CostGroup => ({
    ...group,
    sum: addAmounts(group.sum ?? spread, spread),
    items: [...group.items, { kind: 'third-party', label: 'Spanne', amount: spread, isInPrice: true }],
  });
  const { purchase, sale } = note.costs.breakdown;
  return {
    ...note,
    costs: {
      kind: 'calculated',
      breakdown: {
        ...note.costs.breakdown,
        ...(purchase && { purchase: withSpread(purchase) }),
        sale: withSpread(sale),
      },
    },
  };
}

const totalOf = (side: Side, note = noteOf(side)) =>
  orderTotal(orderOf(side), { quote, indication: note, account });

describe('what an order comes to', () => {
  it.each<[Side, Amount, string]>([
    ['BUY', euros('2012.40'), 'ten at 200.00 and 12.40 besides: the spread is in the 200.00 already'],
    ['SELL', euros('1987.60'), 'what the sale brings less 12.40, not the spread once more'],
  ])('of a %s is the price and what is charged besides it [ORD-19] (%s, %s)', (side, total) => {
    expect(totalOf(side)).toMatchObject({ charges: euros('12.40'), total });
  });

  it('leaves the spread in the costs that venues are compared by [ORD-04] [ORD-19]', () => {
    expect(costsOf('BUY', noteOf('BUY'))).toEqual(euros('13.00'));
  });

  it('is told in the account’s currency at the note’s rate, and covered or not by it [OBK-07] [ORD-19]', () => {
    const dollars = (text: string): Amount => amount(text, USD);
    const note = noteOf('BUY');
    if (note.costs.kind === 'generic') throw new Error('No figures');
    const purchase: CostGroup = {
      label: 'Kaufkosten',
      sum: dollars('14.00'),
      sumInReportingCurrency: euros('12.40'),
      items: [],
    };
    const foreign: CostIndication = {
      ...note,
      tradingCurrency: USD,
      exchangeRate: decimal('1.1'),
      costs: { kind: 'calculated', breakdown: { ...note.costs.breakdown, purchase } },
    };
    const order: SingleOrder = { ...orderOf('BUY'), orderType: 'LIMIT', limit: dollars('200.00') };
    const told = orderTotal(order, { quote, indication: foreign, account });
    expect(told).toMatchObject({ total: dollars('2014.00'), inAccount: euros('1830.91') });
    expect(told.cash?.kind).toBe('covered');
    // Half a cent is rounded up: 2014.00 / 304 = 6.625.
    const odd = orderTotal(order, {
      quote,
      indication: { ...foreign, exchangeRate: decimal('304') },
      account,
    });
    expect(odd.inAccount).toEqual(euros('6.63'));
    expect(costsOf('BUY', foreign)).toEqual(euros('12.40'));
  });

  it.each<[Side, Amount, string]>([
    ['BUY', euros('1830.91'), '2014.00 at 1.10: the bank buys what is paid with'],
    ['SELL', euros('1655.00'), '1986.00 at 1.20: it sells what is received'],
  ])(
    'changes a %s into the account’s currency at the side of the rate that is due: %j, %s [ORD-19]',
    (side, inAccount) => {
      const dollars = (text: string): Amount => amount(text, USD);
      const note = noteOf(side);
      if (note.costs.kind === 'generic') throw new Error('No figures');
      const own: CostGroup = { label: 'Kosten', sum: dollars('14.00'), items: [] };
      const { breakdown } = note.costs;
      const indication: CostIndication = {
        ...note,
        tradingCurrency: USD,
        costs: {
          kind: 'calculated',
          breakdown: { ...breakdown, ...(breakdown.purchase && { purchase: own }), sale: own },
        },
      };
      const order: SingleOrder = { ...orderOf(side), orderType: 'LIMIT', limit: dollars('200.00') };
      const rates = [{ currency: USD, bid: decimal('1.10'), ask: decimal('1.20') }];
      const told = orderTotal(order, { quote, indication, account, rates });
      expect(told.inAccount).toEqual(inAccount);
      expect('cash' in told).toBe(side === 'BUY');
    },
  );

  it('tells what a purchase binds beyond its total, and asks the account for both [ORD-19]', () => {
    if (account === undefined) throw new Error('No account');
    const poor = { ...account, availableCash: euros('2020.00') };
    const known = { quote, indication: noteOf('BUY'), account: poor };
    expect(orderTotal(orderOf('BUY'), known)).toMatchObject({ cash: { kind: 'covered' } });
    expect(orderTotal(orderOf('BUY'), known)).not.toHaveProperty('buffer');
    expect(orderTotal(orderOf('BUY'), { ...known, buffer: euros('7.60') })).toMatchObject({
      buffer: euros('7.60'),
      cash: { kind: 'covered' },
    });
    // 2,012.40 and 7.61 are a cent more than there is.
    expect(orderTotal(orderOf('BUY'), { ...known, buffer: euros('7.61') }).cash?.kind).not.toBe('covered');
    expect(orderTotal(orderOf('SELL'), { ...known, buffer: euros('7.60') })).not.toHaveProperty('buffer');
  });

  it('says nothing of what is left while the charges are not known, but that the money lacks even without them [ORD-19]', () => {
    if (account === undefined) throw new Error('No account');
    const unknown = { quote, indication: undefined, account, buffer: euros('7.60') };
    expect(orderTotal(orderOf('BUY'), unknown)).not.toHaveProperty('cash');
    const poor = { ...account, availableCash: euros('1999.99') };
    expect(orderTotal(orderOf('BUY'), { ...unknown, account: poor })).toMatchObject({
      cash: { kind: 'short' },
    });
  });

  it('tells how much of it the bank lends [ORD-19]', () => {
    if (account?.account === undefined) throw new Error('No account');
    const lent = { ...account.account, creditLimit: euros('500.00') };
    const known = { quote, indication: noteOf('BUY') };
    const onCredit = { ...account, account: lent, availableCash: euros('2500.00') };
    expect(orderTotal(orderOf('BUY'), { ...known, account: onCredit }).credit).toEqual(euros('12.40'));
    expect(orderTotal(orderOf('SELL'), { ...known, account: onCredit })).not.toHaveProperty('credit');
    expect(orderTotal(orderOf('BUY'), { ...known, account })).not.toHaveProperty('credit');
  });

  it('asks nothing of the settlement account where another one is debited [ORD-14]', () => {
    const payer = iban('DE89370400440532013000');
    if (E.isLeft(payer)) throw new Error('No IBAN');
    const directDebit = { iban: payer.right, accountHolderName: 'Olga Petri' };
    const order: SingleOrder = { ...orderOf('BUY'), directDebit };
    expect(orderTotal(order, { quote, indication: noteOf('BUY'), account })).not.toHaveProperty('cash');
  });

  it('is unknown where the bank has no figures [ORD-19]', () => {
    const generic: CostIndication = { ...noteOf('BUY'), costs: { kind: 'generic' } };
    expect(totalOf('BUY', generic)).not.toHaveProperty('total');
  });
});

describe('of a bond', () => {
  const interest = {
    amount: euros('49.81'),
    tradedOn: calendarDay('2026-11-20'),
    settledOn: calendarDay('2026-11-24'),
  };

  it.each<[Side, Amount]>([
    ['BUY', euros('2062.21')],
    ['SELL', euros('2037.41')],
  ])('a %s pays or brings the interest besides the value: %s [ORD-19]', (side, total) => {
    const told = orderTotal(orderOf(side), { quote, indication: noteOf(side), account, interest });
    expect(told).toMatchObject({
      value: { value: euros('2000.00') },
      interest,
      charges: euros('12.40'),
      total,
    });
  });

  it('takes the interest of the note where there is one', () => {
    const noted = { ...noteOf('BUY'), accruedInterest: euros('50.30') };
    const told = notedTotal(orderOf('BUY'), { quote, indication: noted, account: undefined, interest });
    expect(told.interest).toEqual({ ...interest, amount: euros('50.30') });
    expect(told.total).toEqual(addAmounts(told.value?.value ?? euros('0'), euros('62.70')));
  });
});

describe('beside the note of the bank', () => {
  it('is calculated from the value that the note shows, wherever the market has gone since [ORD-19]', () => {
    const told = { ...noteOf('BUY'), expectedValue: euros('463.30') };
    const { value, charges, total } = notedTotal(orderOf('BUY'), {
      quote,
      indication: told,
      account: undefined,
    });
    expect([value, charges]).toEqual([{ value: euros('463.30'), certainty: 'at-most' }, euros('12.40')]);
    expect(total).toEqual(euros('475.70'));
  });

  it('says what its value is made of where the bank has reckoned at the same price [TAX-01]', () => {
    const [order, account] = [orderOf('BUY'), undefined];
    const { value: reckoned } = orderTotal(order, { quote, indication: undefined, account });
    if (reckoned?.of === undefined) throw new Error('It is made of nothing');
    const noted = (expectedValue: Amount) =>
      notedTotal(order, { quote, indication: { ...noteOf('BUY'), expectedValue }, account }).value?.of;
    expect(noted(reckoned.value)).toEqual(reckoned.of);
    expect(noted(addAmounts(reckoned.value, euros('0.01')))).toBeUndefined();
  });
});

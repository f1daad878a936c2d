import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { creditedIn, debitedIn } from '@domain/money/exchange-rate';
import { EUR, unit, USD } from '@domain/money/unit';

const CHF = unit('CHF');
const rates = [
  { currency: USD, bid: decimal('1.10'), ask: decimal('1.20') },
  { currency: CHF, bid: decimal('0.90'), ask: decimal('0.95') },
];

// A rate is told in the currency for one euro: the bank gives the bid for a euro and takes the ask.
describe('changing money', () => {
  it.each([
    ['USD', '110.00', 'EUR', '100.00', 'owed dollars are bought with euros at the bid: 110 / 1.10'],
    ['EUR', '100.00', 'USD', '120.00', 'owed euros are paid in dollars at the ask: 100 × 1.20'],
    ['USD', '110.00', 'CHF', '95.00', 'by way of the euro: 110 / 1.10 × 0.95'],
    ['USD', '12.34', 'USD', '12.34', 'nothing is changed into itself'],
    ['USD', '1.111', 'USD', '1.11', 'but brought to the cent'],
    ['EUR', '0.02', 'CHF', '0.02', 'rounded at the end: 0.019'],
    ['EUR', '0.10', 'CHF', '0.10', 'half a cent goes up: 0.095'],
    ['EUR', '0.30', 'CHF', '0.29', 'also where half to even would go down: 0.285'],
  ])('%s %s are debited as %s %s: %s [ORD-19]', (owed, value, paid, expected) => {
    expect(debitedIn(unit(paid), amount(value, unit(owed)), rates)).toEqual(amount(expected, unit(paid)));
  });

  it.each([
    ['USD', '120.00', 'EUR', '100.00', 'received dollars are sold at the ask: 120 / 1.20'],
    ['EUR', '100.00', 'USD', '110.00', 'received euros buy dollars at the bid: 100 × 1.10'],
    ['USD', '120.00', 'CHF', '90.00', 'by way of the euro: 120 / 1.20 × 0.90'],
    ['CHF', '12.34', 'CHF', '12.34', 'nothing is changed into itself'],
    ['EUR', '0.25', 'CHF', '0.23', 'half a cent goes up: 0.225'],
  ])('%s %s are credited as %s %s: %s [ORD-19]', (received, value, paid, expected) => {
    expect(creditedIn(unit(paid), amount(value, unit(received)), rates)).toEqual(
      amount(expected, unit(paid)),
    );
  });

  it('is unknown where a rate is [ORD-19]', () => {
    const yen = unit('JPY');
    expect([
      debitedIn(yen, amount('1.00', EUR), rates),
      debitedIn(EUR, amount('1.00', yen), rates),
      creditedIn(EUR, amount('1.00', yen), rates),
    ]).toEqual([undefined, undefined, undefined]);
    expect(debitedIn(yen, amount('1.00', yen), rates)).toEqual(amount('1.00', yen));
  });
});

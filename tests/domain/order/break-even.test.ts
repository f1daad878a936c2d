import { breakEven } from '@domain/order/break-even';
import { compareAmounts, amount, valueOf, addAmounts, type Amount } from '@domain/shared/amount';
import { EUR, PERCENT, PIECES, USD } from '@domain/shared/unit';
import fc from 'fast-check';

const euros = (text: string): Amount => amount(text, EUR);

describe('the price at which a purchase earns nothing', () => {
  it.each<[Amount, Amount, readonly Amount[], Amount, string]>([
    [
      amount('10', PIECES),
      euros('100'),
      [euros('12.40'), euros('12.40')],
      euros('102.48'),
      'costs of both ways, spread over ten',
    ],
    [
      amount('3', PIECES),
      euros('10'),
      [euros('0.01')],
      euros('10.0034'),
      'rounded up: below it there is a loss',
    ],
    [
      amount('5000', EUR),
      amount('98.5', PERCENT),
      [euros('25')],
      amount('99.00', PERCENT),
      'a bond in percent',
    ],
    [amount('10', PIECES), euros('100'), [], euros('100.00'), 'without costs the price itself'],
  ])('of %j at %j with %j is %j: %s [ORD-19]', (quantity, price, costs, expected) => {
    expect(breakEven(quantity, price, costs)).toEqual(expected);
  });

  it('is unknown across currencies, and for nothing', () => {
    expect(breakEven(amount('10', PIECES), euros('100'), [amount('1', USD)])).toBeUndefined();
    expect(breakEven(amount('0', PIECES), euros('100'), [])).toBeUndefined();
  });

  it('brings back all that was paid, and a ten-thousandth less does not [ORD-19]', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => ({ units, scale: 2 }));
    fc.assert(
      fc.property(cents, cents, cents, (pieces, price, costs) => {
        const quantity = amount(pieces, PIECES);
        const paid = addAmounts(valueOf(quantity, amount(price, EUR)), amount(costs, EUR));
        const even = breakEven(quantity, amount(price, EUR), [amount(costs, EUR)]);
        if (even === undefined) throw new Error('it is known');
        expect(compareAmounts(valueOf(quantity, even), paid)).toBeGreaterThanOrEqual(0);
        const less = addAmounts(even, euros('-0.0001'));
        expect(compareAmounts(valueOf(quantity, less), paid)).toBe(-1);
      }),
    );
  });
});

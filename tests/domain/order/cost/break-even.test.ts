import { breakEven } from '@domain/order/cost/break-even';
import { isOnGrid, stepAt, type PriceStep } from '@domain/instrument/price-step';
import { addAmounts, amount, compareAmounts, negateAmount, valueOf, type Amount } from '@domain/money/amount';
import { decimal, subtract, zero, type Decimal } from '@domain/money/decimal';
import { EUR, PERCENT, PIECES, USD } from '@domain/money/unit';
import { fc } from '@tests/support/properties';

const euros = (text: string): Amount => amount(text, EUR);
const percent = (text: string): Amount => amount(text, PERCENT);
const pieces = (text: string): Amount => amount(text, PIECES);
const bond = euros('10000');
const nowhere = { steps: [], quoted: undefined };

const grid: readonly PriceStep[] = [
  { from: zero, step: decimal('0.001') },
  { from: decimal('10'), step: decimal('0.01') },
  { from: decimal('100'), step: decimal('0.05') },
  { from: decimal('1000.1'), step: decimal('0.25') },
];

describe('the price at which a purchase earns nothing', () => {
  it.each<[Amount, Amount, readonly Amount[], Amount, string]>([
    [
      pieces('10'),
      euros('100'),
      [euros('12.40'), euros('12.40')],
      euros('102.48'),
      'costs of both ways, spread over ten',
    ],
    [pieces('3'), euros('10'), [euros('0.01')], euros('10.01'), 'rounded up: below it there is a loss'],
    [pieces('7'), euros('167.8643'), [], euros('167.87'), 'an average of several purchases, to cents'],
    [amount('5000', EUR), percent('98.5'), [euros('25')], percent('99.00'), 'a bond in percent'],
    [pieces('10'), euros('100'), [], euros('100.00'), 'without costs the price itself'],
  ])('of %j at %j with %j is %j: %s [ORD-19]', (quantity, price, costs, expected) => {
    expect(breakEven({ quantity, price, costs }, nowhere)).toEqual(expected);
  });

  it.each<[string, string, string, string]>([
    ['167.8643', '0', '167.90', 'the next price of the grid'],
    ['167.9', '0', '167.90', 'a price of the grid stays'],
    ['9.1', '0.0021', '9.103', 'finer steps for less'],
    ['9.1', '0.002', '9.102', 'to the step exactly'],
    ['9.9', '0.0999', '10.00', 'up into the next band'],
    ['1000', '0.06', '1000.25', 'on the grid of the band it ends in'],
  ])('paid %s and %s is sold at %s at a venue: %s [ORD-19]', (price, costs, expected) => {
    const purchase = { quantity: pieces('1'), price: euros(price), costs: [euros(costs)] };
    expect(breakEven(purchase, { steps: grid, quoted: undefined })).toEqual(euros(expected));
  });

  it.each<[Amount, Amount, Amount | undefined, Amount, string]>([
    [bond, percent('98.5'), percent('98.512'), percent('98.521'), 'percent as finely as they are quoted'],
    [bond, percent('98.5'), percent('98.5'), percent('98.53'), 'but no less finely than hundredths'],
    [bond, percent('98.5'), undefined, percent('98.53'), 'hundredths where nothing is quoted'],
    [pieces('100'), euros('98.5'), euros('98.512'), euros('98.53'), 'money in cents, however it is quoted'],
  ])('of %j at %j, quoted %j at no grid, is %j: %s [ORD-19]', (quantity, price, quoted, expected) => {
    const purchase = { quantity, price, costs: [euros('2.01')] };
    expect(breakEven(purchase, { steps: [], quoted })).toEqual(expected);
  });

  it('is unknown across currencies, and for nothing', () => {
    const price = euros('100');
    const foreign = { quantity: pieces('10'), price, costs: [amount('1', USD)] };
    expect(breakEven(foreign, nowhere)).toBeUndefined();
    expect(breakEven({ quantity: pieces('0'), price, costs: [] }, nowhere)).toBeUndefined();
  });

  it('is a price of the grid, brings back all that was paid, and a step less does not [ORD-19]', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => ({ units, scale: 2 }));
    const shares = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => ({ units, scale: 3 }));
    const steps = grid.slice(0, 3);
    const least = euros('0.0001');
    const stepBelow = (price: Decimal): Decimal =>
      stepAt(steps, subtract(price, least.value)) ?? decimal('0.001');
    fc.assert(
      fc.property(shares, cents, cents, (quantity, each, besides) => {
        const bought = { quantity: amount(quantity, PIECES), price: amount(each, EUR) };
        const costs = [amount(besides, EUR)];
        const paid = costs.reduce(addAmounts, valueOf(bought.quantity, bought.price));
        const even = breakEven({ ...bought, costs }, { steps, quoted: undefined });
        if (even === undefined) throw new Error('it is known');
        expect(isOnGrid(even.value, stepBelow(addAmounts(even, least).value))).toBe(true);
        expect(compareAmounts(valueOf(bought.quantity, even), paid)).toBeGreaterThanOrEqual(0);
        const below = negateAmount(amount(stepBelow(even.value), EUR));
        expect(compareAmounts(valueOf(bought.quantity, addAmounts(even, below)), paid)).toBe(-1);
      }),
    );
  });
});

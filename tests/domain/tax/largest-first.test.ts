import { decimal } from '@domain/money/decimal';
import { PERCENT, USD, unit } from '@domain/money/unit';
import { largestFirst } from '@domain/tax/sellable-position';
import { basis } from '../../ui/screens/tax-simulation/tax-basis';

const [world] = basis.positions;
if (world === undefined) throw new Error('No position');

test('[TAX-01] the position that brings the most comes first, whatever its price is told in', () => {
  // 145 at 132.84 EUR; 150 at 0.0124 EUR; 300 at 90 USD at 1.25 for a euro; 30,000 EUR at 99 percent.
  const insolvent = { ...world, id: 'insolvent', price: { ...world.price, value: decimal('0.0124') } };
  const dollars = {
    ...world,
    id: 'dollars',
    sellable: { ...world.sellable, value: decimal('300') },
    price: { value: decimal('90.00'), unit: USD },
    exchangeRate: { currency: USD, bid: decimal('1.24'), ask: decimal('1.25') },
  };
  const bond = {
    ...world,
    id: 'bond',
    sellable: { value: decimal('30000'), unit: unit('EUR') },
    price: { value: decimal('99'), unit: PERCENT },
  };
  expect(largestFirst([insolvent, world, dollars, bond]).map(({ id }) => id)).toEqual([
    'bond',
    'dollars',
    'world',
    'insolvent',
  ]);
});

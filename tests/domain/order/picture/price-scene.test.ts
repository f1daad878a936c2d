import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { priceScene } from '@domain/order/picture/price-scene';
import type { PricedOrder } from '@domain/order/picture/priced-order';

const sceneOf = (order: PricedOrder, breakEven?: string) => {
  const scene = priceScene({
    order,
    market: amount('100', EUR),
    points: [],
    steps: [],
    ...(breakEven !== undefined && { breakEven: decimal(breakEven) }),
  });
  if (scene === undefined) throw new Error('No scene');
  return scene;
};
const sale: PricedOrder = { orderType: 'MARKET', side: 'SELL' };

describe('the scene of the price picture', () => {
  it.each([
    ['101.20', true, 'near the market it is drawn'],
    ['110', true, 'at a tenth of the market still'],
    ['74', false, 'far from it, it would press all else together'],
  ])('with costs covered at %s shows that: %s, for %s [ORD-29]', (breakEven, isShown) => {
    const { lines, scale } = sceneOf(sale, breakEven);
    expect(lines.some(({ kind }) => kind === 'breakEven')).toBe(isShown);
    expect(scale.position(decimal(breakEven)) <= 100).toBe(isShown);
  });

  it('always leaves a line somewhere to go [ORD-29]', () => {
    const { scale } = sceneOf(sale);
    expect(scale.lowest).toBeLessThanOrEqual(98.5);
    expect(scale.highest).toBeGreaterThanOrEqual(101.5);
  });

  it('shows the day from its first price to the market now, and which price that is [ORD-29]', () => {
    const points = [
      { at: instant(5), price: decimal('90') },
      { at: instant(6), price: decimal('110') },
    ];
    const shown = { order: sale, market: amount('100', EUR), steps: [] };
    const scene = priceScene({ ...shown, points, quoted: 'bid' });
    expect(scene?.course.map(decimalText)).toEqual(['90', '110', '100']);
    expect(scene).toMatchObject({ begins: instant(5), quoted: 'bid', unit: EUR });
    // A day without a price yet has no beginning, and the last price needs no word.
    const bare = priceScene({ ...shown, points: [] });
    expect(bare).toBeDefined();
    expect(bare).not.toHaveProperty('begins');
    expect(bare).not.toHaveProperty('quoted');
    expect(bare).not.toHaveProperty('closedAt');
    expect(priceScene({ ...shown, points, closedAt: instant(6) })).toMatchObject({ closedAt: instant(6) });
  });

  it('draws the course of a stop only where one follows [ORD-29]', () => {
    const trailing = { kind: 'relative', distance: percentage(decimal('5')) } as const;
    expect(sceneOf(sale).stops).toEqual([]);
    expect(sceneOf({ ...sale, orderType: 'TRAILING_STOP_MARKET', trailing }).stops).toEqual([
      decimal('95.00'),
    ]);
  });
});

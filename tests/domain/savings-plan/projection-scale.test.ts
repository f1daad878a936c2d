import { decimal } from '@domain/money/decimal';
import { roundStep } from '@domain/money/round-step';
import type { ProjectedYear } from '@domain/savings-plan/projection';
import { projectionScale } from '@domain/savings-plan/projection-scale';

const year = (number: number, value: string, paidIn: string): ProjectedYear => ({
  year: number,
  value: decimal(value),
  paidIn: decimal(paidIn),
  fees: decimal('0'),
  growth: decimal('0'),
});

describe('the picture of a projection [SAV-09]', () => {
  it('reaches from nothing to a round line just above all its years', () => {
    const scale = projectionScale([year(1, '20000', '19000'), year(2, '78000.50', '61000')]);
    expect(scale.ticks).toEqual([
      { value: 20_000, y: 75 },
      { value: 40_000, y: 50 },
      { value: 60_000, y: 25 },
      { value: 80_000, y: 0 },
    ]);
    expect([scale.x(1), scale.x(2), scale.y(decimal('0')), scale.y(decimal('20000'))]).toEqual([
      50, 100, 100, 75,
    ]);
  });

  it('holds what was paid in where that is more than the value', () => {
    expect(projectionScale([year(1, '900', '1000')]).ticks.at(-1)).toEqual({ value: 1000, y: 0 });
  });

  it('stands where there is nothing yet', () => {
    expect(projectionScale([year(1, '0', '0')]).ticks).toEqual([
      { value: 0.5, y: 50 },
      { value: 1, y: 0 },
    ]);
  });

  it.each([
    [1, 1],
    [1.01, 2],
    [3, 5],
    [5, 5],
    [6, 10],
    [0.03, 0.05],
    [12_345, 20_000],
  ])('stands apart by a round step: at least %d is %d', (least, step) => {
    expect(roundStep(least)).toBeCloseTo(step, 10);
  });
});

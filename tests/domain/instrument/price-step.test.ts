import { gridStep, isOnGrid, stepAt } from '@domain/instrument/price-step';
import { decimal } from '@domain/money/decimal';

const steps = [
  { from: decimal('10'), step: decimal('0.01') },
  { from: decimal('0.5'), step: decimal('0.001') },
  { from: decimal('100'), step: decimal('0.05') },
];

describe('the step of a price', () => {
  it.each<[string, string | undefined, string]>([
    ['0.4', undefined, 'below every band'],
    ['0.5', '0.001', 'where a band begins'],
    ['9.999', '0.001', 'just before the next'],
    ['10', '0.01', 'the next'],
    ['5000', '0.05', 'the last has no end'],
  ])('at %s is %s: %s, in whatever order the bands come', (price, step) => {
    expect(stepAt(steps, decimal(price))).toEqual(step === undefined ? undefined : decimal(step));
  });

  it('is none where the venue names no grid', () => {
    expect(stepAt([], decimal('1'))).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['150', '0.05', 'the step of the grid'],
    ['0.4', '0.01', 'a cent below every band'],
  ])('moves %s by %s: %s', (price, step) => {
    expect(gridStep(steps, decimal(price))).toEqual(decimal(step));
    expect(gridStep([], decimal(price))).toEqual(decimal('0.01'));
  });

  it.each<[string, string, boolean]>([
    ['55.00', '0.01', true],
    ['55.005', '0.01', false],
    ['150', '0.02', true],
    ['150.01', '0.02', false],
    ['0.05', '0.0005', true],
    ['60001', '500', false],
  ])('%s on a grid of %s: %s', (price, step, expected) => {
    expect(isOnGrid(decimal(price), decimal(step))).toBe(expected);
  });
});

import { decimal } from '@domain/money/decimal';
import { allocationOf, assumptionsOf } from '@domain/product-application/proposal/allocation';
import { outcomeRange } from '@domain/product-application/proposal/outcome-range';
import {
  decisive,
  riskClassOf,
  riskClasses,
  type PlannerAnswers,
} from '@domain/product-application/proposal/risk-class';

const bold: PlannerAnswers = {
  duration: 'UEBER_10',
  lossTolerance: '40',
  variation: 'STARK',
  surplusTrend: 'STEIGT',
  income: 'GEHALT',
  age: 40,
  liquidAssets: decimal('50000'),
  amount: decimal('10000'),
  rate: decimal('100'),
  surplus: decimal('900'),
};

describe('the proposal of the portfolio planner [PLA-01]', () => {
  it.each<[Partial<PlannerAnswers>, number, string[]]>([
    [{}, 5, []],
    [{ duration: 'BIS_3' }, 1, ['duration']],
    [{ duration: '5_BIS_10' }, 4, ['duration']],
    [{ lossTolerance: '10', variation: 'WENIG' }, 2, ['lossTolerance', 'variation']],
    [{ age: 75 }, 3, ['age']],
    [{ age: 74 }, 5, []],
    [{ income: 'RENTE' }, 4, ['income']],
    [{ amount: decimal('25000') }, 5, []],
    [{ amount: decimal('25000.01') }, 3, ['shareOfAssets']],
    [{ rate: decimal('451') }, 3, ['shareOfSurplus']],
    [{ amount: undefined, liquidAssets: decimal('0') }, 5, []],
  ])('derives the class from %j: %d, for %j', (answers, riskClass, reasons) => {
    const said = { ...bold, ...answers };
    expect(riskClassOf(said)).toBe(riskClass);
    expect(decisive(said).map(({ reason }) => reason)).toEqual(reasons);
  });

  it.each(riskClasses)('spreads all of the money of class %d', (riskClass) => {
    const shares = Object.values(allocationOf(riskClass));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('shows a range around the assumed return, wider each year and in each class', () => {
    const years = outcomeRange({ amount: 10_000, rate: 100 }, assumptionsOf(3), 10);
    expect(years.map(({ paidIn }) => paidIn).slice(0, 2)).toEqual([11_200, 12_400]);
    const [first, last] = [years[0], years.at(-1)];
    if (first === undefined || last === undefined) throw new Error('No years');
    expect(last.high - last.low).toBeGreaterThan(first.high - first.low);
    // 4 % less 0.3 % a year: 10,000 and ten years of rates come to 28,871 without variation.
    expect(last.middle).toBeGreaterThan(28_871 * 0.94);
    expect(last.middle).toBeLessThan(28_871 * 1.02);
    const bolder = outcomeRange({ amount: 10_000, rate: 100 }, assumptionsOf(5), 10).at(-1);
    expect((bolder?.high ?? 0) - (bolder?.low ?? 0)).toBeGreaterThan(last.high - last.low);
  });

  it('shows the same picture for the same answers, and nothing but money for nothing invested', () => {
    const picture = () => outcomeRange({ amount: 5_000, rate: 0 }, assumptionsOf(2), 5);
    expect(picture()).toEqual(picture());
    expect(outcomeRange({ amount: 0, rate: 0 }, assumptionsOf(5), 1)).toEqual([
      { year: 1, paidIn: 0, low: 0, middle: 0, high: 0 },
    ]);
  });
});

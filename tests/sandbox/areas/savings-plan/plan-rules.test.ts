import { fc } from '@tests/support/properties';
import { add, compare, decimal, decimalText, multiply, rescale } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import { increased, increasedRates } from '@sandbox/areas/savings-plan/rules/increase';
import {
  countBetween,
  executionDateOf,
  firstNominal,
  nominalAfter,
  nominalFrom,
  nominalUpTo,
  type Interval,
} from '@sandbox/areas/savings-plan/rules/plan-dates';
import { increasesUpTo, nextIncrease } from '@sandbox/areas/savings-plan/rules/plan-schedule';
import { leastRate, purchaseFor } from '@sandbox/areas/savings-plan/rules/units';
import vectors from './plan-vectors.json';

const NOTHING = { qty: '0.000', value: '0.00', fee: '0.00', total: '0.00' };

describe('what a rate buys [SAV-07]', () => {
  it.each(vectors.savings_plan_units.rows)(
    '$rate EUR at $price: $qty for $total ($src)',
    ({ rate, price, feePct, other, qty, value, fee, total }) => {
      const terms = { rate: decimal(rate), feePercent: decimal(feePct), otherFees: decimal(other) };
      const bought = purchaseFor(terms, decimal(price));
      const found =
        bought === undefined
          ? NOTHING
          : {
              qty: decimalText(bought.quantity),
              value: decimalText(bought.value),
              fee: decimalText(bought.fee),
              total: decimalText(bought.total),
            };
      expect(found).toEqual({ qty, value, fee, total });
    },
  );

  const cents = (least: number, most: number) =>
    fc.bigInt({ min: BigInt(least), max: BigInt(most) }).map((units) => ({ units, scale: 2 }));
  const tenths = fc.bigInt({ min: 0n, max: 50n }).map((units) => ({ units, scale: 1 }));

  it('stays within the rate, and a thousandth more would not', () => {
    fc.assert(
      fc.property(
        cents(100, 1_000_000),
        cents(1, 3_000_000),
        tenths,
        cents(0, 500),
        (rate, price, feePercent, otherFees) => {
          const bought = purchaseFor({ rate, feePercent, otherFees }, price);
          const quantity = bought?.quantity ?? decimal('0.000');
          const totalOf = (units: bigint) => {
            const value = rescale(multiply({ units, scale: 3 }, price), 2, 'half-up');
            const fee = rescale(multiply(value, { ...feePercent, scale: 3 }), 2, 'half-up');
            return add(add(value, fee), otherFees);
          };
          if (bought !== undefined)
            expect(decimalText(bought.total)).toBe(decimalText(totalOf(quantity.units)));
          expect(quantity.units === 0n || compare(totalOf(quantity.units), rate) <= 0).toBe(true);
          expect(compare(totalOf(quantity.units + 1n), rate) > 0).toBe(true);
        },
      ),
    );
  });

  it('names the least rate that buys a thousandth', () => {
    const terms = { feePercent: decimal('1.5'), otherFees: decimal('0.95') };
    expect(decimalText(leastRate(terms, decimal('30000')))).toBe('31.40');
    expect(purchaseFor({ ...terms, rate: decimal('31.40') }, decimal('30000'))?.quantity.units).toBe(1n);
    expect(purchaseFor({ ...terms, rate: decimal('31.39') }, decimal('30000'))).toBeUndefined();
  });
});

describe('the days of a plan [SAV-03]', () => {
  it.each(vectors.savings_plan_dates.rows)('what is due on %s is executed on %s (%s)', (nominal, moved) => {
    expect(executionDateOf(calendarDay(nominal))).toBe(moved);
  });

  it.each<[Interval, string, number, readonly string[]]>([
    ['MONTHLY', '2026-12-01', 1, ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['TWO_MONTHLY', '2026-12-02', 1, ['2027-01-01', '2027-03-01', '2027-05-01']],
    ['QUARTERLY', '2026-12-07', 15, ['2026-12-15', '2027-03-15', '2027-06-15']],
    ['HALF_YEARLY', '2026-12-16', 15, ['2027-01-15', '2027-07-15', '2028-01-15']],
    ['YEARLY', '2026-12-07', 7, ['2026-12-07', '2027-12-07', '2028-12-07']],
  ])('%s from %s on day %s', (interval, start, executionDay, days) => {
    const rhythm = { start: calendarDay(start), interval, executionDay };
    const first = firstNominal(rhythm);
    const second = nominalAfter(rhythm, first);
    const third = nominalAfter(rhythm, second);
    expect([first, second, third]).toEqual(days);
    expect(nominalFrom(rhythm, second)).toBe(second);
    expect(nominalUpTo(rhythm, calendarDay('2028-12-31'))?.slice(8)).toBe(first.slice(8));
    expect(countBetween(rhythm, first, third)).toBe(3);
  });

  it('has no last day before its first', () => {
    const rhythm = { start: calendarDay('2026-12-15'), interval: 'MONTHLY', executionDay: 15 } as const;
    expect(nominalUpTo(rhythm, calendarDay('2026-12-14'))).toBeUndefined();
    expect(nominalUpTo(rhythm, calendarDay('2027-01-14'))).toBe('2026-12-15');
    expect(nominalUpTo(rhythm, calendarDay('2027-01-15'))).toBe('2027-01-15');
  });
});

describe('the annual increase [SAV-09]', () => {
  it.each([
    [0, '100.00'],
    [1, '103.00'],
    [2, '106.09'],
    [3, '109.27'],
  ])('100 EUR at 3 %% are after %s years %s EUR', (years, rate) => {
    expect(decimalText(increased(decimal('100.00'), decimal('3'), years))).toBe(rate);
  });

  const plan = {
    interval: 'QUARTERLY',
    execution_day: 15,
    start_date: '2026-12-02',
    end_date: null,
    suspended_from: null,
    suspended_until: null,
    done_until: '2027-03-15',
    stage: 'ACTIVE',
    increase: '3',
    increases_contained: 0,
    positions: [{ instrumentId: 'any', rate: '100.00' }],
    mandate: null,
    iban: 'DE02120300000000202051',
  } as const;
  it.each([
    [null, '2027-12-14', 0, '2027-12-15'],
    [null, '2027-12-15', 1, '2027-12-15'],
    [null, '2029-01-01', 2, '2027-12-15'],
    ['2027-09-15', '2027-09-14', 0, '2027-09-15'],
    ['2027-09-15', '2027-09-15', 1, '2027-09-15'],
    ['2027-09-15', '2028-09-15', 2, '2027-09-15'],
    // The next execution contains the first increase already.
    ['2027-06-15', '2027-06-15', 1, '2028-06-15'],
  ])('first on %s: up to %s there are %s, the next on %s', (increase_from, day, count, next) => {
    expect(increasesUpTo({ ...plan, increase_from }, calendarDay(day))).toBe(count);
    expect(nextIncrease({ ...plan, increase_from })).toBe(next);
  });

  it('is told only where it comes before the end of the plan', () => {
    expect(nextIncrease({ ...plan, increase_from: null, end_date: '2027-12-14' })).toBeUndefined();
    expect(nextIncrease({ ...plan, increase_from: null, end_date: '2027-12-15' })).toBe('2027-12-15');
    expect(nextIncrease({ ...plan, increase_from: null, increase: null })).toBeUndefined();
  });

  it('takes no direct debit beyond what was signed', () => {
    const grown = increasedRates([decimal('480.00'), decimal('500.00')], decimal('1'), 5, decimal('1000.00'));
    // 484.80 + 505.00, 489.65 + 510.05 = 999.70; the third would come to 1,009.70.
    expect(grown.map(decimalText)).toEqual(['489.65', '510.05']);
  });
});

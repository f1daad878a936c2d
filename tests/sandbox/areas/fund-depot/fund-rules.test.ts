import { fc } from '@tests/support/properties';
import { berlinText } from '@domain/time/berlin-time';
import {
  add,
  compare,
  decimal,
  decimalText,
  multiply,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { daysAt } from '@sandbox/areas/fund-depot/rules/dealing-days';
import { dealingDayOf, nextNominal } from '@sandbox/areas/fund-depot/rules/regular-dates';
import { boundFor, partOf, sharesFor, sharesWithin, split } from '@sandbox/areas/fund-depot/rules/shares';

describe('the days of an order [FUN-01]', () => {
  it.each([
    ['2026-11-20T16:42:00+01:00', '2026-11-23', '2026-11-25', '2026-11-27'],
    ['2026-11-21T10:00:00+01:00', '2026-11-23', '2026-11-25', '2026-11-27'],
    ['2026-11-23T11:59:59+01:00', '2026-11-23', '2026-11-25', '2026-11-27'],
    ['2026-11-23T12:00:00+01:00', '2026-11-24', '2026-11-26', '2026-11-30'],
    // Christmas Eve to the second Christmas Day, New Year's Eve and New Year are no bank days.
    ['2026-12-23T10:00:00+01:00', '2026-12-23', '2026-12-29', '2027-01-04'],
    ['2026-12-23T12:00:00+01:00', '2026-12-28', '2026-12-30', '2027-01-05'],
    ['2026-12-30T13:00:00+01:00', '2027-01-04', '2027-01-06', '2027-01-08'],
    // Easter 2027 is on 28 March, when the clocks change too.
    ['2027-03-25T11:00:00+01:00', '2027-03-25', '2027-03-31', '2027-04-02'],
    ['2027-03-25T12:30:00+01:00', '2027-03-30', '2027-04-01', '2027-04-05'],
    ['2027-04-30T12:30:00+02:00', '2027-05-03', '2027-05-05', '2027-05-07'],
    // Labour Day 2028 is a Monday.
    ['2028-04-28T12:00:00+02:00', '2028-05-02', '2028-05-04', '2028-05-08'],
  ])('%s', (moment, dealing, price, settlement) => {
    const days = daysAt(instant(Date.parse(moment)));
    expect([days.dealing, days.price, days.settlement]).toEqual([dealing, price, settlement]);
    expect(berlinText(days.cutOff)).toContain(`${dealing}T12:00:00`);
  });

  it('never give a price that was known at the cut-off', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') }), (at) => {
        const days = daysAt(instant(at));
        expect(at).toBeLessThan(days.cutOff);
        expect(days.price > days.dealing && days.settlement > days.price).toBe(true);
      }),
    );
  });
});

/** A regular deposit from a day on, and the bank days of its first runs, found in the calendar by hand. */
describe('the days of a regular deposit [FUN-01]', () => {
  it.each([
    // 29 February 2028 is a Tuesday, 1 March a Wednesday; a year later a Thursday, then a Friday, then a Saturday.
    ['2028-02-29', 'YEARLY', 1, ['2028-03-01', '2029-03-01', '2030-03-01', '2031-03-03']],
    ['2028-02-29', 'MONTHLY', 15, ['2028-03-15', '2028-04-18', '2028-05-15', '2028-06-15']],
    // A month that is short shifts nothing: 1 May 2027 is a Saturday.
    ['2027-01-31', 'MONTHLY', 1, ['2027-02-01', '2027-03-01', '2027-04-01', '2027-05-03']],
    ['2027-08-31', 'HALF_YEARLY', 15, ['2027-09-15', '2028-03-15', '2028-09-15', '2029-03-15']],
    // 15 November 2026 is a Sunday; New Year's Day 2027 a Friday.
    ['2026-11-15', 'QUARTERLY', 15, ['2026-11-16', '2027-02-15', '2027-05-17', '2027-08-16']],
    ['2027-01-01', 'TWO_MONTHLY', 1, ['2027-01-04', '2027-03-01', '2027-05-03', '2027-07-01']],
  ] as const)('from %s on, %s on the %i.', (start, interval, day, days) => {
    const order = {
      interval,
      execution_day: day,
      start_date: start,
      end_date: null,
      stage: 'RUNNING',
      done_until: null as string | null,
    } as const;
    let done: string | null = null;
    const runs = days.map(() => {
      const nominal = nextNominal({ ...order, done_until: done });
      if (nominal === undefined) throw new Error('It ended');
      done = nominal;
      return dealingDayOf(nominal);
    });
    expect(runs).toEqual(days);
  });
});

const cents = (most: number) =>
  fc.integer({ min: 1, max: most }).map((units): Decimal => ({ units: BigInt(units), scale: 2 }));
const pieces = fc
  .integer({ min: 1, max: 500_000 })
  .map((units): Decimal => ({ units: BigInt(units), scale: 3 }));
const fundAt = (price: Decimal) => ({
  price,
  valueOf: (quantity: Decimal) => rescale(multiply(quantity, price), 2, 'half-up'),
});

describe('how an amount falls to funds [FUN-01]', () => {
  it('is split to the cent, the rest to the last', () => {
    const text = (amount: string, ...weights: string[]) =>
      split(decimal(amount), weights.map(decimal)).map(decimalText);
    expect(text('1500.00', '60', '25', '15')).toEqual(['900.00', '375.00', '225.00']);
    expect(text('100.01', '60', '25', '15')).toEqual(['60.00', '25.00', '15.01']);
    expect(text('50.00', '1', '1', '1')).toEqual(['16.66', '16.66', '16.68']);
  });

  it('loses nothing by the split', () => {
    fc.assert(
      fc.property(
        cents(2_000_000),
        fc.array(cents(10_000), { minLength: 1, maxLength: 6 }),
        (amount, weights) => {
          expect(compare(sum(split(amount, weights)), amount)).toBe(0);
        },
      ),
    );
  });

  it('buys no more than the amount, and a thousandth more would be too many', () => {
    fc.assert(
      fc.property(cents(2_000_000), cents(500_000), (amount, price) => {
        const fund = fundAt(price);
        const shares = sharesWithin(amount, fund) ?? { quantity: zero, value: zero };
        const next = add(shares.quantity, { units: 1n, scale: 3 });
        expect(compare(shares.value, amount)).toBeLessThanOrEqual(0);
        expect(compare(fund.valueOf(next), amount)).toBe(1);
      }),
    );
  });

  it('never sells more of a fund than is there, nor for more than was asked', () => {
    const held = fc.array(fc.record({ there: pieces, price: cents(500_000) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(cents(20_000_000), held, (amount, funds) => {
        const there = funds.map((fund) => ({ ...fundAt(fund.price), there: fund.there }));
        const sold = sharesFor(amount, there);
        for (const [index, shares] of sold.entries()) {
          expect(compare(shares?.quantity ?? zero, there[index]?.there ?? zero)).toBeLessThanOrEqual(0);
        }
        const value = sum(sold.map((shares) => shares?.value ?? zero));
        expect(compare(value, amount)).toBeLessThanOrEqual(0);
        // What rounding keeps back is less than a thousandth of each fund and a cent.
        const all = sum(there.map((fund) => fund.valueOf(fund.there)));
        const slack = sum(there.map(({ price }) => add(multiply(price, decimal('0.001')), decimal('0.03'))));
        const wanted = compare(all, amount) < 0 ? all : amount;
        expect(compare(subtract(wanted, value), slack)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('binds five percent more than a sale needs, never more than is free', () => {
    const bound = (quantity: string, free: string) => decimalText(boundFor(decimal(quantity), decimal(free)));
    expect([bound('0.514', '3.500'), bound('1.764', '12.000'), bound('5.900', '6.000')]).toEqual([
      '0.540',
      '1.853',
      '6.000',
    ]);
    expect(decimalText(partOf(decimal('3.500'), decimal('33.33')))).toBe('1.166');
  });
});

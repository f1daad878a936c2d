import {
  executionStatus,
  executionStatuses,
  undefinedStatusText,
} from '@domain/savings-plan/execution-status';
import { dueDays, raisedRate } from '@domain/savings-plan/execution-days';
import { calendarText } from '@domain/savings-plan/plan-calendar';
import { eatsTheRate, purchaseWithin } from '@domain/savings-plan/plan-costs';
import { planParts } from '@domain/savings-plan/plan-sentence';
import { monthlyRate, monthlySum, ratesByMonth } from '@domain/savings-plan/plan-sums';
import { projection, rangeOf } from '@domain/savings-plan/projection';
import { savingsPlanId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { add, compare, decimal, decimalText, subtract, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { addMonths, calendarDay } from '@domain/time/local-date';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { plan } from '../support/plan-samples';
import vectors from '../vectors.json';

const day = calendarDay;
const text = (value: Parameters<typeof decimalText>[0] | undefined) => value && decimalText(value);

describe('the days on which a plan buys', () => {
  it.each(vectors.savings_plan_dates.rows)(
    'a plan due on %s buys on %s [SAV-03]',
    (nominal = '', bought = '') => {
      const [due] = dueDays({ interval: 'YEARLY', start: day(nominal) }, day(nominal), 1);
      expect(due?.day).toBe(bought);
    },
  );

  it('skips what lies in the suspension, and does not make it up', () => {
    const suspension = { from: day('2027-07-01'), to: day('2027-08-31') };
    const days = dueDays({ interval: 'MONTHLY', start: day('2026-12-01'), suspension }, day('2027-06-01'), 2);
    expect(days.map(({ nominal, isSkipped }) => [nominal, isSkipped])).toEqual([
      ['2027-06-01', false],
      ['2027-07-01', true],
      ['2027-08-01', true],
      ['2027-09-01', false],
    ]);
  });

  it('ends with the plan', () => {
    const schedule = { interval: 'QUARTERLY', start: day('2026-12-07'), end: day('2027-03-31') } as const;
    expect(dueDays(schedule, day('2026-11-22'), 10).map(({ day: due }) => due)).toEqual([
      '2026-12-07',
      '2027-03-08',
    ]);
  });

  it('knows the last day of a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(day('2026-12-15'), 13)).toBe('2028-01-15');
  });

  it('moves no execution before its day, and more than ten days after it never', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.constantFrom('01', '07', '15'), (months, on) => {
        const start = addMonths(day(`2026-01-${on}`), months);
        const [due] = dueDays({ interval: 'MONTHLY', start }, start, 1);
        return due !== undefined && due.day >= start && due.day <= addMonths(start, 1);
      }),
    );
  });
});

describe('the yearly increase', () => {
  it.each([
    [0, '100'],
    [1, '103.00'],
    [2, '106.09'],
    [3, '109.27'],
  ])('100 at 3 percent after %d years is %s', (raises, rate) => {
    expect(decimalText(raisedRate(decimal('100'), decimal('3'), raises))).toBe(rate);
  });

  it('counts from the anniversary of the first execution', () => {
    const days = dueDays({ interval: 'HALF_YEARLY', start: day('2026-12-01') }, day('2026-12-01'), 4);
    expect(days.map(({ raises }) => raises)).toEqual([0, 0, 1, 1]);
  });
});

describe('what a purchase costs', () => {
  it.each(vectors.savings_plan_units.rows)(
    'a rate of $rate at $feePct percent and $other buys no less than $value',
    ({ rate, feePct, other, value }) => {
      const purchase = purchaseWithin(decimal(rate), {
        orderFee: decimal(feePct),
        otherFees: decimal(other),
      });
      expect(compare(purchase.value, decimal(value))).toBeGreaterThanOrEqual(0);
    },
  );

  it('never takes more than the rate, and could not buy a cent more', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 300 }),
        (rate, fee, other) => {
          const all = { units: BigInt(rate), scale: 2 };
          const terms = {
            orderFee: { units: BigInt(fee), scale: 2 },
            otherFees: { units: BigInt(other), scale: 2 },
          };
          const { value, costs } = purchaseWithin(all, terms);
          const left = subtract(all, add(value, costs));
          // A cent more in value costs two cents at most: one for itself, one that its fee rounds up by.
          // A rate that its costs eat whole buys nothing.
          return rate <= other ? value.units === 0n : left.units >= 0n && left.units < 2n;
        },
      ),
    );
  });

  it('warns where costs eat the rate', () => {
    const terms = { orderFee: decimal('1.5'), otherFees: decimal('0.95') };
    expect(eatsTheRate(purchaseWithin(decimal('15'), terms))).toBe(true);
    expect(eatsTheRate(purchaseWithin(decimal('100'), terms))).toBe(false);
  });
});

describe('the projection [SAV-09]', () => {
  const projected = {
    interval: 'MONTHLY',
    positions: [{ rate: decimal('100'), orderFee: zero, otherFees: zero }],
    increase: zero,
  } as const;

  it('without growth is what was paid in', () => {
    const years = projection(projected, { growth: zero, years: 2 });
    expect(years.map(({ paidIn, value }) => [text(paidIn), text(value)])).toEqual([
      ['1200.00', '1200.00'],
      ['2400.00', '2400.00'],
    ]);
  });

  it('lets money grow by the share of the year that is left of it', () => {
    // 12 × 100 at 12 percent: 12 + 11 + … + 1 months of 1 EUR each are 78 EUR.
    const [first, second] = projection(projected, { growth: decimal('12'), years: 2 });
    expect(text(first?.value)).toBe('1278.00');
    expect(text(second?.value)).toBe('2709.36');
  });

  it('raises the rates each year, and tells fees apart', () => {
    const [, second] = projection(
      {
        ...projected,
        increase: decimal('3'),
        positions: [{ rate: decimal('100'), orderFee: decimal('1.5'), otherFees: zero }],
      },
      { growth: zero, years: 2 },
    );
    expect(text(second?.paidIn)).toBe('2436.00');
    // 98.52 + 1.48 = 100.00; of 103.00 it is 101.48 + 1.52.
    expect(text(second?.fees)).toBe('36.00');
    expect(text(second?.growth)).toBe('0.00');
  });

  it('draws its range two points below and above, never below nothing', () => {
    const [low, high] = rangeOf({ growth: decimal('1'), years: 5 });
    expect([text(low.growth), text(high.growth)]).toEqual(['0', '3']);
  });
});

describe('what plans come to', () => {
  it('counts a month of each, and only of those that buy [SAV-07]', () => {
    const mixed = { ...plan, total: amount('150.00', EUR), interval: 'TWO_MONTHLY' } as const;
    expect(text(monthlyRate(mixed).value)).toBe('75.00');
    const paused = { ...plan, state: 'SUSPENDED' } as const;
    expect(text(monthlySum([plan, mixed, paused]).value)).toBe('175.00');
  });

  it('tells each month of the next three what it takes', () => {
    const quarterly = { ...plan, interval: 'QUARTERLY' } as const;
    expect(ratesByMonth(quarterly, day('2026-11-22'), 5).map(text)).toEqual([
      undefined,
      '100.00',
      undefined,
      undefined,
      '100.00',
    ]);
  });
});

describe('the status of an execution [SAV-06]', () => {
  it.each(executionStatuses)('knows %s', (key) => expect(executionStatus(key)).toEqual(E.right(key)));

  it('names a key that nobody knows', () => {
    const unknown = executionStatus('FLOATING');
    expect(E.isLeft(unknown) && undefinedStatusText(unknown.left)).toBe(
      'API returned an undefined savings plan execution status: FLOATING',
    );
  });
});

describe('the sentence and the calendar', () => {
  it('says what is known, in its order', () => {
    const parts = planParts({
      total: decimal('265'),
      names: ['A', 'B'],
      interval: 'MONTHLY',
      executionDay: 1,
      next: day('2026-12-01'),
      increase: decimal('3'),
      account: { iban: 'DE02120300000000202051', isExternal: true },
    });
    expect(parts.map(({ kind }) => kind)).toEqual(['rate', 'when', 'raise', 'paid', 'until']);
    expect(planParts({ names: [], interval: 'MONTHLY' })).toEqual([]);
  });

  it('writes a whole day for each execution, and no amount', () => {
    const file = calendarText({
      id: savingsPlanId('p'),
      title: 'Sparplan Welt, Gold',
      days: [day('2026-12-31')],
      today: day('2026-11-22'),
    });
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Sparplan Welt\\, Gold',
      ]),
    );
    expect(file).not.toMatch(/EUR/);
  });

  it('breaks a long line before the 76th octet, and not within a letter (RFC 5545, 3.1)', () => {
    const title = 'Ausführung: Ärzte, Öl & Übermorgen für später 😀😀😀😀😀 nächste Jahre übrig';
    const lines = calendarText({
      id: savingsPlanId('p'),
      title,
      days: [day('2026-12-31')],
      today: day('2026-11-22'),
    }).split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' '))).not.toEqual([]);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
  });
});

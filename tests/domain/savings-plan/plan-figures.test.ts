import { savingsPlanId } from '@domain/codes/ids';
import { amount, type Amount } from '@domain/money/amount';
import { decimal, decimalText, zero } from '@domain/money/decimal';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { dueDays, firstRaise, raisedRate, type Schedule } from '@domain/savings-plan/execution-days';
import { calendarText } from '@domain/savings-plan/plan-calendar';
import { eatsTheRate, purchasesTogether, purchaseWithin } from '@domain/savings-plan/plan-costs';
import {
  boughtOf,
  failingOf,
  figuresOf,
  resultOf,
  type ExecutedPosition,
  type PlanExecution,
} from '@domain/savings-plan/plan-execution';
import {
  monthlyRate,
  monthlySum,
  raisedTotal,
  ratesByMonth,
  scheduleOf,
} from '@domain/savings-plan/plan-sums';
import { projection } from '@domain/savings-plan/projection';
import { percentage } from '@domain/money/percentage';
import { calendarDay } from '@domain/time/local-date';
import { etf, plan } from '../support/plan-samples';

const day = calendarDay;
const euros = (text: string): Amount => amount(text, EUR);

describe('the days of a plan [SAV-03]', () => {
  const days = (schedule: Partial<Schedule>, from: string, count: number) =>
    dueDays({ interval: 'MONTHLY', start: day('2026-12-01'), ...schedule }, day(from), count).map(
      ({ nominal, isSkipped }) => (isSkipped ? `(${nominal})` : nominal),
    );

  it('go on from any day, and begin with the plan', () => {
    expect(days({}, '2026-01-01', 2)).toEqual(['2026-12-01', '2027-01-01']);
    expect(days({ interval: 'QUARTERLY' }, '2031-01-15', 2)).toEqual(['2031-03-01', '2031-06-01']);
    // 1 August 2027 is a Sunday: it buys on the 2nd.
    expect(days({}, '2027-08-02', 1)).toEqual(['2027-08-01']);
    expect(days({}, '2027-08-03', 1)).toEqual(['2027-09-01']);
  });

  it('end on the last day itself, and leave out the first and the last of a suspension', () => {
    expect(days({ end: day('2027-02-01') }, '2026-12-01', 9)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
    const suspension = { from: day('2027-01-01'), to: day('2027-02-01') };
    expect(days({ suspension }, '2026-12-01', 2)).toEqual([
      '2026-12-01',
      '(2027-01-01)',
      '(2027-02-01)',
      '2027-03-01',
    ]);
  });

  it('are not known beyond a suspension without an end', () => {
    const suspension = { from: day('2027-02-01') };
    expect(days({ suspension }, '2026-12-01', 9)).toEqual(['2026-12-01', '2027-01-01']);
    expect(days({ suspension: { from: day('2027-02-02') } }, '2026-12-01', 9)).toHaveLength(3);
  });

  it('are followed for a lifetime where nothing is bought on any of them', () => {
    const suspension = { from: day('2026-12-01'), to: day('2999-12-31') };
    expect(days({ suspension }, '2026-12-01', 1)).toHaveLength(1200);
  });
});

describe('the yearly increase, to the cent [SAV-01]', () => {
  it.each([
    // 1.50 × 1.03 = 1.545: half a cent goes up, where half to even would stay at 1.54.
    ['1.50', '3', 1, '1.55'],
    ['100.00', '2.5', 2, '105.06'],
    ['100.00', '0', 5, '100.00'],
    ['100.00', '-1', 5, '100.00'],
  ])('of %s by %s percent, %d times, is %s', (rate, percent, raises, raised) => {
    expect(decimalText(raisedRate(decimal(rate), decimal(percent), raises))).toBe(raised);
  });

  it('is first felt on the first anniversary', () => {
    const due = dueDays({ interval: 'HALF_YEARLY', start: day('2026-12-01') }, day('2026-12-01'), 4);
    expect(firstRaise(due, decimal('3'))?.nominal).toBe('2027-12-01');
    expect(firstRaise(due, zero)).toBeUndefined();
    expect(firstRaise(due.slice(0, 2), decimal('3'))).toBeUndefined();
  });

  it('raises each position by itself', () => {
    const positions = ['1.50', '1.50'].map((rate) => ({ wkn: etf.wkn, rate: euros(rate) }));
    const {
      positions: [sample],
    } = plan;
    if (sample === undefined) throw new Error('No position');
    const both = positions.map((each) => ({ ...sample, ...each }));
    expect(decimalText(raisedTotal({ positions: both, increase: decimal('3') }, 1))).toBe('3.10');
  });
});

describe('what purchases cost [SAV-01]', () => {
  const terms = { orderFee: decimal('1.5'), otherFees: decimal('0.95') };

  it('is told for all together, in percent of the whole', () => {
    // 98.52 + 1.48 = 100.00; 24.05 / 1.015 = 23.69 + 0.36 + 0.95 = 25.00.
    const first = purchaseWithin(decimal('100.00'), { ...terms, otherFees: zero });
    const second = purchaseWithin(decimal('25.00'), terms);
    expect(purchasesTogether([first, second], decimal('125.00'))).toEqual({
      value: decimal('122.21'),
      fee: decimal('1.84'),
      other: decimal('0.95'),
      costs: decimal('2.79'),
      share: percentage(decimal('2.23')),
    });
  });

  it.each([
    ['5.00', false],
    ['5.01', true],
    ['4.99', false],
  ])('of %s percent is said to eat the rate: %s', (share, eats) => {
    expect(eatsTheRate({ share: percentage(decimal(share)) })).toBe(eats);
  });

  it('is no part of no rate', () => {
    expect(eatsTheRate(purchaseWithin(zero, terms))).toBe(false);
  });
});

describe('what plans come to in a month [SAV-07]', () => {
  it('is told to the cent, half a cent up', () => {
    expect(monthlyRate({ total: euros('0.25'), interval: 'TWO_MONTHLY' })).toEqual(euros('0.13'));
    expect(monthlyRate({ total: euros('100.00'), interval: 'QUARTERLY' })).toEqual(euros('33.33'));
  });

  it('adds up no other currency', () => {
    expect(monthlySum([plan, { ...plan, total: amount('50.00', USD) }])).toEqual(monthlySum([plan]));
  });

  it('follows the schedule of the plan, of which an ended one has none', () => {
    const { startDate: _start, endDate: _end, suspension: _pause, ...bare } = plan;
    const nextExecution = day('2026-12-15');
    const suspension = { from: day('2027-01-01') };
    const endDate = day('2028-01-01');
    expect(scheduleOf({ ...bare, nextExecution, interval: 'MONTHLY' })).toEqual({
      interval: 'MONTHLY',
      start: nextExecution,
    });
    expect(
      scheduleOf({
        ...bare,
        startDate: day('2026-12-01'),
        nextExecution,
        endDate,
        suspension,
        interval: 'YEARLY',
      }),
    ).toEqual({
      interval: 'YEARLY',
      start: day('2026-12-01'),
      end: endDate,
      suspension,
    });
    expect(scheduleOf({ ...bare, nextExecution, state: 'ENDED' })).toBeUndefined();
    expect(ratesByMonth({ ...plan, state: 'ENDED' }, day('2026-11-22'), 2)).toEqual([undefined, undefined]);
  });

  it('tells every one of the months', () => {
    const monthly = { ...plan, interval: 'MONTHLY' } as const;
    expect(ratesByMonth(monthly, day('2026-12-01'), 3).map((rate) => rate !== undefined)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('a year of the projection [SAV-09]', () => {
  it('is rounded to the cent, half a cent up', () => {
    const position = { rate: decimal('0.50'), orderFee: zero, otherFees: zero };
    const [first] = projection(
      { interval: 'YEARLY', positions: [position], increase: zero },
      { growth: decimal('25'), years: 1 },
    );
    expect(first).toEqual({
      year: 1,
      paidIn: decimal('0.50'),
      fees: decimal('0.00'),
      value: decimal('0.63'),
      growth: decimal('0.13'),
    });
  });
});

describe('what an execution bought [SAV-07]', () => {
  const bought = (more: Partial<ExecutedPosition> = {}): ExecutedPosition => ({
    wkn: etf.wkn,
    quantity: amount('1.234', PIECES),
    value: euros('98.52'),
    fee: euros('1.48'),
    tax: euros('0.10'),
    ...more,
  });
  const none: ExecutedPosition = { wkn: etf.wkn };
  const nothing = { ...none, quantity: amount('0', PIECES), value: euros('5.00') };

  it.each<[readonly ExecutedPosition[], string, number]>([
    [[bought(), bought()], 'bought', 2],
    [[bought(), none], 'partly', 1],
    [[nothing, none], 'nothing', 0],
    [[], 'nothing', 0],
  ])('%# of its securities: %s', (positions, result, count) => {
    expect([resultOf({ positions }), boughtOf({ positions })]).toEqual([result, count]);
  });

  it('is added up in euro, with fees and taxes apart', () => {
    const abroad = bought({ value: amount('7.00', USD), tax: amount('1.00', USD), fee: euros('0.02') });
    const { tax: _tax, ...untaxed } = bought();
    expect(figuresOf([{ positions: [bought(), nothing] }, { positions: [abroad, untaxed] }])).toEqual({
      value: euros('197.04'),
      fees: euros('3.08'),
    });
    expect(figuresOf([{ positions: [nothing] }, { positions: [] }])).toBeUndefined();
  });

  it('says why a security was not bought, its own reason before that of all', () => {
    const own = { kind: 'own' } as unknown as NonNullable<PlanExecution['failing']>;
    const whole = { kind: 'whole' } as unknown as NonNullable<PlanExecution['failing']>;
    const execution = { failing: whole, positions: [] } as unknown as PlanExecution;
    expect(
      [bought({ failing: own }), { ...none, failing: own }, none].map((each) => failingOf(execution, each)),
    ).toEqual([undefined, own, whole]);
  });
});

describe('the calendar of a plan [SAV-07]', () => {
  it('is a file of RFC 5545, line by line', () => {
    const file = calendarText({
      id: savingsPlanId('p'),
      title: 'Welt; Gold\\Silber\nund mehr',
      days: [day('2026-12-01')],
      today: day('2026-11-22'),
    });
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Depotwerk//Wertpapiersparplan//DE',
      'BEGIN:VEVENT',
      'UID:p-2026-12-01@depotwerk.invalid',
      'DTSTAMP:20261122T000000Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261202',
      'SUMMARY:Welt\\; Gold\\\\Silber\\nund mehr',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
});

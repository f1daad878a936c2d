import type { FormSession } from '@domain/form/session/form-session';
import { decimalText, rescale, type Decimal } from '@domain/money/decimal';
import type { PlanFormFacts } from '@domain/savings-plan/form/plan-facts';
import type { PlanNodes } from '@domain/savings-plan/form/plan-form';
import { calendarDay } from '@domain/time/local-date';
import { conditions, enterRow, etf, plan, planSession } from '../support/plan-samples';
import { share } from '../support/samples';

type Session = FormSession<PlanNodes, PlanFormFacts>;

const text = (value: Decimal | undefined) => value && decimalText(rescale(value, 2, 'half-up'));

/** 100 EUR a month into one fund, 3 % more each year. */
function grown(session: Session = planSession(), rate = '100,00'): Session {
  enterRow(session, 1, { instrument: etf, rate });
  session.field(session.nodes.increase).setValue('3');
  return session;
}

const daysOf = (session: Session) =>
  session.value(session.nodes.nextDays)?.map(({ day, total, isRaised }) => [day, text(total), isRaised]);

const firstRaisedOf = (session: Session) => {
  const first = session.value(session.nodes.firstRaised);
  return first && [first.day, text(first.total)];
};

describe('what is shown beside a plan while it is entered [SAV-01] [SAV-03]', () => {
  it('tells the next three executions on the days on which they are, and what each takes', () => {
    // New Year's Day 2027 is a Friday: the plan buys on the Monday after.
    expect(daysOf(grown())).toEqual([
      ['2026-12-01', '100.00', false],
      ['2027-01-04', '100.00', false],
      ['2027-02-01', '100.00', false],
    ]);
  });

  it('tells when the rate is raised first, and to what', () => {
    expect(firstRaisedOf(grown())).toEqual(['2027-12-01', '103.00']);
  });

  it('tells no raise that a direct debit could not take', () => {
    const session = grown(planSession(), '4.900,00');
    session.field(session.nodes.paidBy).setValue('EXTERNAL');
    session.field(session.nodes.externalIban).setValue('DE89 3704 0044 0532 0130 00');
    // 4,900 EUR and 3 % are 5,047 EUR; a debit takes 5,000 at most.
    expect(firstRaisedOf(session)).toBeUndefined();
    session.field(session.nodes.paidBy).setValue('INTERNAL');
    expect(firstRaisedOf(session)).toEqual(['2027-12-01', '5047.00']);
  });

  it('goes on from where the plan that is changed stands', () => {
    const current = { ...plan, increaseFrom: calendarDay('2027-03-01') };
    expect(firstRaisedOf(grown(planSession({ current })))).toEqual(['2027-03-01', '103.00']);
  });

  it('tells what a rate buys once the terms of each security are known', () => {
    const session = planSession({ conditions: { ...conditions, positions: conditions.positions.slice(1) } });
    grown(session);
    // 98.52 EUR, 1.5 % of it: 1.48 EUR.
    expect(
      session
        .value(session.nodes.purchases)
        ?.map(({ purchase }) => [text(purchase.value), text(purchase.fee), text(purchase.costs)]),
    ).toEqual([['98.52', '1.48', '1.48']]);
    enterRow(session, 2, { instrument: share, rate: '50,00' });
    expect(session.value(session.nodes.purchases)).toBeUndefined();
    session.tell({ conditions });
    expect(session.value(session.nodes.purchases)).toHaveLength(2);
  });

  it('says in its sentence what is decided, and nothing before there is a rate', () => {
    const session = planSession();
    expect(session.value(session.nodes.sentence)).toBeUndefined();
    grown(session);
    expect(session.value(session.nodes.sentence)?.map(({ kind }) => kind)).toEqual([
      'rate',
      'when',
      'raise',
      'paid',
      'until',
    ]);
    session.field(session.nodes.suspensionFrom).setValue('01.01.2027');
    expect(session.value(session.nodes.sentence)).toContainEqual({
      kind: 'pause',
      period: { from: '2027-01-01' },
    });
  });

  it('skips no more than the days on which the plan rests', () => {
    const session = grown();
    session.field(session.nodes.suspensionFrom).setValue('15.12.2026');
    session.field(session.nodes.suspensionTo).setValue('31.01.2027');
    expect(
      session.value(session.nodes.nextDays)?.map(({ nominal, isSkipped }) => [nominal, isSkipped]),
    ).toEqual([
      ['2026-12-01', false],
      ['2027-01-01', true],
      ['2027-02-01', false],
      ['2027-03-01', false],
    ]);
  });

  it('is drawn on with what the terms take, the raise and the limit of a debit', () => {
    const session = grown();
    expect(session.value(session.nodes.projected)).toMatchObject({
      interval: 'MONTHLY',
      positions: [{ orderFee: conditions.positions[1]?.orderFee, otherFees: { units: 0n } }],
    });
    expect(text(session.value(session.nodes.projected)?.increase)).toBe('3.00');
    expect(session.value(session.nodes.projected)?.most).toBeUndefined();
  });
});

import { decimalText } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import {
  after,
  amountOf,
  begun,
  conditions,
  from,
  nodes,
  OWN,
  regularly,
  withdrawn,
} from './support/fund-session';

describe('what is shown beside an order of the fund depot [FUN-01]', () => {
  it('is what a deposit pays in', () => {
    const session = after([amountOf('1.500,00')], begun());
    expect(session.value(nodes.deposited)).toMatchObject({ units: 150000n });
    expect(session.value(nodes.raised)).toBeUndefined();
  });

  it('is what a regular deposit takes once it is raised, to the cent', () => {
    // 3 % on 33.50 EUR: 34.505 EUR, rounded half up.
    const session = after([regularly({ amount: '33,50', increase: '3' })], begun());
    const raised = session.value(nodes.raised);
    expect(raised && decimalText(raised)).toBe('34.51');
  });

  it('says the days on which the terms stand until the bank has told those of the order', () => {
    const session = after([amountOf('100'), from(OWN)], begun());
    expect(session.value(nodes.sentence)).toContainEqual({
      kind: 'price',
      day: '2026-11-25',
      side: 'DEPOSIT',
    });
    const days = { ...conditions.days, priceDay: calendarDay('2026-11-26') };
    session.tell({ preview: { allocation: [], days, isExternal: false } });
    expect(session.value(nodes.sentence)).toContainEqual({
      kind: 'price',
      day: '2026-11-26',
      side: 'DEPOSIT',
    });
    session.tell({ preview: undefined });
    expect(session.value(nodes.preview)).toBeUndefined();
    expect(session.value(nodes.sentence)).toContainEqual({
      kind: 'price',
      day: '2026-11-25',
      side: 'DEPOSIT',
    });
  });

  it('says nothing before it is known how much', () => {
    expect(begun().value(nodes.sentence)).toEqual([]);
    expect(
      after([withdrawn('80')], begun())
        .value(nodes.sentence)
        ?.map(({ kind }) => kind),
    ).toContain('withdrawal');
  });
});

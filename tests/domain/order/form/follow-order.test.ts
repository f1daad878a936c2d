import { FormSession } from '@domain/form/session/form-session';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { orderForm } from '@domain/order/form/order-form';
import type { ValidityChoice } from '@domain/order/form/validity-choice';
import { calendarDay } from '@domain/time/local-date';
import { instant } from '@domain/time/instant';
import { filled, quotesAt, told } from '../../support/told-of-order';
import { filledDraft, quote } from '../../support/samples';

type Life = Pick<OrderDraft, 'validityType' | 'validityDate'>;

const day: Life = { validityType: 'GFD', validityDate: '' };
const longest: Life = { validityType: 'MAX', validityDate: '' };
const until = (validityDate: string): Life => ({ validityType: 'GTD', validityDate });

/** Sunday, 22 November 2026: an order for the day is one for Monday. */
const sunday = {
  now: instant(Date.UTC(2026, 10, 22, 11, 0, 0)),
  today: calendarDay('2026-11-22'),
  quotes: quotesAt({ ...quote, hours: { state: 'closed' } }),
};

describe('what follows an order [ORD-13]', () => {
  it.each<readonly [ValidityChoice, string]>([
    ['GFD', ''],
    ['GTD', '04.12.2026'],
    ['MAX', ''],
    ['ULTIMO', ''],
  ])('sells all that is bought and stands as long, until something else is said: %s %s', (type, date) => {
    const session = new FormSession(orderForm);
    const { nodes } = session;
    const entryOf = (node: typeof nodes.quantity) => session.field(node).value;
    session.change(() => {
      session.field(nodes.orderType).setValue('NEXT_ORDER');
      session.field(nodes.quantity).setValue('3');
      session.field(nodes.validityType).setValue(type);
      session.field(nodes.validityDate).setValue(date);
    });
    const { follow } = nodes;
    expect([
      entryOf(follow.quantity),
      session.field(follow.validityType).value,
      session.field(follow.validityDate).value,
    ]).toEqual(['3', type, date]);
    session.change(() => {
      session.field(follow.quantity).setValue('2');
      session.field(follow.validityType).setValue('MAX');
      session.field(nodes.quantity).setValue('5');
      session.field(nodes.validityType).setValue('GFD');
    });
    expect([entryOf(follow.quantity), session.field(follow.validityType).value]).toEqual(['2', 'MAX']);
  });

  it.each<readonly [string, Life, Life, boolean]>([
    ['on the same day', day, day, false],
    ['at the same date', until('04.12.2026'), until('04.12.2026'), false],
    ['later', day, longest, false],
    ['later by a date', until('04.12.2026'), until('07.12.2026'), false],
    ['after the day, by a date of today', until('23.11.2026'), day, false],
    ['at the end of this day, while the base stands on', until('24.11.2026'), day, true],
    ['at a date before', until('04.12.2026'), until('03.12.2026'), true],
    ['at the end of this day, while the base stands as long as can be', longest, day, true],
    ['on Friday, while the base ends on the Sunday after', until('06.12.2026'), until('04.12.2026'), false],
  ])('is warned of where it ends before its base: %s', (_, base, follow, isWarned) => {
    const draft = filled({
      ...base,
      orderType: 'NEXT_ORDER',
      follow: { ...filledDraft.follow, ...follow, limit: '110' },
    });
    const found = told((nodes) => nodes.warnings, draft)?.map(
      ({ severity, field, key }) => `${severity} ${field ?? '-'} ${key}`,
    );
    expect(found).toEqual(
      isWarned ? ['WARN follow.validityType warnung-folgeorder-endet-vor-basisorder'] : [],
    );
  });

  it('is not warned of on a Sunday, where both stand for the next trading day', () => {
    const draft = filled({
      ...until('23.11.2026'),
      orderType: 'NEXT_ORDER',
      follow: { ...filledDraft.follow, ...day, limit: '110' },
    });
    expect(told((nodes) => nodes.warnings, draft, sunday)).toEqual([]);
  });
});

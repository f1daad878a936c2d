import { calendarDay } from '@domain/time/local-date';
import type { Order } from '@domain/order/open/order';
import { fixedTerms, type OrderChange } from '@domain/order/open/order-change';
import { changeDraftOf, type OrderChangeDraft } from '@domain/order/open/order-change-draft';
import { toOrderChange } from '@domain/order/open/to-order-change';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { emptySnapshot, type Snapshot } from '@domain/form/session/snapshot';
import * as E from 'fp-ts/Either';
import { fc } from '@tests/support/properties';
import { exchange, facts, fundCompany, order } from '../../support/samples';

const eur = (text: string) => amount(text, EUR);
const pieces = (text: string) => amount(text, PIECES);
const stop: Order = {
  ...order,
  orderType: 'STOP_MARKET',
  quantity: pieces('10'),
  openQuantity: pieces('7'),
  executedQuantity: pieces('3'),
  triggerLimit: eur('90.00'),
  validityType: 'GTD',
  validUntil: calendarDay('2026-11-27'),
  venue: exchange,
};
const current: Order = { ...stop, orderType: 'STOP_LIMIT', limit: eur('89.50') };
/** What a customer has typed, as it is kept. */
const typed = (edit: Partial<OrderChangeDraft>): Snapshot => ({ ...emptySnapshot, fields: edit });
const read = (edit: Partial<OrderChangeDraft>, part = current) =>
  toOrderChange(typed(edit), part, {
    fixed: fixedTerms(part, part),
    today: facts.today,
  });

describe('reading a change [ORD-23]', () => {
  it.each<[string, Partial<OrderChangeDraft>, OrderChange]>([
    ['another limit alone', { limit: '89,00' }, { limit: eur('89') }],
    ['both prices', { limit: '95', triggerLimit: '96' }, { limit: eur('95'), triggerLimit: eur('96') }],
    ['fewer pieces, those executed counted', { quantity: '4' }, { quantity: pieces('4') }],
    [
      'another last day',
      { validityDate: '30.11.2026' },
      { validity: { type: 'GTD', date: calendarDay('2026-11-30') } },
    ],
    ['the longest validity', { validityType: 'MAX' }, { validity: { type: 'MAX' } }],
    [
      'the same price written otherwise is none',
      { limit: '89,5', triggerLimit: '91' },
      { triggerLimit: eur('91') },
    ],
  ])('%s', (_reason, edit, expected) => {
    expect(read(edit)).toEqual(E.right(expected));
  });

  it.each<[string, Partial<OrderChangeDraft>, string | undefined, string]>([
    ['nothing changed', {}, undefined, 'order-change-nothing'],
    ['more pieces', { quantity: '11' }, 'quantity', 'order-change-quantity-up'],
    ['no more than is executed', { quantity: '3' }, 'quantity', 'order-change-quantity-executed'],
    ['no quantity at all', { quantity: '' }, 'quantity', 'order-quantity-missing'],
    ['a limit of nothing', { limit: '0' }, 'limit', 'order-amount-not-positive'],
    ['a doubtful trigger', { triggerLimit: '1.23,4' }, 'triggerLimit', 'order-amount-thousands'],
    ['a day that is over', { validityDate: '20.11.2026' }, 'validityDate', 'order-date-past'],
    ['a day that does not exist', { validityDate: '31.11.2026' }, 'validityDate', 'order-date-impossible'],
  ])('refuses %s', (_reason, edit, field, key) => {
    expect(read(edit)).toMatchObject({ left: [{ field, key }] });
  });

  it('tells everything that is wrong at once', () => {
    const change = read({ quantity: 'x', limit: '-1', validityDate: '' });
    expect(E.isLeft(change) && change.left.map(({ field }) => field)).toEqual([
      'quantity',
      'limit',
      'validityDate',
    ]);
  });

  it('counts as most what is executed and what is open, once a part of it was cancelled', () => {
    const cut: Order = { ...current, openQuantity: pieces('5'), cancelledQuantity: pieces('2') };
    expect(read({ quantity: '8' }, cut)).toEqual(E.right({ quantity: pieces('8') }));
    expect(read({ quantity: '9' }, cut)).toMatchObject({ left: [{ key: 'order-change-quantity-up' }] });
    expect(read({ quantity: '10', limit: '89' }, cut)).toEqual(E.right({ limit: eur('89') }));
  });

  it('begins with nothing where the order says nothing', () => {
    expect(changeDraftOf(order)).toEqual({ quantity: '10', triggerLimit: '', limit: '', validityDate: '' });
  });

  it('does not read what is fixed, whatever stands there', () => {
    expect(read({ limit: 'abc', triggerLimit: '91' }, stop)).toEqual(E.right({ triggerLimit: eur('91') }));
  });

  it('reads no term that is fixed, and says so of no field', () => {
    const edit = { quantity: 'x', triggerLimit: 'y', limit: '88', validityDate: 'z' };
    const fixed = { quantity: 'shared', triggerLimit: 'kept-by-venue', validity: 'shared' } as const;
    expect(toOrderChange(typed(edit), current, { fixed, today: facts.today })).toEqual(
      E.right({ limit: eur('88') }),
    );
    const allFixed = { ...fixed, limit: 'not-of-type' } as const;
    expect(toOrderChange(typed(edit), current, { fixed: allFixed, today: facts.today })).toMatchObject({
      left: [{ field: undefined, key: 'order-change-nothing' }],
    });
  });

  it('says how much is executed already', () => {
    expect(read({ quantity: '2' })).toMatchObject({
      left: [{ key: 'order-change-quantity-executed', args: { executed: '3' }, severity: 'ERROR' }],
    });
  });

  it('leaves a validity alone that nobody touched, though its day is over', () => {
    const overnight: Order = { ...current, validUntil: calendarDay('2026-11-20') };
    const change = read({ limit: '88' }, overnight);
    expect(E.isRight(change) && Object.keys(change.right)).toEqual(['limit']);
  });

  const { venue: _venue, ...anywhere } = current;

  it.each<[string, Partial<OrderChangeDraft>, Order, OrderChange]>([
    ['the day again', { validityType: 'GFD' }, current, { validity: { type: 'GFD' } }],
    [
      'none at a venue without',
      { validityType: 'MAX', limit: '88' },
      { ...current, venue: fundCompany },
      { limit: eur('88') },
    ],
    [
      'whatever is chosen where it is not known what is offered',
      { validityType: 'MAX' },
      anywhere,
      { validity: { type: 'MAX' } },
    ],
    [
      'a last day where there was none',
      { validityType: 'GTD', validityDate: '30.11.2026' },
      { ...current, validityType: 'GFD' },
      { validity: { type: 'GTD', date: calendarDay('2026-11-30') } },
    ],
  ])('takes as a validity %s [ORD-11]', (_reason, edit, part, expected) => {
    expect(read(edit, part)).toEqual(E.right(expected));
  });

  it('keeps a validity where only the day of the trade is written anew', () => {
    const sameDay = { validityType: 'GTD', validityDate: '27.11.2026', limit: '88' } as const;
    expect(read(sameDay)).toEqual(E.right({ limit: eur('88') }));
    const dayOrder: Order = { ...current, validityType: 'GFD' };
    expect(read({ ...sameDay, validityType: 'GFD' }, dayOrder)).toEqual(E.right({ limit: eur('88') }));
  });

  it('takes no validity that the venue does not offer [ORD-11]', () => {
    const part: Order = { ...current, venue: { ...exchange, validityTypes: ['GFD', 'GTD'] } };
    expect(read({ validityType: 'MAX' }, part)).toMatchObject({
      left: [{ field: 'validityType', key: 'order-validity-not-offered', source: 'rule' }],
    });
  });

  it('leaves a validity open that was never told, and asks for none', () => {
    const { validityType: _type, validUntil: _until, ...untold } = current;
    const change = toOrderChange(typed({ limit: '88' }), untold, { fixed: {}, today: facts.today });
    expect(change).toEqual(E.right({ limit: eur('88') }));
  });

  it('asks for a price that was emptied, and for the last day where one is chosen', () => {
    const emptied = read({ limit: '', triggerLimit: ' ', validityDate: '' });
    expect(E.isLeft(emptied) && emptied.left.map(({ field, key }) => [field, key])).toEqual([
      ['triggerLimit', 'order-amount-format'],
      ['limit', 'order-amount-format'],
      ['validityDate', 'order-date-missing'],
    ]);
  });

  it('yields a change or issues for any text, and never a change of nothing', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', '89,50', '1.234,5', '7', '0,0001'));
    fc.assert(
      fc.property(text, text, text, (quantity, triggerLimit, limit) => {
        const change = read({ quantity, triggerLimit, limit });
        if (E.isLeft(change)) expect(change.left).not.toHaveLength(0);
        else expect(Object.values(change.right)).not.toHaveLength(0);
      }),
    );
  });
});

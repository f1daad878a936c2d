import { templateOrderOf } from '../../support/filled-order';
import { priceFields } from '@domain/order/draft/price-fields';
import { emptyDraft, type OrderDraft, type PriceTexts } from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import { sides } from '@domain/order/side';
import { draftOfTemplate } from '@domain/order/prefill/order-template';
import { calendarDay } from '@domain/time/local-date';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { orderTemplateId } from '@domain/codes/ids';
import { fc } from '@tests/support/properties';
import { draft, facts, filledDraft, share } from '../../support/samples';

const roundTrip = (edited: OrderDraft): OrderDraft | undefined =>
  draftOfTemplate(
    {
      id: orderTemplateId('template'),
      name: 'Vorlage',
      order: templateOrderOf(edited, facts),
      createdAt: instant(0),
      instrument: share,
    },
    facts.today,
  );

const price = fc.constantFrom('', '90,00', '120,50');
const terms = {
  triggerLimit: price,
  limit: price,
  distance: fc.constantFrom('', '5,00'),
  quantity: fc.constantFrom('', '10'),
};

/** The prices a type reads, those of no other. */
const read = (type: EnterableOrderType, texts: PriceTexts) =>
  Object.fromEntries(priceFields[type].map((field) => [field, texts[field]]));

describe('an order template', () => {
  it('fills in again what its type reads, of every type and side [ORD-21]', () => {
    const edited = fc.record({
      ...terms,
      side: fc.constantFrom(...sides),
      orderType: fc.constantFrom(...enterableOrderTypes.filter((type) => type !== 'QUOTE')),
      follow: fc.record({ ...terms, orderType: fc.constantFrom(...followOrderTypes) }),
    });
    fc.assert(
      fc.property(edited, (change) => {
        const follow = { ...emptyDraft.follow, validityType: 'MAX' as const, ...change.follow };
        const before: OrderDraft = { ...draft, ...change, follow };
        const after = roundTrip(before);
        expect(after).toMatchObject({
          instrument: share,
          orderType: before.orderType,
          side: before.side,
          quantity: before.quantity,
          ...read(before.orderType, before),
          venueId: before.venueId,
          validityType: before.validityType,
        });
        if (before.orderType === 'NEXT_ORDER')
          expect(after?.follow).toMatchObject({
            orderType: follow.orderType,
            quantity: follow.quantity,
            ...read(follow.orderType, follow),
            validityType: 'MAX',
          });
      }),
    );
  });

  it('keeps everything that was chosen, legs in their order, and nothing else [ORD-12] [ORD-13] [ORD-21]', () => {
    const trade = {
      depotId: 'd-1',
      settlementAccountId: 'a-1',
      side: 'BUY',
      instrumentId: 'i-sap',
      venueId: 'v-dealer',
      limitExtension: 'FOK',
      tradingRestriction: 'CAO',
      quantity: amount('10', PIECES),
      validity: { type: 'GFD' },
    };
    const stop = { triggerLimit: amount('105', EUR) };
    const limit = { limit: amount('95', EUR) };
    const kept = (orderType: EnterableOrderType): unknown =>
      templateOrderOf({ ...filledDraft, limitExtension: 'FOK', tradingRestriction: 'CAO', orderType }, facts);
    expect(kept('MARKET')).toStrictEqual({ ...trade, orderType: 'MARKET' });
    expect(kept('STOP_LIMIT')).toStrictEqual({ ...trade, orderType: 'STOP_LIMIT', ...stop, ...limit });
    expect(kept('ONE_CANCELS_OTHER')).toStrictEqual({
      orderType: 'ONE_CANCELS_OTHER',
      depotId: 'd-1',
      subOrders: [
        { ...trade, orderType: 'STOP_MARKET', ...stop },
        { ...trade, orderType: 'LIMIT', ...limit },
      ],
    });
    expect(kept('NEXT_ORDER')).toStrictEqual({
      orderType: 'NEXT_ORDER',
      depotId: 'd-1',
      subOrders: [
        { ...trade, orderType: 'LIMIT', ...limit },
        { ...trade, side: 'SELL', orderType: 'LIMIT', validity: { type: 'MAX' }, limit: amount('110', EUR) },
      ],
    });
  });

  const begun = { side: 'BUY', validity: { type: 'GFD' } } as const;

  it.each<[EnterableOrderType, object]>([
    ['MARKET', { orderType: 'MARKET', ...begun }],
    ['TRAILING_STOP_LIMIT', { orderType: 'TRAILING_STOP_LIMIT', ...begun }],
    [
      'ONE_CANCELS_OTHER',
      {
        orderType: 'ONE_CANCELS_OTHER',
        subOrders: [
          { orderType: 'STOP_MARKET', ...begun },
          { orderType: 'LIMIT', ...begun },
        ],
      },
    ],
    [
      'NEXT_ORDER',
      {
        orderType: 'NEXT_ORDER',
        subOrders: [
          { orderType: 'LIMIT', ...begun },
          { orderType: 'LIMIT', ...begun, side: 'SELL' },
        ],
      },
    ],
  ])('of an untouched %s keeps its type and what a form begins with [ORD-21]', (orderType, expected) => {
    expect(templateOrderOf({ ...emptyDraft, orderType }, facts)).toStrictEqual(expected);
  });

  it('keeps that an order is traded by quote [ORD-21]', () => {
    expect(roundTrip({ ...draft, tradingSystem: 'QUOTE' })?.tradingSystem).toBe('QUOTE');
  });

  it('keeps nothing that belongs to a moment: neither consent nor debit [ORD-14] [ORD-21]', () => {
    const directDebit = { hasConsent: true, iban: 'DE1', maxAmount: '5', accountHolderName: 'B' };
    const kept = templateOrderOf({ ...draft, directDebit, freeAmountConfirmed: true }, facts);
    expect(Object.keys(kept)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/debit|freeAmount/i)]),
    );
  });

  it('leaves out a last day that is over [ORD-21]', () => {
    const gtd = { ...draft, validityType: 'GTD', validityDate: '30.11.2026' } as const;
    expect(roundTrip(gtd)).toMatchObject({ validityType: 'GTD', validityDate: '30.11.2026' });
    const later = draftOfTemplate(
      {
        id: orderTemplateId('template'),
        name: 'Vorlage',
        order: templateOrderOf(gtd, facts),
        createdAt: instant(0),
      },
      calendarDay('2027-01-04'),
    );
    expect(later).toMatchObject({ validityType: 'GFD', validityDate: '' });
  });
});

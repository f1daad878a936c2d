import { pricedDraft } from '../../support/filled-order';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { priceFields } from '@domain/order/draft/price-fields';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { sides } from '@domain/order/side';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { decimal, decimalText } from '@domain/money/decimal';
import { fundHouse, sap, xetra } from '@adapters/fake/bank/fake-market';
import { priceBands } from '@domain/order/picture/price-bands';
import { priceLines } from '@domain/order/picture/price-lines';

const market = amount('100', EUR);
const typed = { triggerLimit: '90', limit: '120', distance: '5' };
const draftOf = (change: Partial<OrderDraft>): OrderDraft => ({
  ...emptyDraft,
  ...typed,
  follow: { ...emptyDraft.follow, ...typed },
  instrument: sap,
  side: 'SELL',
  ...change,
});

/** Each line as `field: price consequence`, the unmovable ones by their name. */
const linesOf = (change: Partial<OrderDraft>, venue = xetra) =>
  priceLines(pricedDraft(draftOf(change), venue), { market }).map(
    ({ id, price, consequence }) => `${id}: ${decimalText(price)} ${consequence}`,
  );

describe('the lines of the price picture', () => {
  it.each([
    ['MARKET', ['market: 100 executes-now']],
    ['QUOTE', ['market: 100 executes-now']],
    ['LIMIT', ['limit: 120 executes', 'market: 100 here']],
    ['STOP_MARKET', ['triggerLimit: 90 triggers-market', 'market: 100 here']],
    ['STOP_LIMIT', ['limit: 120 bounds', 'triggerLimit: 90 triggers-limit', 'market: 100 here']],
    [
      'TRAILING_STOP_MARKET',
      ['triggerLimit: 90 begins-to-follow', 'distance: 95.00 follows', 'market: 100 here'],
    ],
    [
      'TRAILING_STOP_NATIVE_MARKET',
      ['triggerLimit: 90 begins-to-follow', 'distance: 95.00 follows', 'market: 100 here'],
    ],
    [
      'TRAILING_STOP_LIMIT',
      [
        'limit: 120 bounds',
        'triggerLimit: 90 begins-to-follow',
        'distance: 95.00 follows',
        'market: 100 here',
      ],
    ],
    [
      'ONE_CANCELS_OTHER',
      ['limit: 120 executes-and-cancels', 'triggerLimit: 90 triggers-and-cancels', 'market: 100 here'],
    ],
    ['NEXT_ORDER', ['limit: 120 executes', 'follow.limit: 120 executes', 'market: 100 here']],
  ] as const)('of %s are exactly the prices it reads [ORD-29]', (orderType, lines) => {
    expect(linesOf({ orderType })).toEqual(lines);
  });

  it('has the cases of all order types [ORD-29]', () => {
    for (const orderType of enterableOrderTypes)
      for (const side of sides) expect(linesOf({ orderType, side }).at(-1)).toMatch(/^market/);
  });

  it.each(followOrderTypes)('shows a %s that follows, after the base [ORD-13] [ORD-29]', (orderType) => {
    const draft = draftOf({ orderType: 'NEXT_ORDER', follow: { ...emptyDraft.follow, ...typed, orderType } });
    const followed = priceLines(pricedDraft(draft, xetra), { market }).filter(({ leg }) => leg === 'follow');
    expect(followed.length).toBeGreaterThan(0);
    expect(followed.every(({ field, side }) => field?.startsWith('follow') && side === 'SELL')).toBe(true);
  });

  it('keeps a purchase’s stop above the market, and an absolute distance as it is [ORD-29]', () => {
    expect(linesOf({ orderType: 'TRAILING_STOP_MARKET', side: 'BUY', distanceKind: 'absolute' })).toContain(
      'distance: 105.00 follows',
    );
  });

  it.each(sides)('of a %s begin at the market where nothing is typed that can be read [ORD-29]', (side) => {
    for (const orderType of enterableOrderTypes) {
      const nothing = { orderType, side, limit: 'teuer', triggerLimit: '', distance: '' };
      const own = priceLines(pricedDraft(draftOf(nothing), xetra), { market }).filter(
        ({ leg, kind }) => leg === 'order' && kind !== 'market',
      );
      expect(own.map(({ field }) => field).sort()).toEqual([...priceFields[orderType]].sort());
      expect(own.every(({ isOpen, price }) => isOpen === true && price === market.value)).toBe(true);
    }
  });

  it.each([
    ['relative', { kind: 'relative', distance: decimal('0') }],
    ['absolute', { kind: 'absolute', distance: { value: decimal('0'), unit: EUR } }],
  ] as const)(
    'a distance nobody has set, %s, begins at nothing, counted as chosen [ORD-29]',
    (distanceKind, distance) => {
      const leg = { orderType: 'TRAILING_STOP_MARKET', side: 'SELL', distanceKind } as const;
      const trail = priceLines(leg, { market }).find(({ kind }) => kind === 'trail');
      expect(trail?.trailing).toEqual({ from: market.value, distance });
    },
  );

  it('a distance that is set is kept from the market, and one of an unsaid kind is a share [ORD-29]', () => {
    const distance = { kind: 'absolute', distance: amount('5', EUR) } as const;
    const trailOf = (trailing?: typeof distance) =>
      priceLines({ orderType: 'TRAILING_STOP_MARKET', side: 'SELL', trailing }, { market }).find(
        ({ kind }) => kind === 'trail',
      )?.trailing;
    expect(trailOf(distance)).toEqual({ from: market.value, distance });
    expect(trailOf()?.distance.kind).toBe('relative');
  });

  it('of a follow-on order begin at the base’s limit [ORD-13] [ORD-29]', () => {
    const follow = { ...emptyDraft.follow, orderType: 'STOP_MARKET' } as const;
    expect(linesOf({ orderType: 'NEXT_ORDER', side: 'BUY', limit: '95', follow })).toEqual([
      'limit: 95 executes',
      'follow.triggerLimit: 95 triggers-market',
      'market: 100 here',
    ]);
  });

  it('bound nothing before they are set [ORD-29]', () => {
    const open = draftOf({ orderType: 'TRAILING_STOP_LIMIT', limit: '', distance: '' });
    expect(priceBands(priceLines(pricedDraft(open, xetra), { market }))).toEqual([]);
  });

  it('has the market alone at a fund company [ORD-07] [ORD-29]', () => {
    expect(linesOf({ orderType: 'LIMIT' }, fundHouse)).toEqual(['market: 100 executes-now']);
  });

  it('marks where the costs are covered; that line cannot be moved [ORD-29]', () => {
    const lines = priceLines({ orderType: 'MARKET', side: 'BUY' }, { market, breakEven: decimal('101') });
    expect(lines.at(-1)).toMatchObject({ kind: 'breakEven', consequence: 'covers-costs' });
    expect(lines.at(-1)?.field).toBeUndefined();
  });

  it('fills it from the stop to the limit of the same leg, and from the market to the stop [ORD-13] [ORD-29]', () => {
    const follow = {
      ...emptyDraft.follow,
      triggerLimit: '80',
      limit: '75',
      orderType: 'STOP_LIMIT',
    } as const;
    const bandsOf = (change: Partial<OrderDraft>) =>
      priceBands(priceLines(pricedDraft(draftOf(change), xetra), { market })).map(({ id, from, to }) => [
        id,
        decimalText(from),
        decimalText(to),
      ]);
    expect(bandsOf({ orderType: 'STOP_LIMIT' })).toEqual([['limit', '90', '120']]);
    expect(bandsOf({ orderType: 'TRAILING_STOP_MARKET' })).toEqual([['distance', '100', '95.00']]);
    expect(bandsOf({ orderType: 'NEXT_ORDER', side: 'BUY', follow })).toEqual([['follow.limit', '80', '75']]);
    expect(bandsOf({ orderType: 'STOP_LIMIT', triggerLimit: '' })).toEqual([]);
  });

  it('fills the room between stop and limit, and between market and following stop, and no other [ORD-29]', () => {
    const bandsOf = (change: Partial<OrderDraft>) =>
      priceBands(priceLines(pricedDraft(draftOf(change), xetra), { market })).map(({ kind }) => kind);
    expect(bandsOf({ orderType: 'STOP_LIMIT' })).toEqual(['trades']);
    expect(bandsOf({ orderType: 'TRAILING_STOP_MARKET' })).toEqual(['distance']);
    expect(bandsOf({ orderType: 'TRAILING_STOP_LIMIT' })).toEqual(['trades', 'distance']);
    expect(bandsOf({ orderType: 'ONE_CANCELS_OTHER' })).toEqual([]);
    expect(bandsOf({ orderType: 'LIMIT' })).toEqual([]);
  });
});

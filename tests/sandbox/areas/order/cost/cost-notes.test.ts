import type { CostNote } from '@sandbox/areas/order/cost/cost-schema';
import type { VenueQuoteAnswer } from '@sandbox/market/price/quote-answer';
import { TradingDesk, type Body, type Wish } from '../trading';
import { openWerkbank, type Werkbank } from '../../../support/werkbank';

const NOTE = '/api/brokerage/v3/orders/costindicationexante';

describe('the ex-ante cost note [ORD-19]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '200.00');
  });
  afterAll(() => werkbank.close());

  const notesOf = async (body: Body): Promise<CostNote[]> => {
    const answer = await desk.customer.post(NOTE, body);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ values: CostNote[] }>().values;
  };
  const noteOf = async (wish: Wish): Promise<CostNote | undefined> =>
    (await notesOf(await desk.body(wish)))[0];

  it.each<[string, Wish, string]>([
    ['a market order', {}, 'BUY'],
    ['a limit order', { limitAt: '150.00' }, 'BUY'],
    ['a stop', { triggerAt: '230.00' }, 'BUY'],
    [
      'a trailing stop',
      {
        venue: 'Direkthandel Nord',
        side: 'SELL',
        orderType: 'TRAILING_STOP_MARKET',
        triggerLimit: { value: '180.00', unit: 'EUR' },
        trailingLimitDistRel: '5',
      },
      'SELL',
    ],
    ['an order that nobody has quoted yet', { orderType: 'QUOTE' }, 'BUY'],
    ['more than there is money for', { pieces: '1000', limitAt: '190.00' }, 'BUY'],
    ['a large amount of a fund', { wkn: '847402', venue: 'Fondsgesellschaft', pieces: '5' }, 'BUY'],
  ])('comes for %s', async (_what, wish, side) => {
    expect(await noteOf(wish)).toMatchObject({ calculationSuccessful: true, side });
  });

  it('adds up: the details are the total, the groups are their costs, a buy sells after five years', async () => {
    const note = await noteOf({ wkn: '847402', venue: 'Fondsgesellschaft', pieces: '2' });
    const cents = (value: string | undefined): number => Math.round(Number(value) * 100);
    const detail = note?.totalCostsDetail;
    const parts = [detail?.serviceCosts, detail?.externalCosts, detail?.productCosts].map(
      (part) => part?.amount,
    );
    expect(parts.reduce((sum, part) => sum + cents(part?.value), 0)).toBe(cents(note?.totalCostsAbs?.value));
    expect(cents(detail?.serviceInducement.value)).toBeGreaterThan(0);
    for (const group of [note?.purchaseCosts, note?.holdingCosts, note?.salesCosts]) {
      const items = group?.costs?.reduce((sum, cost) => sum + cents(cost.amountReportingCurrency.value), 0);
      expect(items).toBe(cents(group?.sumReportingCurrency.value));
      for (const { inducement, amountReportingCurrency } of group?.costs ?? [])
        expect(cents(inducement?.amount.value ?? '0')).toBeLessThanOrEqual(
          cents(amountReportingCurrency.value),
        );
    }
    expect(cents(detail?.serviceInducement.value)).toBeLessThanOrEqual(cents(note?.totalCostsAbs?.value));
    expect(note?.holdingPeriod).toBe('5');
  });

  it('names the spread that stands in the book, as paid with the price and not charged besides', async () => {
    const wish: Wish = { pieces: '100', venue: 'Frankfurt', side: 'SELL' };
    const note = await noteOf(wish);
    const { instrumentId = '', venueId } = await desk.body(wish);
    const quotes = await desk.customer.get(`/api/brokerage/v1/instruments/${instrumentId}/quotes`);
    const [bid, ask] = quotes
      .json<{ values: VenueQuoteAnswer[] }>()
      .values.filter((quote) => quote.venueId === venueId)
      .flatMap((quote) => [Number(quote.bid?.value), Number(quote.ask?.value)]);
    const spread = note?.salesCosts?.costs?.find(({ includedInPrice }) => includedInPrice);
    expect(Number(spread?.amount?.value)).toBeCloseTo(((ask ?? 0) - (bid ?? 0)) * 50, 1);
    expect(note?.salesCosts?.costs?.filter(({ includedInPrice }) => !includedInPrice)).toHaveLength(2);
  });

  it('shows a sale neither purchase nor holding nor time', async () => {
    expect(await noteOf({ side: 'SELL', limitAt: '220.00' })).toMatchObject({
      purchaseCosts: null,
      holdingCosts: null,
      totalHoldingCosts: null,
      holdingPeriod: null,
    });
  });

  it('has a note for each leg of a combined order', async () => {
    const follow = await desk.oco({ side: 'SELL', triggerAt: '180.00' }, { side: 'SELL', limitAt: '215.00' });
    const notes = await notesOf(await desk.next({ limitAt: '195.00' }, follow));
    expect(notes.map(({ side, limit }) => [side, limit?.value])).toEqual([
      ['BUY', '195.00'],
      ['SELL', undefined],
      ['SELL', '215.00'],
    ]);
  });

  it('says the rate of a foreign currency, and both amounts', async () => {
    const note = await noteOf({ wkn: '865985', pieces: '5' });
    expect(note).toMatchObject({
      tradingCurrency: 'USD',
      reportingCurrency: 'EUR',
      settlementCurrency: 'EUR',
    });
    expect(Number(note?.fxRate?.bid.value)).toBeGreaterThan(1);
    expect(note?.fxRate).toMatchObject({ bid: { unit: 'USD' }, ask: { unit: 'USD' } });
    expect(note?.purchaseCosts?.sum?.unit).toBe('USD');
  });

  it('has no figures where the issuer reports none, but the general document', async () => {
    expect(await noteOf({ wkn: 'DW5GS5', venue: 'Stuttgart', pieces: '1000' })).toMatchObject({
      calculationSuccessful: false,
      salesCosts: null,
      totalCostsAbs: null,
      linkCosts: '/cms/kosteninformation',
    });
  });

  it('comes for a combined order in the book by its own id', async () => {
    const order = await desk.send(
      await desk.oco({ side: 'SELL', triggerAt: '180.00' }, { side: 'SELL', limitAt: '215.00' }),
    );
    const answer = await desk.customer.post(
      `/api/brokerage/v3/orders/${order.orderId}/costindicationexante`,
      {},
    );
    expect(answer.json<{ values: CostNote[] }>().values).toHaveLength(2);
  });
});

import { depotId, instrumentId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal, decimalText, multiply, one } from '@domain/money/decimal';
import { EUR, PIECES, unit } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { saleValue, type SellablePosition } from '@domain/tax/sellable-position';
import { tradeValue } from '@sandbox/areas/order/check/order-value';
import { marketOf } from '@sandbox/market/market';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Amount {
  readonly value: string;
}
interface Rate {
  readonly bid: Amount & { readonly unit: string };
  readonly ask: Amount & { readonly unit: string };
}
interface Held {
  readonly wkn: string;
  readonly currentPrice: { readonly price: Amount & { readonly unit: string } };
  readonly fxRate?: Rate;
}

const cents = ({ value }: Amount): number => Math.round(Number(value) * 100);

describe('the sale of a share quoted in dollars [TAX-01]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  afterAll(() => werkbank.close());

  const sharesOf = async ({ customer }: TradingDesk): Promise<number> =>
    cents(
      (await customer.get('/api/tax/participants/user/v1/record')).json<{ pots: { shares: Amount } }>().pots
        .shares,
    );
  const lotsOf = async ({ customer, depotId: depot }: TradingDesk) =>
    (await customer.get(`/api/brokerage/depots/${depot}/v1/taxlots`)).json<{
      values: { quantity: Amount; cost: Amount; costs: Amount }[];
    }>().values;

  const foreign = (price: Held['currentPrice']['price'], { bid, ask }: Rate): SellablePosition => ({
    id: 'position',
    depotId: depotId('depot'),
    instrumentId: instrumentId('share'),
    name: 'Share',
    wkn: '918422',
    taxClass: 'SHARE',
    sellable: amount('60', PIECES),
    price: amount(price.value, unit(price.unit)),
    exchangeRate: { currency: unit(ask.unit), bid: decimal(bid.value), ask: decimal(ask.value) },
    lots: [],
  });

  it('changes what a foreign share brings as the portal does, to the cent: a thousandth at a hundred times its price too', async () => {
    const desk = await TradingDesk.open(werkbank, '10000001');
    const url = `/api/brokerage/v3/depots/${desk.depotId}/positions`;
    expect((await desk.customer.get(url)).body).not.toContain('fxRate');
    const { values } = (await desk.customer.get(`${url}?with-attr=exchangerates`)).json<{ values: Held[] }>();
    const market = await marketOf(werkbank.bank);
    const now = instant(werkbank.bank.clock.now());
    const held = values.flatMap(({ fxRate, ...rest }) => (fxRate ? [{ ...rest, fxRate }] : []));
    expect(held.map(({ wkn, fxRate }) => [wkn, fxRate.ask.unit]).toSorted()).toEqual([
      ['865985', 'USD'],
      ['918422', 'USD'],
    ]);
    for (const { wkn, currentPrice, fxRate } of held) {
      const traded = market.find(wkn)?.traded;
      if (traded === undefined) throw new Error(`Nothing has the WKN ${wkn}`);
      const position = foreign(currentPrice.price, fxRate);
      for (const [pieces, times] of [
        ['0.001', one],
        ['0.001', decimal('100')],
        ['7', one],
        ['12.345', decimal('1.37')],
      ] as const) {
        const [quantity, price] = [decimal(pieces), multiply(position.price.value, times)];
        const booked = market.convert(tradeValue(traded, quantity, price), traded.currency, EUR, now);
        expect(decimalText(saleValue(position, quantity, price))).toBe(decimalText(booked));
      }
    }
  });

  it('books the sale of a foreign share with what the portal finds at the price and rate of its execution', async () => {
    const desk = await TradingDesk.open(werkbank, '10000001');
    const before = await sharesOf(desk);
    const [lot] = (await lotsOf(desk)).filter(({ quantity }) => quantity.value === '60');
    if (lot === undefined) throw new Error('Nothing is held');
    await desk.place({ wkn: '918422', side: 'SELL', pieces: '7' });
    await desk.pass(2);
    const { values } = (
      await desk.customer.get(`/api/brokerage/v3/depots/${desk.depotId}/transactions?wkn=918422`)
    ).json<{ values: { executionPrice: Held['currentPrice']['price']; fxRate: Rate }[] }>();
    const [{ executionPrice, fxRate } = { executionPrice: undefined, fxRate: undefined }] = values;
    if (executionPrice === undefined) throw new Error('Nothing was executed');
    const sold = foreign(executionPrice, fxRate);
    const value = Number(saleValue(sold, decimal('7'), sold.price.value).units);
    const fee = Math.min(Math.max(Math.round(490 + value * 0.0025), 990), 5990) + 250;
    const cost = Math.round(((cents(lot.cost) + cents(lot.costs)) * 7) / 60);
    expect((await sharesOf(desk)) - before).toBe(value - fee - cost);
  });
});

import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { WatchQuotes } from '@application/depot/watch-quotes';
import { WatchOrders } from '@application/order-book/watch-orders';
import type { VenueQuote } from '@domain/instrument/venue';
import { orderPage } from '../order/order-portal';

function watchingQuotes() {
  const bank = new FakeBank();
  const quotes: VenueQuote[] = [];
  const live: boolean[] = [];
  const stop = new WatchQuotes(bank.live).execute([{ instrumentId: sap.id, venueId: xetra.id }], {
    onQuote: (quote) => quotes.push(quote),
    onLive: (isLive) => live.push(isLive),
  });
  return { bank, quotes, live, stop, numbers: () => quotes.map(({ sequence }) => sequence) };
}

describe('watching quotes [ORD-28]', () => {
  it('tells the present one at once, then each new one of this venue', () => {
    const { bank, numbers } = watchingQuotes();
    bank.quote(marketOf(sap, xetra, '233.00', 2));
    bank.quote(marketOf(sap, tradegate, '233.10', 3));
    expect(numbers()).toEqual([1, 2]);
  });

  it('drops what comes late or out of order', () => {
    const { bank, numbers } = watchingQuotes();
    bank.quote(marketOf(sap, xetra, '233.00', 5));
    bank.quote(marketOf(sap, xetra, '232.00', 4));
    expect(numbers()).toEqual([1, 5]);
  });

  it('says when the stream is lost, and catches up when it is back, whatever the bank counts from', () => {
    const { bank, numbers, live } = watchingQuotes();
    bank.quote(marketOf(sap, xetra, '233.00', 5));
    bank.live.turn('disconnected');
    bank.quote(marketOf(sap, xetra, '231.00', 1));
    bank.live.turn('connected');
    expect(numbers()).toEqual([1, 5, 1]);
    expect(live).toEqual([true, false, true]);
  });

  it('leaves nothing behind when it stops', () => {
    const { bank, stop, numbers } = watchingQuotes();
    stop();
    bank.quote(marketOf(sap, xetra, '233.00', 2));
    expect(numbers()).toEqual([1]);
    expect(bank.live.subscriptions).toBe(0);
  });
});

describe('watching orders [OBK-03]', () => {
  it('tells of an execution without being asked', async () => {
    const page = orderPage();
    const told: string[] = [];
    const stop = new WatchOrders(page.bank.live).execute(mainDepot, {
      onOrder: ({ status }) => told.push(status),
      onLive: () => undefined,
    });
    const release = await page.challengeOf();
    await page.release.send(release, page.proof(release))();
    const [order] = page.bank.orders.all;
    if (order === undefined) throw new Error('No order');
    page.bank.orders.execute(order.id, { ...order.quantity, value: { units: 4n, scale: 0 } }, order.quantity);
    page.bank.orders.execute(order.id, { ...order.quantity, value: { units: 6n, scale: 0 } }, order.quantity);
    stop();
    expect(told).toEqual(['OPEN', 'PARTIALLY_EXECUTED', 'EXECUTED']);
    expect(page.bank.live.subscriptions).toBe(0);
  });
});

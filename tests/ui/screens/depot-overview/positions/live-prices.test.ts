import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import type { QuoteListener } from '@application/depot/watch-quotes';
import { decimalText } from '@domain/money/decimal';
import { LivePrices } from '@ui/screens/depot-overview/positions/live-prices';
import { PositionRow } from '@ui/screens/depot-overview/positions/position-row';

/** The prices of a depot with one share at 100,00 €, and the line they come over. */
function bench() {
  const scheduler = new ManualScheduler();
  const lines: QuoteListener[] = [];
  const prices = new LivePrices({
    scheduler,
    watchQuotes: {
      execute: (_keys, listener) => {
        lines.push(listener);
        listener.onLive(false);
        return () => undefined;
      },
    },
  });
  const row = new PositionRow(positionIn(mainDepot, sap, '10', '100.00', '100.00'));
  prices.follow([row]);
  return {
    prices,
    scheduler,
    row,
    tell: (price: string): void => lines.at(-1)?.onQuote(marketOf(sap, xetra, price)),
    turn: (isLive: boolean): void => lines.at(-1)?.onLive(isLive),
    shown: () => decimalText(row.position.currentPrice.price.value),
  };
}

describe('the prices of a depot [OBK-04] [ORD-28]', () => {
  it('come into rows once their page is drawn: before that React would draw all of them twice', async () => {
    const { prices, scheduler, tell, shown } = bench();
    tell('111.00');
    await scheduler.advance(5000);
    expect(shown()).toBe('100.00');
    prices.letIn();
    await scheduler.advance(250);
    expect(shown()).toBe('111.00');
    tell('112.00');
    await scheduler.advance(250);
    expect(shown()).toBe('112.00');
  });

  it('wait again for rows that take the place of others', async () => {
    const { prices, row, scheduler, tell, shown } = bench();
    prices.letIn();
    prices.follow([row]);
    tell('111.00');
    await scheduler.advance(5000);
    expect(shown()).toBe('100.00');
  });

  it('are told to be none where the bank has not said where any of them is made', () => {
    const { prices, row } = bench();
    expect(prices.hasVenues).toBe(true);
    const { venue: _, ...currentPrice } = row.stated.currentPrice;
    prices.follow([new PositionRow({ ...row.stated, currentPrice })]);
    expect(prices.hasVenues).toBe(false);
  });

  it('are not waited for any more once the page is left', async () => {
    const { prices, scheduler } = bench();
    prices.end();
    await scheduler.advance(5000);
    expect(prices.isStale).toBe(false);
  });

  it('are not called outdated while the line is being laid, but where it is not laid within three seconds', async () => {
    const { prices, scheduler } = bench();
    await scheduler.advance(2999);
    expect(prices.isStale).toBe(false);
    await scheduler.advance(1);
    expect(prices.isStale).toBe(true);
  });

  it('may be outdated from the moment the line is lost, until it is back', async () => {
    const { prices, scheduler, turn } = bench();
    turn(true);
    await scheduler.advance(5000);
    expect(prices).toMatchObject({ isLive: true, isStale: false });
    turn(false);
    expect(prices).toMatchObject({ isLive: false, isStale: true });
    turn(true);
    expect(prices.isStale).toBe(false);
  });
});

import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { NotificationGateway } from '@application/ports/bank/notification-gateway';
import type { WatchlistGateway } from '@application/ports/bank/watchlist-gateway';
import { instrumentId } from '@domain/codes/ids';
import { priceRanges } from '@domain/instrument/price-history';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { failed, succeeded } from './answers';

/** What they are tried with: a customer who watches nothing yet, the session TAN active. */
export interface WatchingBench {
  readonly instruments: InstrumentGateway;
  readonly watchlist: WatchlistGateway;
  readonly notifications: NotificationGateway;
}

/** The contract of price history, watchlist and notifications: the fakes obey it, and the HTTP adapters. */
export function describeWatching(name: string, make: () => Promise<WatchingBench>): void {
  describe(`${name} as what is watched`, () => {
    let bench: WatchingBench;
    beforeAll(async () => {
      bench = await make();
    });
    const sap = async () => succeeded(await bench.instruments.find('716460')());

    it('watches an instrument with alarms, changes them and forgets it', async () => {
      const { id } = await sap();
      const above = amount('9999.50', EUR);
      const watched = succeeded(await bench.watchlist.watch(id, { above })());
      expect(watched.instrument.id).toBe(id);
      expect(watched.alarms.above?.unit).toBe(EUR);
      expect(watched.priceThen).toBeDefined();
      // The bank says by which venue it prices.
      expect(watched.venue.name).toMatch(/^(Xetra|Tradegate)$/);
      // An alarm that another device has set meanwhile stays.
      expect(succeeded(await bench.watchlist.watch(id)()).alarms).toEqual(watched.alarms);
      succeeded(await bench.watchlist.watch(id, {})());
      const [entry, ...others] = succeeded(await bench.watchlist.watches()());
      expect([entry?.instrument.id, entry?.alarms, others]).toEqual([id, {}, []]);
      succeeded(await bench.watchlist.unwatch(id)());
      expect(succeeded(await bench.watchlist.watches()())).toEqual([]);
      expect(failed(await bench.watchlist.unwatch(id)()).kind).toBe('not-found');
    });

    it('does not watch what does not exist', async () => {
      expect(failed(await bench.watchlist.watch(instrumentId('nichts'), {})()).kind).toBe('not-found');
    });

    it.each(priceRanges)('knows the prices of a %s, oldest first', async (range) => {
      const { id } = await sap();
      const quotes = succeeded(await bench.instruments.quotes(id)());
      const venue = quotes.find(({ last }) => last !== undefined)?.venueId;
      if (venue === undefined) throw new Error('No price');
      const { points } = succeeded(await bench.instruments.history(id, venue, range)());
      expect(points.length).toBeGreaterThan(20);
      expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
    });

    it('gives the sheet of a security as a PDF [CUS-03]', async () => {
      const { id } = await sap();
      const bytes = succeeded(await bench.instruments.sheet(id)());
      expect(new TextDecoder('latin1').decode(bytes).slice(0, 5)).toBe('%PDF-');
      expect(failed(await bench.instruments.sheet(instrumentId('nichts'))()).kind).toBe('not-found');
    });

    it('tells what happened, and takes that it is seen', async () => {
      succeeded(await bench.notifications.markSeen()());
      const told = succeeded(await bench.notifications.notifications()());
      expect(told.filter(({ isSeen }) => !isSeen)).toEqual([]);
    });
  });
}

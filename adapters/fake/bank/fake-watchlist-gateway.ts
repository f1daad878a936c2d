import type { WatchlistGateway } from '@application/ports/bank/watchlist-gateway';
import type { Result } from '@application/ports/result';
import type { InstrumentId } from '@domain/codes/ids';
import type { PriceAlarms, Watch } from '@domain/instrument/watch';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';

/** The watchlist of the fake bank's customer. */
export class FakeWatchlistGateway implements WatchlistGateway {
  constructor(private readonly bank: FakeBank) {}

  watches(): Result<readonly Watch[]> {
    return this.bank.answer('watches', 'session-tan', () => E.right(this.bank.world.watches));
  }

  watch(instrumentId: InstrumentId, alarms?: PriceAlarms): Result<Watch> {
    return this.bank.answer('watch', 'session-tan', () => {
      const { world } = this.bank;
      const instrument = world.instruments.find(({ id }) => id === instrumentId);
      const quote = world.quotes.find((each) => each.instrumentId === instrumentId);
      const venue = world.venues.get(instrumentId)?.find(({ id }) => id === quote?.venueId);
      if (instrument === undefined || quote === undefined || venue === undefined)
        return E.left({ kind: 'not-found' });
      const known = world.watches.find((each) => each.instrument.id === instrumentId);
      const then = quote.last === undefined ? {} : { priceThen: quote.last };
      const since = this.bank.scheduler.now();
      const set = alarms ?? known?.alarms ?? {};
      const watch: Watch = { instrument, quote, venue, since, ...then, ...known, alarms: set };
      world.watches = [watch, ...world.watches.filter((each) => each !== known)];
      return E.right(watch);
    });
  }

  unwatch(instrumentId: InstrumentId): Result<void> {
    return this.bank.answer('unwatch', 'session-tan', () => {
      const { world } = this.bank;
      const left = world.watches.filter(({ instrument }) => instrument.id !== instrumentId);
      if (left.length === world.watches.length) return E.left({ kind: 'not-found' });
      world.watches = left;
      return E.right(undefined);
    });
  }
}

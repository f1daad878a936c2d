import type { PriceSeries } from '@domain/instrument/price-series';
import type { VenueHours, VenueQuote } from '@domain/instrument/venue';
import type * as t from 'io-ts';
import { present } from '../present';
import { toExchangeRate } from '../wire-exchange-rate';
import type { wirePrices, wireVenueQuote } from './quote-codec';

const toHours = ({ state, opens, closes }: t.TypeOf<typeof wireVenueQuote>): VenueHours =>
  state === 'OPEN'
    ? present({ state: 'open' as const, closes })
    : present({ state: 'closed' as const, opens });

/** The domain's quote. */
export const toVenueQuote = (wire: t.TypeOf<typeof wireVenueQuote>): VenueQuote =>
  present({
    instrumentId: wire.instrumentId,
    venueId: wire.venueId,
    bid: wire.bid,
    ask: wire.ask,
    last: wire.last,
    bidSize: wire.bidSize,
    askSize: wire.askSize,
    previousClose: wire.prevClose,
    exchangeRate: wire.fxRate && toExchangeRate(wire.fxRate),
    at: wire.dateTime,
    hours: toHours(wire),
    sequence: wire.sequence,
  });

/** The domain's price series. */
export const toPriceSeries = ({ points, ...series }: t.TypeOf<typeof wirePrices>): PriceSeries => ({
  ...series,
  points: points.map(({ dateTime, price }) => ({ at: dateTime, price })),
});

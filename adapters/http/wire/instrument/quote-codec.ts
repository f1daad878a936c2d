import * as t from 'io-ts';
import { wireAmount, wireDecimal, wireUnit } from '../wire-amount';
import { wireWord } from '../wire-enum';
import { wireFxRate } from '../wire-exchange-rate';
import { wireObject } from '../wire-object';
import { wireTimestamp } from '../wire-time';
import { wireInstrumentId, wireVenueId } from './instrument-codec';

/** What an instrument costs at a venue. */
export const wireVenueQuote = wireObject(
  'VenueQuote',
  {
    instrumentId: wireInstrumentId,
    venueId: wireVenueId,
    dateTime: wireTimestamp,
    state: wireWord('VenueState', ['OPEN', 'CLOSED']),
    sequence: t.number,
  },
  {
    bid: wireAmount,
    ask: wireAmount,
    last: wireAmount,
    bidSize: wireAmount,
    askSize: wireAmount,
    prevClose: wireAmount,
    fxRate: wireFxRate,
    opens: wireTimestamp,
    closes: wireTimestamp,
  },
);

/** Last prices of a day. */
export const wirePrices = wireObject('Prices', {
  venueId: wireVenueId,
  unit: wireUnit,
  points: t.array(wireObject('Point', { dateTime: wireTimestamp, price: wireDecimal })),
});

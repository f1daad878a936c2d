import type { Watch } from '@domain/instrument/watch';
import * as t from 'io-ts';
import { wireInstrument } from '../wire/instrument/instrument-codec';
import { wireVenueQuote } from '../wire/instrument/quote-codec';
import { toInstrument } from '../wire/instrument/instrument-mapper';
import { toVenueQuote } from '../wire/instrument/quote-mapper';
import { present } from '../wire/present';
import { wireAmount } from '../wire/wire-amount';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';

/** An entry of the watchlist (wire.md). */
export const wireWatch = wireObject(
  'Watch',
  { instrument: wireInstrument, quote: wireVenueQuote, venueName: t.string, watchedAt: wireTimestamp },
  { watchedPrice: wireAmount, alarmAbove: wireAmount, alarmBelow: wireAmount },
);

/** The domain's watch. */
export const toWatch = (wire: t.TypeOf<typeof wireWatch>): Watch =>
  present({
    instrument: toInstrument(wire.instrument),
    quote: toVenueQuote(wire.quote),
    venue: { name: wire.venueName },
    since: wire.watchedAt,
    priceThen: wire.watchedPrice,
    alarms: present({ above: wire.alarmAbove, below: wire.alarmBelow }),
  });

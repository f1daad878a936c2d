import type { Watch } from '@domain/instrument/watch';
import type * as t from 'io-ts';
import { wireInstrument, wireVenueQuote } from '../wire/instrument/instrument-codec';
import { toInstrument, toVenueQuote } from '../wire/instrument/instrument-mapper';
import { present } from '../wire/present';
import { wireAmount } from '../wire/wire-amount';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';

/** An entry of the watchlist (wire.md). */
export const wireWatch = wireObject(
  'Watch',
  { instrument: wireInstrument, quote: wireVenueQuote, watchedAt: wireTimestamp },
  { watchedPrice: wireAmount, alarmAbove: wireAmount, alarmBelow: wireAmount },
);

/** The domain's watch. */
export const toWatch = (wire: t.TypeOf<typeof wireWatch>): Watch =>
  present({
    instrument: toInstrument(wire.instrument),
    quote: toVenueQuote(wire.quote),
    since: wire.watchedAt,
    priceThen: wire.watchedPrice,
    alarms: present({ above: wire.alarmAbove, below: wire.alarmBelow }),
  });

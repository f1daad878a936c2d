import { timestampText } from '@domain/time/wire-time';
import type { Instant } from '@domain/time/instant';
import { Type, type Static } from 'typebox';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';
import { exchangeRate } from './exchange-rate';
import { FxRateSchema, fxRateOf } from './fx-rate';
import type { Listing } from './listing';
import { isPriced, lastPriceAt, openQuoteAt, secondOf } from './price-model';
import { priceUnit, quantityUnit } from '../catalogue/traded-instrument';
import { dayBefore, dayClosingAfter, dayOpenedBy } from '../venue/venue-hours';
import { wireAmount } from './wire-amount';

/** VenueQuote of wire.md. */
export const VenueQuoteSchema = Type.Object({
  instrumentId: Type.String(),
  venueId: Type.String(),
  bid: Nullable(AmountSchema),
  ask: Nullable(AmountSchema),
  last: Nullable(AmountSchema),
  bidSize: Nullable(AmountSchema),
  askSize: Nullable(AmountSchema),
  prevClose: Nullable(AmountSchema),
  dateTime: Type.String(),
  state: Type.Union([Type.Literal('OPEN'), Type.Literal('CLOSED')]),
  opens: Nullable(Type.String()),
  closes: Nullable(Type.String()),
  sequence: Type.Integer(),
  /** Of the currency it trades in; absent for the euro. */
  fxRate: Type.Optional(FxRateSchema),
});

/** A venue's quote as it is answered and streamed. */
export type VenueQuoteAnswer = Static<typeof VenueQuoteSchema>;

/** The quote of a listing at a moment; while the venue is closed the last price and when it opens. */
export function quoteAnswer(listing: Listing, moment: Instant): VenueQuoteAnswer {
  const { instrument, venue } = listing;
  const price = priceUnit(instrument);
  const size = quantityUnit(instrument);
  const quote = openQuoteAt(listing, moment);
  const latest = dayOpenedBy(venue, moment);
  const next = dayClosingAfter(venue, moment);
  const isOpen = next.opens <= moment;
  const fxRate = fxRateOf(exchangeRate(listing.seed, instrument.currency, moment), instrument.currency);
  return {
    instrumentId: instrument.instrumentId,
    venueId: venue.venueId,
    bid: quote === undefined ? null : wireAmount(quote.bid, price),
    ask: quote === undefined ? null : wireAmount(quote.ask, price),
    last: instrument.traits.has('NO_PRICE') ? null : wireAmount(lastPriceAt(listing, moment), price),
    bidSize: quote === undefined ? null : wireAmount(quote.bidSize, size),
    askSize: quote === undefined ? null : wireAmount(quote.askSize, size),
    prevClose: isPriced(instrument)
      ? wireAmount(lastPriceAt(listing, dayBefore(venue, latest).closes), price)
      : null,
    dateTime: timestampText(moment < latest.closes ? moment : latest.closes),
    state: isOpen ? 'OPEN' : 'CLOSED',
    opens: isOpen ? null : timestampText(next.opens),
    closes: isOpen ? timestampText(next.closes) : null,
    sequence: secondOf(moment),
    ...(fxRate && { fxRate }),
  };
}

import { berlinTime } from '@domain/time/berlin-time';
import { decimalText } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NameList, isListed } from '@sandbox/platform/http/name-list';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import type { CatalogueInstrument } from './catalogue/catalogue';
import { instrumentAnswer } from './catalogue/instrument-answer';
import { ChosenInstrumentSchema, InstrumentSchema } from './catalogue/instrument-schema';
import { priceSteps } from './price/listing';
import { marketOf } from './market';
import { priceSeries } from './price/price-series';
import { VenueQuoteSchema, quoteAnswer } from './price/quote-answer';
import { coverRules } from './venue/cover-rules';
import { feeSchedule } from './venue/price-list';
import type { TradingVenue } from './venue/trading-venue';
import { orderTypes } from './venue/order-type';
import { venueTypes } from './venue/venue-table';
import { venueAnswer, type AbilityFilter } from './venue/venue-answer';
import { closedDays } from './venue/venue-hours';
import { DimensionsSchema, type VenueAnswer } from './venue/venue-schema';

const tags = ['market'];
const DEFAULT_POINTS = 120;

const DimensionsQuery = Type.Object({
  wkn: Type.Optional(Type.String()),
  isin: Type.Optional(Type.String()),
  mnemonic: Type.Optional(Type.String()),
  instrumentId: Type.Optional(Type.String()),
  venueId: Type.Optional(Type.String()),
  country: Type.Optional(Type.String({ description: 'Of the venue, two letters.' })),
  side: Type.Optional(Type.Enum(['BUY', 'SELL'])),
  orderType: Type.Optional(Type.Enum(orderTypes)),
  type: Type.Optional(Type.Enum(venueTypes)),
  wref: Type.Optional(
    Type.String({
      description: 'An advertising reference; what can be ordered is the same for all of them.',
    }),
  ),
});

/** Instruments, quotes, prices and order dimensions (api.md 5, wire.md). */
export function marketRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v1/instruments',
    {
      config: { share: { part: 10, by: 'session' } },
      schema: {
        tags,
        querystring: Type.Object({ search: Type.String({ minLength: 1, maxLength: 100 }), ...PagingQuery }),
        response: { 200: ListSchema(InstrumentSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { paging, values } = listAnswer(reply, market.search(request.query.search), request.query);
      return { paging, values: values.map((found) => instrumentAnswer(found, market)) };
    },
  );

  server.get(
    '/api/brokerage/v1/instruments/:code',
    {
      schema: {
        tags,
        params: Type.Object({ code: Type.String() }),
        querystring: Type.Object({
          'with-attr': NameList('orderDimensions', ...PARTS),
          'without-attr': NameList(...PARTS),
        }),
        response: { 200: ListSchema(ChosenInstrumentSchema) },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const market = await marketOf(bank);
      const found = market.find(params.code);
      if (found === undefined) return refuse(reply, NOT_FOUND);
      const today = berlinTime(instant(bank.clock.now())).date;
      const answer: Static<typeof ChosenInstrumentSchema> = instrumentAnswer(found, market);
      for (const part of PARTS)
        if (isListed(query['without-attr'], part)) Reflect.deleteProperty(answer, part);
      return listAnswer(reply, [
        isListed(query['with-attr'], 'orderDimensions')
          ? { ...answer, orderDimensions: { venues: dimensionsOf(tradingVenues(found), today, {}, found) } }
          : answer,
      ]);
    },
  );

  server.get(
    '/api/brokerage/v1/instruments/:code/quotes',
    {
      schema: {
        tags,
        params: Type.Object({ code: Type.String() }),
        response: { 200: ListSchema(VenueQuoteSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const found = market.find(request.params.code);
      if (found === undefined) return refuse(reply, NOT_FOUND);
      const now = instant(bank.clock.now());
      const listings = market.listings(found.row.instrument_id);
      return listAnswer(
        reply,
        listings.map((listing) => quoteAnswer(listing, now)),
      );
    },
  );

  server.get(
    '/api/brokerage/v1/instruments/:code/prices',
    {
      schema: {
        tags,
        params: Type.Object({ code: Type.String() }),
        querystring: Type.Object({
          venueId: Type.String(),
          points: Type.Optional(Type.Integer({ minimum: 2, maximum: 500 })),
        }),
        response: {
          200: Type.Object({
            venueId: Type.String(),
            unit: Type.String(),
            points: Type.Array(Type.Object({ dateTime: Type.String(), price: Type.String() })),
          }),
        },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const found = market.find(request.params.code);
      const { venueId, points = DEFAULT_POINTS } = request.query;
      const listing = found === undefined ? undefined : market.listing(found.row.instrument_id, venueId);
      if (listing === undefined) return refuse(reply, NOT_FOUND);
      return priceSeries(listing, instant(bank.clock.now()), points);
    },
  );

  server.get(
    '/api/brokerage/v3/orders/dimensions',
    {
      schema: {
        tags,
        querystring: DimensionsQuery,
        response: { 200: ListSchema(DimensionsSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { wkn, isin, mnemonic, instrumentId, venueId, country, type, side, orderType } = request.query;
      const codes = [instrumentId, wkn, isin, mnemonic].filter((code) => code !== undefined);
      const named = codes.map((code) => market.find(code));
      const [found] = named;
      // Several codes name one instrument, or none that there is.
      if (named.some((each) => each === undefined || each !== found)) return refuse(reply, NOT_FOUND);
      const venues = found === undefined ? [...market.venues.values()] : tradingVenues(found);
      const today = berlinTime(instant(bank.clock.now())).date;
      const filter = {
        ...(side === undefined ? {} : { side }),
        ...(orderType === undefined ? {} : { orderType }),
      };
      const asked = venues
        .filter((venue) => venueId === undefined || venue.venueId === venueId)
        .filter((venue) => country === undefined || venue.country === country.toUpperCase())
        .filter((venue) => type === undefined || venue.type === type);
      return listAnswer(reply, [{ venues: dimensionsOf(asked, today, filter, found) }]);
    },
  );
}

/** What of an instrument can be left out. */
const PARTS = ['staticData', 'fundsDistribution', 'derivativeData'] as const;

/** What can be done at these venues, with an instrument or with any. */
function dimensionsOf(
  venues: readonly TradingVenue[],
  today: LocalDate,
  filter: AbilityFilter,
  instrument: CatalogueInstrument | undefined,
): VenueAnswer[] {
  const grid = instrument === undefined ? {} : { priceSteps: gridOf(instrument) };
  return venues.flatMap((venue) => {
    const answer = venueAnswer(venue, filter);
    if (answer === undefined) return [];
    const order = { closedDays: closedDays(venue, today), fees: feeSchedule(venue.fee), cover: coverRules };
    return [{ ...answer, ...grid, ...order }];
  });
}

/** Where something can be ordered: nowhere, while trading is suspended. */
const tradingVenues = ({ traded, venues }: CatalogueInstrument): CatalogueInstrument['venues'] =>
  traded.tradable ? venues : [];

const gridOf = ({ traded }: CatalogueInstrument): { from: string; step: string }[] =>
  priceSteps(traded).map(({ from, step }) => ({ from: decimalText(from), step: decimalText(step) }));

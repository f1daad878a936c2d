import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema } from '@sandbox/platform/http/schemas';
import { marketOf } from './market';
import { HISTORY_RANGES, priceHistory } from './price/price-history';

const PriceHistorySchema = Type.Object({
  venueId: Type.String(),
  unit: Type.String(),
  points: Type.Array(Type.Object({ dateTime: Type.String(), price: Type.String() })),
});

/** What an instrument has cost at a venue, from a day to five years (wire.md). */
export function priceHistoryRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v1/instruments/:code/pricehistory',
    {
      schema: {
        operationId: 'getPriceHistory',
        summary: 'Price history of an instrument',
        description:
          'Last prices at one venue, oldest first: of a day evenly spaced, of longer ranges the closing prices.',
        tags: ['market'],
        params: Type.Object({ code: IdSchema }),
        querystring: Type.Object({
          venueId: Type.String({ maxLength: 40, description: 'The venue whose prices are asked for.' }),
          range: Type.Enum(HISTORY_RANGES, { description: 'How far back: a day to five years.' }),
        }),
        response: { 200: PriceHistorySchema, 400: ErrorSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const found = market.find(request.params.code);
      const { venueId, range } = request.query;
      const listing = found === undefined ? undefined : market.listing(found.row.instrument_id, venueId);
      if (listing === undefined || listing.instrument.traits.has('NO_PRICE')) return refuse(reply, NOT_FOUND);
      return priceHistory(listing, instant(bank.clock.now()), range);
    },
  );
}

import { compare, decimal, decimalText } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { messagesFrom } from '@sandbox/platform/http/message';
import { NOT_FOUND, refusal, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { pricingListing } from '@sandbox/ledger/depot/depot-holdings';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { marketOf, type Market } from '@sandbox/market/market';
import { isQuoted, lastPriceAt } from '@sandbox/market/price/price-model';
import { quoteAnswer } from '@sandbox/market/price/quote-answer';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { WatchBodySchema, WatchSchema, type WatchAnswer } from './watchlist-schema';
import { MOST_WATCHED, dropWatch, keepWatch, watchesOf, type WatchRow } from './watchlist-store';

const { error } = messagesFrom({
  'fehler-zu-viele-beobachtet': 'Mehr als {anzahl} Wertpapiere lassen sich nicht beobachten.',
  'fehler-kursalarm-schon-erreicht': 'Dieser Kurs ist schon erreicht.',
});
const TOO_MANY = refusal(
  422,
  'precondition.failed',
  error('fehler-zu-viele-beobachtet', { args: { anzahl: MOST_WATCHED } }),
);
const reached = (origin: 'alarmAbove' | 'alarmBelow') =>
  error('fehler-kursalarm-schon-erreicht', { origin: [origin] });

const tags = ['watchlist'];
const LIST = '/api/brokerage/v1/watchlist';
const params = Type.Object({ instrumentId: IdSchema });

/** The instruments a customer watches, and the prices at which they want to be told (wire.md). */
export function watchlistRoutes(server: BankServer, bank: Bank): void {
  server.get(
    LIST,
    {
      schema: {
        operationId: 'getWatchlist',
        summary: 'Watched instruments',
        description: 'What the customer watches, the newest first, with its quote and alarms.',
        tags,
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(WatchSchema) },
      },
    },
    async (request, reply) => {
      const rows = await watchesOf(bank.db, signedIn(request).clientId);
      const market = await marketOf(bank);
      const answers = rows.flatMap((row) => watchAnswer(bank, market, row) ?? []);
      return listAnswer(reply, answers, request.query);
    },
  );

  server.post(
    `${LIST}/:instrumentId`,
    {
      schema: {
        operationId: 'watchInstrument',
        summary: 'Watch an instrument',
        description:
          'Watches it from now on, or gives a watched one other alarms; one that is not named stays as it is. An alarm is raised once, then it is gone.',
        tags,
        params,
        body: WatchBodySchema,
        response: { 200: WatchSchema, 404: ErrorSchema, 422: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const market = await marketOf(bank);
      const instrument = market.find(request.params.instrumentId);
      const listing = instrument && pricingListing(market, instrument);
      if (instrument === undefined || listing === undefined) return refuse(reply, NOT_FOUND);
      const price = isQuoted(instrument.traded) ? lastPriceAt(listing, instant(bank.clock.now())) : undefined;
      const { alarmAbove, alarmBelow } = request.body;
      const faults = [
        ...(price && alarmAbove && compare(decimal(alarmAbove), price) <= 0 ? [reached('alarmAbove')] : []),
        ...(price && alarmBelow && compare(decimal(alarmBelow), price) >= 0 ? [reached('alarmBelow')] : []),
      ];
      if (faults.length > 0) return refuse(reply, refusal(422, 'precondition.failed', ...faults));
      const kept = await inTransaction(bank.db, async (tx) => {
        const known = await watchesOf(tx, clientId);
        const isNew = known.every(({ instrument_id }) => instrument_id !== instrument.row.instrument_id);
        if (isNew && known.length >= MOST_WATCHED) return undefined;
        const watched = {
          client_id: clientId,
          instrument_id: instrument.row.instrument_id,
          watched_at: bank.clock.date(),
          price: price === undefined ? null : decimalText(price),
        };
        return keepWatch(tx, watched, { alarm_above: alarmAbove, alarm_below: alarmBelow });
      });
      const answer = kept && watchAnswer(bank, market, kept);
      return answer === undefined ? refuse(reply, TOO_MANY) : answer;
    },
  );

  server.delete(
    `${LIST}/:instrumentId`,
    {
      schema: {
        operationId: 'unwatchInstrument',
        summary: 'Watch an instrument no longer',
        description: 'Its alarms go with it.',
        tags,
        params,
        response: { 204: Type.Null(), 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const code = request.params.instrumentId;
      const instrumentId = market.find(code)?.row.instrument_id ?? code;
      const dropped = await dropWatch(bank.db, signedIn(request).clientId, instrumentId);
      return dropped ? reply.code(204).send(null) : refuse(reply, NOT_FOUND);
    },
  );
}

function watchAnswer(bank: Bank, market: Market, row: WatchRow): WatchAnswer | undefined {
  const instrument = market.instruments.get(row.instrument_id);
  const listing = instrument && pricingListing(market, instrument);
  if (instrument === undefined || listing === undefined) return undefined;
  const unit = priceUnit(instrument.traded);
  const inUnit = (text: string | null) => (text === null ? null : wireAmount(decimal(text), unit));
  return {
    instrument: instrumentAnswer(instrument, market),
    quote: quoteAnswer(listing, instant(bank.clock.now())),
    venueName: listing.venue.name,
    watchedAt: timestampText(instant(row.watched_at.getTime())),
    watchedPrice: inUnit(row.price),
    alarmAbove: inUnit(row.alarm_above),
    alarmBelow: inUnit(row.alarm_below),
  };
}

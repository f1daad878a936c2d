import {
  add,
  compare,
  decimal,
  divide,
  hundred,
  isPositive,
  multiply,
  one,
  parseDecimal,
  rescale,
  type Decimal,
} from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import * as O from 'fp-ts/Option';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { messagesFrom } from '@sandbox/platform/http/message';
import { NOT_FOUND, refusal, refuse } from '@sandbox/platform/http/refusal';
import { ListSchema } from '@sandbox/platform/http/schemas';
import { marketOf, type Market } from './market';
import { lastPriceAt } from './price/price-model';
import { VenueQuoteSchema, quoteAnswer, type VenueQuoteAnswer } from './price/quote-answer';

const { error } = messagesFrom({
  'fehler-kurs-ungueltig':
    'Der Kurs muss eine positive Zahl mit Punkt sein, höchstens zehn Millionen, der Sprung mehr als -100 Prozent.',
});
/** No security of the world comes near it, and what millions of pieces are worth at it can still be written down. */
const HIGHEST = decimal('10000000');

const NO_PRICE = refusal(
  422,
  'request.object.invalid',
  error('fehler-kurs-ungueltig', { origin: ['price', 'changePercent'] }),
);

const tags = ['sandbox'];
const number = Type.Optional(Type.String({ maxLength: 20 }));

/** What is done to the market by hand: a price, a jump, a corporate action, a halt of trading (wire.md). */
export function marketPageRoutes(server: BankServer, bank: Bank): void {
  const quotes = (
    market: Market,
    id: string,
  ): { paging: { index: number; matches: number }; values: VenueQuoteAnswer[] } => {
    const now = instant(bank.clock.now());
    const values = market.listings(id).map((listing) => quoteAnswer(listing, now));
    return { paging: { index: 0, matches: values.length }, values };
  };

  server.post(
    '/sandbox/api/market',
    {
      schema: {
        tags,
        body: Type.Object({
          instrument: Type.String(),
          price: number,
          changePercent: number,
          corporateAction: Type.Optional(Type.Boolean()),
        }),
        response: { 200: ListSchema(VenueQuoteSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { instrument, price, changePercent, corporateAction = false } = request.body;
      const found = market.find(instrument);
      if (found === undefined) return refuse(reply, NOT_FOUND);
      const id = found.row.instrument_id;
      const wanted =
        changePercent === undefined
          ? numberOf(price)
          : changed(market, id, numberOf(changePercent), bank.clock.now());
      if (wanted === undefined || !isPositive(wanted) || compare(wanted, HIGHEST) > 0)
        return refuse(reply, NO_PRICE);
      await market.setPrice(id, wanted, corporateAction);
      return reply.send(quotes(market, id));
    },
  );

  server.post(
    '/sandbox/api/market/halt',
    {
      schema: {
        tags,
        body: Type.Object({ instrument: Type.String(), halted: Type.Boolean() }),
        response: { 200: ListSchema(VenueQuoteSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const found = market.find(request.body.instrument);
      if (found === undefined) return refuse(reply, NOT_FOUND);
      await market.setHalted(found.row.instrument_id, request.body.halted);
      return reply.send(quotes(market, found.row.instrument_id));
    },
  );
}

const numberOf = (text: string | undefined): Decimal | undefined => O.toUndefined(parseDecimal(text ?? ''));

/** The price after a jump of so many percent. */
function changed(market: Market, id: string, percent: Decimal | undefined, now: number): Decimal | undefined {
  const [listing] = market.listings(id);
  if (listing === undefined || percent === undefined) return undefined;
  const factor = add(one, divide(percent, hundred, 6, 'half-up'));
  return rescale(multiply(lastPriceAt(listing, instant(now)), factor), 4, 'half-up');
}

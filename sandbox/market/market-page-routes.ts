import { isPositive, parseDecimal } from '@domain/shared/decimal';
import { instant } from '@domain/shared/instant';
import * as O from 'fp-ts/Option';
import { Type } from 'typebox';
import type { Bank } from '../foundation/bank';
import type { BankServer } from '../http/bank-server';
import { messagesFrom } from '../http/message';
import { NOT_FOUND, refusal, refuse } from '../http/refusal';
import { ListSchema } from '../http/schemas';
import { marketOf } from './market';
import { VenueQuoteSchema, quoteAnswer } from './quote-answer';

const { error } = messagesFrom({
  'fehler-kurs-ungueltig': 'Der Kurs muss eine positive Zahl mit Punkt sein.',
});

/** `POST /sandbox/api/market`: moves an instrument to a price, as a corporate action if it says so (wire.md). */
export function marketPageRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/sandbox/api/market',
    {
      schema: {
        tags: ['sandbox'],
        body: Type.Object({
          instrument: Type.String(),
          price: Type.String({ maxLength: 20 }),
          corporateAction: Type.Optional(Type.Boolean()),
        }),
        response: { 200: ListSchema(VenueQuoteSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { instrument, price, corporateAction = false } = request.body;
      const found = market.find(instrument);
      if (found === undefined) return refuse(reply, NOT_FOUND);
      const parsed = parseDecimal(price);
      if (O.isNone(parsed) || !isPositive(parsed.value)) {
        return refuse(
          reply,
          refusal(422, 'request.object.invalid', error('fehler-kurs-ungueltig', { origin: ['price'] })),
        );
      }
      const id = found.row.instrument_id;
      await market.setPrice(id, parsed.value, corporateAction);
      const now = instant(bank.clock.now());
      const values = market.listings(id).map((listing) => quoteAnswer(listing, now));
      return { paging: { index: 0, matches: values.length }, values };
    },
  );
}

import { decimal, decimalText, divide, multiply, rescale, type Decimal } from '@domain/money/decimal';
import { EUR, PERCENT } from '@domain/money/unit';
import { berlinInstant, berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { Type, type Static } from 'typebox';
import { pricingListing } from '@sandbox/ledger/depot/depot-holdings';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { addLot } from '@sandbox/ledger/lot-records';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { marketOf, type Market } from '@sandbox/market/market';
import { lastPriceAt } from '@sandbox/market/price/price-model';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { messagesFrom } from '@sandbox/platform/http/message';
import { NOT_FOUND, refusal, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema, Nullable } from '@sandbox/platform/http/schemas';
import { clientIdOf } from '@sandbox/world/demo-customers';

const { error } = messagesFrom({
  'fehler-uebertrag-kaufdatum': 'Gekauft wurde spätestens heute.',
});
const NOT_YET = refusal(
  422,
  'precondition.failed',
  error('fehler-uebertrag-kaufdatum', { origin: ['acquired'] }),
);

const positive = (places: number) =>
  Type.String({ pattern: `^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,${String(places)}})?$` });

const TransferSchema = Type.Object({
  zugangsnummer: Type.String({ maxLength: 8 }),
  depotId: IdSchema,
  wkn: Type.String({ maxLength: 12, description: 'WKN or ISIN.' }),
  quantity: positive(3),
  cost: Nullable(
    Type.String({
      pattern: '^[0-9]{1,9}(\\.[0-9]{1,2})?$',
      description: 'Paid for all of it, in EUR with costs; null: the other bank did not tell.',
    }),
  ),
  acquired: Type.Optional(
    Type.String({ format: 'date', description: 'The day of the purchase; today when not given.' }),
  ),
});

/** Securities that another bank delivers into a depot, with or without what they had cost (EStG § 43a II 3 to 7). */
export function transferRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/sandbox/api/transfers',
    {
      schema: {
        tags: ['sandbox'],
        body: TransferSchema,
        response: { 201: Type.Object({ lotId: Type.String() }), 404: ErrorSchema, 422: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { zugangsnummer, depotId, wkn } = request.body;
      const clientId = clientIdOf(zugangsnummer);
      const market = await marketOf(bank);
      const instrument = market.find(wkn);
      if (instrument === undefined || !(await ownsDepot(bank.db, clientId, depotId)))
        return refuse(reply, NOT_FOUND);
      const today = berlinTime(instant(bank.clock.now())).date;
      if ((request.body.acquired ?? today) > today) return refuse(reply, NOT_YET);
      const lotId = await deliver(bank, market, instrument, clientId, request.body);
      return reply.code(201).send({ lotId });
    },
  );
}

/** Books a delivery and its lot at once. */
function deliver(
  bank: Bank,
  market: Market,
  instrument: CatalogueInstrument,
  clientId: string,
  { depotId, cost, acquired, ...told }: Static<typeof TransferSchema>,
): Promise<string> {
  const now = bank.clock.date();
  const quantity = decimal(told.quantity);
  const instrumentId = instrument.row.instrument_id;
  const at =
    acquired === undefined
      ? now
      : new Date(berlinInstant({ date: calendarDay(acquired), time: timeOfDay('12:00:00') }));
  return inTransaction(bank.db, async (tx) => {
    const journal = await Journal.lock(tx, clientId);
    const lotId = `transfer-${bank.randomBytes(8).toString('hex')}`;
    const costEur = rescale(decimal(cost ?? '0'), 2, 'half-up');
    await addLot(
      tx,
      { clientId, depotId, instrumentId },
      {
        lotId,
        at,
        quantity,
        price:
          cost === null
            ? lastPrice(market, instrument, now)
            : pricePaid(market, instrument, costEur, quantity, at),
        costEur,
        costs: decimal('0.00'),
        transferred: cost === null ? 'without-cost' : 'with-cost',
      },
    );
    await journal.post({
      kind: 'TRANSFER',
      reference: lotId,
      at: now,
      lines: [into('CUSTODY', depotId, instrumentId, quantity), outOf('MARKET', '', instrumentId, quantity)],
    });
    return lotId;
  });
}

function lastPrice(market: Market, instrument: CatalogueInstrument, at: Date): Decimal {
  const listing = pricingListing(market, instrument);
  return listing === undefined ? decimal('0') : lastPriceAt(listing, instant(at.getTime()));
}

/** What was paid for one, in the currency of the instrument at the rate of the day, or in percent. */
function pricePaid(
  market: Market,
  { traded }: CatalogueInstrument,
  costEur: Decimal,
  quantity: Decimal,
  at: Date,
): Decimal {
  const paid = market.convert(costEur, EUR, traded.currency, instant(at.getTime()));
  const one = divide(paid, quantity, 6, 'half-up');
  return decimal(
    decimalText(priceUnit(traded) === PERCENT ? multiply(one, decimal('100')) : rescale(one, 4, 'half-up')),
  );
}

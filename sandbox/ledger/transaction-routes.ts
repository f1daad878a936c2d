import { berlinInstant, berlinTime } from '@domain/time/berlin-time';
import { calendarDay } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { dateTimeText } from '@domain/time/wire-time';
import { compare, decimal, trimmed } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { DayBound, boundDay } from '@sandbox/platform/http/day-bound';
import { NameList, isListed } from '@sandbox/platform/http/name-list';
import { AmountSchema, ListSchema, Nullable, PagingQuery } from '@sandbox/platform/http/schemas';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';
import { marketOf, type Market } from '../market/market';
import { InstrumentQuery, letsThrough, namedInstrument } from '../market/named-instrument';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { FxRateSchema, fxRateOf } from '@sandbox/market/price/fx-rate';
import { ownsDepot } from './depot/own-depot';

/** What happens to a depot (api.md 8); this bank has no transfers yet. */
const TRANSACTION_TYPES = ['BUY', 'SELL', 'TRANSFER_IN', 'TRANSFER_OUT', 'OTHER'] as const;

/** Money without a unit. */
const ValueQuery = Type.Optional(Type.String({ pattern: '^-?(0|[1-9][0-9]{0,12})(\\.[0-9]{1,5})?$' }));

const TransactionSchema = Type.Object({
  transactionId: Type.String(),
  orderId: Type.String(),
  bookingStatus: Type.Enum(['BOOKED', 'NOTBOOKED']),
  bookingDate: Nullable(Type.String()),
  settlementDate: Type.String(),
  businessDate: Type.String(),
  quantity: AmountSchema,
  instrumentId: Type.String(),
  instrument: Type.Optional(InstrumentSchema),
  executionPrice: AmountSchema,
  transactionValue: AmountSchema,
  /** Of a bond: paid or received besides the value; null where it is traded flat. */
  accruedInterest: Nullable(AmountSchema),
  transactionDirection: Type.Enum(['IN', 'OUT']),
  transactionType: Type.Enum([...TRANSACTION_TYPES]),
  fxRate: Nullable(FxRateSchema),
});

/** The bookings of a depot: one for each execution, the latest first (api.md 4). */
export function transactionRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v3/depots/:depotId/transactions',
    {
      schema: {
        tags: ['depot'],
        params: Type.Object({ depotId: Type.String() }),
        querystring: Type.Object({
          ...InstrumentQuery,
          'min-bookingDate': DayBound,
          'max-bookingDate': DayBound,
          'min-transactionValue': ValueQuery,
          'max-transactionValue': ValueQuery,
          transactionDirection: Type.Optional(Type.Enum(['IN', 'OUT'])),
          transactionType: NameList(...TRANSACTION_TYPES),
          bookingStatus: Type.Optional(Type.Enum(['BOOKED', 'NOTBOOKED', 'BOTH'])),
          'without-attr': NameList('instrument'),
          ...PagingQuery,
        }),
        response: { 200: ListSchema(TransactionSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const { depotId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const { query } = request;
      const named = namedInstrument(market, query);
      const today = berlinTime(instant(bank.clock.now())).date;
      const from = boundDay(query['min-bookingDate'], today, '');
      const to = boundDay(query['max-bookingDate'], today, '9999');
      const least = query['min-transactionValue'];
      const most = query['max-transactionValue'];
      const direction = query.transactionDirection;
      const type = query.transactionType;
      const all = await transactionsOf(bank, market, clientId, depotId);
      const matches = all.filter(
        (each) =>
          letsThrough(named, each.instrumentId) &&
          (each.bookingDate ?? each.businessDate) >= from &&
          (each.bookingDate ?? each.businessDate) <= to &&
          (direction === undefined || each.transactionDirection === direction) &&
          (type === undefined || isListed(type, each.transactionType)) &&
          (least === undefined || compare(decimal(each.transactionValue.value), decimal(least)) >= 0) &&
          (most === undefined || compare(decimal(each.transactionValue.value), decimal(most)) <= 0) &&
          (query.bookingStatus === undefined ||
            query.bookingStatus === 'BOTH' ||
            each.bookingStatus === query.bookingStatus),
      );
      const isShort = isListed(query['without-attr'], 'instrument');
      return listAnswer(
        reply,
        matches.map(({ instrument, ...each }) => (isShort ? each : { ...each, instrument })),
        query,
      );
    },
  );
}

async function transactionsOf(bank: Bank, market: Market, clientId: string, depotId: string) {
  const rows = await bank.db
    .selectFrom('order_execution')
    .innerJoin('securities_order', (join) =>
      join
        .onRef('securities_order.client_id', '=', 'order_execution.client_id')
        .onRef('securities_order.order_id', '=', 'order_execution.order_id'),
    )
    .selectAll('order_execution')
    .select(['instrument_id', 'side'])
    .where('order_execution.client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .orderBy('executed_at', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const instrument = market.instruments.get(row.instrument_id);
    if (instrument === undefined) return [];
    const { traded } = instrument;
    const day = berlinTime(instant(row.executed_at.getTime())).date;
    return [
      {
        transactionId: row.execution_id,
        orderId: row.order_id,
        bookingStatus: row.settled_at === null ? ('NOTBOOKED' as const) : ('BOOKED' as const),
        bookingDate: row.settled_at === null ? null : row.settles_on,
        settlementDate: dateTimeText(
          berlinInstant({ date: calendarDay(row.settles_on), time: timeOfDay('00:00:00') }),
        ),
        businessDate: day,
        quantity: wireAmount(trimmed(decimal(row.quantity)), quantityUnit(traded)),
        instrumentId: row.instrument_id,
        instrument: instrumentAnswer(instrument, market),
        executionPrice: wireAmount(decimal(row.price), priceUnit(traded)),
        transactionValue: wireAmount(decimal(row.value), traded.currency),
        accruedInterest:
          traded.bond === undefined ? null : wireAmount(decimal(row.interest), traded.currency),
        transactionDirection: row.side === 'BUY' ? ('IN' as const) : ('OUT' as const),
        transactionType: row.side,
        fxRate: fxRateOf(market.rate(traded.currency, instant(row.executed_at.getTime())), traded.currency),
      },
    ];
  });
}

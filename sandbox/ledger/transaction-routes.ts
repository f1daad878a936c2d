import { berlinTime } from '@domain/time/berlin-time';
import { decimal, trimmed } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { AmountSchema, ListSchema, Nullable, PagingQuery } from '@sandbox/platform/http/schemas';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';
import { marketOf, type Market } from '../market/market';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { ownsDepot } from './own-depot';

const text = Type.Optional(Type.String());

const TransactionSchema = Type.Object({
  transactionId: Type.String(),
  orderId: Type.String(),
  bookingStatus: Type.String(),
  bookingDate: Nullable(Type.String()),
  settlementDate: Type.String(),
  businessDate: Type.String(),
  quantity: AmountSchema,
  instrumentId: Type.String(),
  instrument: InstrumentSchema,
  executionPrice: AmountSchema,
  transactionValue: AmountSchema,
  transactionDirection: Type.String(),
  transactionType: Type.String(),
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
          wkn: text,
          isin: text,
          instrumentId: text,
          'min-bookingDate': text,
          'max-bookingDate': text,
          transactionDirection: text,
          transactionType: text,
          bookingStatus: text,
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
      const code = query.instrumentId ?? query.wkn ?? query.isin;
      const wanted = code === undefined ? undefined : (market.find(code)?.row.instrument_id ?? '');
      const from = query['min-bookingDate'] ?? '';
      const to = query['max-bookingDate'] ?? '9999';
      const direction = query.transactionDirection;
      const type = query.transactionType;
      const all = await transactionsOf(bank, market, clientId, depotId);
      const matches = all.filter(
        (each) =>
          (wanted === undefined || each.instrumentId === wanted) &&
          each.businessDate >= from &&
          each.businessDate <= to &&
          (direction === undefined || each.transactionDirection === direction) &&
          (type === undefined || each.transactionType === type) &&
          (query.bookingStatus === undefined ||
            query.bookingStatus === 'BOTH' ||
            each.bookingStatus === query.bookingStatus),
      );
      return listAnswer(reply, matches, query);
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
        bookingStatus: row.settled_at === null ? 'NOTBOOKED' : 'BOOKED',
        bookingDate: row.settled_at === null ? null : row.settles_on,
        settlementDate: row.settles_on,
        businessDate: day,
        quantity: wireAmount(trimmed(decimal(row.quantity)), quantityUnit(traded)),
        instrumentId: row.instrument_id,
        instrument: instrumentAnswer(instrument),
        executionPrice: wireAmount(decimal(row.price), priceUnit(traded)),
        transactionValue: wireAmount(decimal(row.value), traded.currency),
        transactionDirection: row.side === 'BUY' ? 'IN' : 'OUT',
        transactionType: row.side,
      },
    ];
  });
}

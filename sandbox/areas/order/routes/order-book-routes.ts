import { parseWireTime } from '@domain/time/wire-time';
import * as O from 'fp-ts/Option';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { pageAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { NameList, isListed } from '@sandbox/platform/http/name-list';
import { ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import { marketOf } from '@sandbox/market/market';
import { InstrumentQuery } from '@sandbox/market/named-instrument';
import { orderTypes } from '@sandbox/market/venue/order-type';
import { OrderSchema } from '../book/order-schema';
import { oneOrder, orderBook, type OrderFilter, type OrderParts } from '../book/order-book';

const tags = ['order'];
const text = Type.Optional(Type.String());

/** A day, or a moment of the wire or of ISO: what is none must not be taken for no filter. */
const time = Type.Optional(
  Type.String({
    pattern:
      '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])' +
      '(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d([.,]\\d{1,6})?(Z|[+-]\\d{2}(:?\\d{2})?)?)?$',
  }),
);

/** The states of brokerage.md 4 that can be asked for; some of them this bank never gives. */
const orderStatuses = [
  'PENDING',
  'OPEN',
  'EXECUTED',
  'PARTIALLY_EXECUTED',
  'SETTLED',
  'CANCELLED_USER',
  'CANCELLED_SYSTEM',
  'CANCELLED_TRADE',
  'EXPIRED',
  'WAITING',
  'UNKNOWN',
  'ACCEPTED',
  'REJECTED',
];

const parts = NameList('instrument', 'venue', 'executions');

const BookQuery = Type.Object({
  orderStatus: NameList(...orderStatuses),
  venueId: text,
  side: Type.Optional(Type.Enum(['BUY', 'SELL'])),
  orderType: NameList(...orderTypes),
  ...InstrumentQuery,
  'min-creationTimeStamp': time,
  'max-creationTimeStamp': time,
  'with-attr': parts,
  'without-attr': parts,
  ...PagingQuery,
});

/** The order book of a depot, and single orders (api.md 6). */
export function orderBookRoutes(server: BankServer, bank: Bank): void {
  const book = {
    schema: {
      tags,
      params: Type.Object({ depotId: Type.String() }),
      querystring: BookQuery,
      response: { 200: ListSchema(OrderSchema) },
    },
  };
  server.get('/api/brokerage/depots/:depotId/v3/orders', book, async (request, reply) => {
    const market = await marketOf(bank);
    const { clientId } = signedIn(request);
    const { depotId } = request.params;
    if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
    const { query } = request;
    const from = moment(query['min-creationTimeStamp']);
    const to = moment(query['max-creationTimeStamp']);
    const filter: OrderFilter = {
      ...query,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    };
    const page = await orderBook(bank.db, market, clientId, depotId, filter, partsOf(query), query);
    return pageAnswer(reply, page, query);
  });

  server.get(
    '/api/brokerage/v3/orders/:orderId',
    {
      schema: {
        tags,
        params: Type.Object({ orderId: Type.String() }),
        querystring: Type.Object({ 'with-attr': parts, 'without-attr': parts }),
        response: { 200: OrderSchema },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const { orderId } = request.params;
      const order = await oneOrder(bank.db, market, clientId, orderId, partsOf(request.query));
      return order ?? refuse(reply, NOT_FOUND);
    },
  );
}

/** Instrument and venue are sent along when asked for, and always for those who ask for nothing. */
function partsOf(query: { 'with-attr'?: string; 'without-attr'?: string }): OrderParts {
  const wanted = query['with-attr'];
  const unwanted = query['without-attr'];
  const has = (part: string): boolean =>
    (wanted === undefined || isListed(wanted, part)) && !isListed(unwanted, part);
  return {
    instrument: has('instrument'),
    venue: has('venue'),
    executions: !isListed(unwanted, 'executions'),
  };
}

/** A moment of the wire, or an ISO instant or day as other programs send it. */
function moment(query: string | undefined): Date | undefined {
  if (query === undefined) return undefined;
  const parsed = parseWireTime(query);
  const date = new Date(O.isSome(parsed) ? parsed.value : Date.parse(query));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

import { decimal } from '@domain/shared/decimal';
import { instant } from '@domain/shared/instant';
import { unit } from '@domain/shared/unit';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import type { Bank } from '../foundation/bank';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';
import { listAnswer } from '../http/list-answer';
import { NOT_FOUND, refusal, refuse } from '../http/refusal';
import { ListSchema } from '../http/schemas';
import { marketOf, type Market } from '../market/market';
import { checkOrder, type CheckedOrder } from '../order/check-order';
import { loadFacts } from '../order/load-facts';
import { OrderBodySchema } from '../order/order-body';
import type { OrderFacts } from '../order/order-facts';
import { workingOrder, type OrderRow } from '../order/order-record';
import { likelyPrice, reckoningPrice, tradeValue } from '../order/order-value';
import { costIndication, type CostSubject } from './cost-indication';
import { CostIndicationSchema } from './cost-schema';

const tags = ['order'];
const answer = { 201: ListSchema(CostIndicationSchema) };

/** What a note may cost without anybody having the money: the note comes before the cover is checked. */
const ANY_MONEY = decimal('1000000000000');

/** Ex-ante cost notes for a new order and for one in the book (api.md 6). */
export function costRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/api/brokerage/v3/orders/costindicationexante',
    { schema: { tags, body: OrderBodySchema, response: answer } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const now = bank.clock.now();
      const facts = await loadFacts(bank.db, market, clientId, request.body, now);
      if (E.isLeft(facts)) return refuse(reply, facts.left);
      const { order, messages } = checkOrder(request.body, covered(facts.right), 'full');
      if (order === undefined) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      reply.code(201);
      return listAnswer(reply, [costIndication(subjectOfNew(market, order, now))]);
    },
  );

  server.post(
    '/api/brokerage/v3/orders/:orderId/costindicationexante',
    { schema: { tags, params: Type.Object({ orderId: Type.String() }), response: answer } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const { orderId } = request.params;
      const legs = await bank.db
        .selectFrom('securities_order')
        .innerJoin('account', (join) =>
          join
            .onRef('account.client_id', '=', 'securities_order.client_id')
            .onRef('account.account_id', '=', 'securities_order.settlement_account_id'),
        )
        .selectAll('securities_order')
        .select('account.currency')
        .where('securities_order.client_id', '=', clientId)
        .where((where) => where.or([where('order_id', '=', orderId), where('combination_id', '=', orderId)]))
        .orderBy('leg_number')
        .execute();
      if (legs.length === 0) return refuse(reply, NOT_FOUND);
      reply.code(201);
      return listAnswer(
        reply,
        legs.map((leg) => costIndication(subjectOfStanding(market, leg, leg.currency, bank.clock.now()))),
      );
    },
  );
}

/** The same facts without asking whether money and securities suffice. */
function covered({ account, freeQuantity: _unasked, ...facts }: OrderFacts): OrderFacts {
  return account === undefined ? facts : { ...facts, account: { ...account, available: ANY_MONEY } };
}

function subjectOfNew(market: Market, order: CheckedOrder, now: number): CostSubject {
  const instrument = market.instruments.get(order.listing.instrument.instrumentId);
  if (instrument === undefined) throw new Error('An order without its instrument');
  return {
    depotId: order.depotId,
    instrument,
    listing: order.listing,
    side: order.side,
    quantity: order.quantity,
    limit: order.terms.kind === 'limit' ? order.terms.limit : undefined,
    value: order.estimate.value,
    accountCurrency: order.account.currency,
    rate: market.rate(order.listing.instrument.currency, instant(now)),
  };
}

function subjectOfStanding(market: Market, row: OrderRow, currency: string, now: number): CostSubject {
  const instrument = market.instruments.get(row.instrument_id);
  const listing = market.listing(row.instrument_id, row.venue_id);
  if (instrument === undefined || listing === undefined) throw new Error('An order without its instrument');
  const { terms, quantity } = workingOrder(row);
  const price = reckoningPrice(terms, likelyPrice(listing, row.side, instant(now)));
  return {
    depotId: row.depot_id,
    instrument,
    listing,
    side: row.side,
    quantity,
    limit: row.limit_price === null ? undefined : decimal(row.limit_price),
    value: tradeValue(listing.instrument, quantity, price),
    accountCurrency: unit(currency),
    rate: market.rate(listing.instrument.currency, instant(now)),
  };
}

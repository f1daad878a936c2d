import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import { quantityUnit } from '@domain/instrument/instrument';
import type { LimitOrder } from '@domain/order/order-request';
import type { Order } from '@domain/order/open/order';
import { amount } from '@domain/money/amount';
import { intentId, type OrderId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { challengeIn } from '../gateway/release-gateway.contract';
import type { Visit } from './signed-in';
import { until } from './until';
import { valueOf } from './value-of';

/** Bernd's proof: his code is always the same. */
export const proofOf = ({ id, type }: TanChallenge): TanAnswer => ({ challengeId: id, type, tan: '000000' });

/** The order as it stands once its venue has taken what was asked of it. */
export async function takenOrder({ client }: Visit, id: OrderId): Promise<Order> {
  const orders = new HttpOrderGateway(client);
  await until(async () => (await valueOf(orders.find(id))).status !== 'PENDING');
  return valueOf(orders.find(id));
}

/** A purchase at 5.00, which no market fills. */
export async function patientOrder({ client }: Visit, pieces = '3'): Promise<LimitOrder> {
  const orders = new HttpOrderGateway(client);
  const [depot] = await valueOf(new HttpDepotGateway(client).depots());
  const [instrument] = await valueOf(new HttpInstrumentGateway(client).search('sap'));
  if (depot === undefined || instrument === undefined) throw new Error('Nothing to order with');
  const { venues } = await valueOf(orders.dimensions({ instrumentId: instrument.id }));
  const venue = venues.find(({ orderTypes }) => orderTypes.LIMIT !== undefined);
  if (venue === undefined) throw new Error('No venue takes a limit');
  return {
    depotId: depot.id,
    settlementAccountId: depot.defaultSettlementAccountId,
    side: 'BUY',
    instrumentId: instrument.id,
    venueId: venue.id,
    quantity: amount(pieces, quantityUnit(instrument)),
    orderType: 'LIMIT',
    limit: amount('5.00', EUR),
    validity: { type: 'MAX' },
  };
}

/** One that is placed, three pieces, and taken by its venue. */
export async function openOrder(visit: Visit): Promise<Order> {
  const { client } = visit;
  const order = await patientOrder(visit);
  const release = httpOrderRelease(client);
  const challenge = challengeIn(await valueOf(release.validate(order, 'M_TAN')));
  const key = { id: intentId(randomUUID()) };
  const created = await valueOf(release.create(order, proofOf(challenge), key));
  return takenOrder(visit, created.id);
}

import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { HttpOrderChangeGateway } from '@adapters/http/order-change/http-order-change-gateway';
import type { Order } from '@domain/order/order';
import { quantityUnit } from '@domain/order/instrument';
import { amount } from '@domain/shared/amount';
import { intentId } from '@domain/shared/ids';
import { EUR } from '@domain/shared/unit';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { describeOrderChangeGateway } from './order-change-gateway.contract';
import { bernd, openSession, signIn } from './support/signed-in';
import { until } from './support/until';
import { valueOf } from './support/value-of';

const prove = async ({ id, type }: TanChallenge): Promise<TanAnswer> => ({
  challengeId: id,
  type,
  tan: '000000',
});

describeOrderChangeGateway('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  const orders = new HttpOrderGateway(visit.client);
  const taken = async ({ id }: Order): Promise<Order> => {
    await until(async () => (await valueOf(orders.find(id))).status !== 'PENDING');
    return valueOf(orders.find(id));
  };
  return {
    changes: new HttpOrderChangeGateway(visit.client),
    orders,
    otherLimit: amount('6.00', EUR),
    place: async () => {
      const [depot] = await valueOf(new HttpDepotGateway(visit.client).depots());
      const [instrument] = await valueOf(new HttpInstrumentGateway(visit.client).search('sap'));
      if (depot === undefined || instrument === undefined) throw new Error('Nothing to order with');
      const { venues } = await valueOf(orders.dimensions({ instrumentId: instrument.id }));
      const venue = venues.find(({ orderTypes }) => orderTypes.LIMIT !== undefined);
      if (venue === undefined) throw new Error('No venue takes a limit');
      const order = {
        depotId: depot.id,
        settlementAccountId: depot.defaultSettlementAccountId,
        side: 'BUY',
        instrumentId: instrument.id,
        venueId: venue.id,
        quantity: amount('3', quantityUnit(instrument)),
        orderType: 'LIMIT',
        limit: amount('5.00', EUR),
        validity: { type: 'MAX' },
      } as const;
      const { challenge } = await valueOf(orders.validate(order, 'M_TAN'));
      return taken(await valueOf(orders.create(order, await prove(challenge), intentId(randomUUID()))));
    },
    taken,
    prove,
  };
});

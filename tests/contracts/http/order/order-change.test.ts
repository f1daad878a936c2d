import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { httpChangeRelease } from '@adapters/http/order-change/http-change-release';
import { intentId } from '@domain/codes/ids';
import { randomUUID } from 'node:crypto';
import { HttpOrderChangeGateway } from '@adapters/http/order-change/http-order-change-gateway';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { describeOrderChangeGateway } from '../../gateway/order-change-gateway.contract';
import { bernd, openSession, signIn } from '../../support/signed-in';
import { proofOf, openOrder, takenOrder } from '../../support/open-order';

describeOrderChangeGateway('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  return {
    changes: new HttpOrderChangeGateway(visit.client),
    release: httpChangeRelease(visit.client),
    cancellation: httpCancellationRelease(visit.client),
    orders: new HttpOrderGateway(visit.client),
    newKey: () => intentId(randomUUID()),
    otherLimit: amount('6.00', EUR),
    place: () => openOrder(visit),
    taken: ({ id }) => takenOrder(visit, id),
    prove: (challenge) => Promise.resolve(proofOf(challenge)),
  };
});

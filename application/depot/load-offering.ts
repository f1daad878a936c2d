import { offeringOf, type Offering } from '@domain/access/offering';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { DepotGateway } from '../ports/bank/depot-gateway';

/** What the customer is offered, as far as the bank can say now. */
export const loadOffering =
  (gateway: Pick<DepotGateway, 'depots'>): Task<Offering> =>
  async () => {
    const depots = await gateway.depots()();
    return offeringOf(E.isRight(depots) ? depots.right : []);
  };

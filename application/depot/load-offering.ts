import { offeringOf, type Offering } from '@domain/access/offering';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { DepotGateway } from '../ports/bank/depot-gateway';

/** What the customer is offered; undefined where the bank cannot say it now. */
export const loadOffering =
  (gateway: Pick<DepotGateway, 'depots'>): Task<Offering | undefined> =>
  async () => {
    const depots = await gateway.depots()();
    return E.isRight(depots) ? offeringOf(depots.right) : undefined;
  };

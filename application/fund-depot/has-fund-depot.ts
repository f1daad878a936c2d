import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { DepotGateway } from '../ports/bank/depot-gateway';

/** Whether there is a fund depot, as far as the bank can say now. */
export const hasFundDepot =
  (gateway: Pick<DepotGateway, 'depots'>): Task<boolean> =>
  async () => {
    const depots = await gateway.depots()();
    return E.isRight(depots) && depots.right.some(({ type }) => type === 'COMINVEST');
  };

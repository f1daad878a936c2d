import type { Depot } from '@domain/depot/depot';
import type { DepotGateway } from '../ports/bank/depot-gateway';
import type { Result } from '../ports/result';

/** Reads the customer's depots; the first one is the default (brokerage.md 3). */
export class LoadDepots {
  constructor(private readonly depots: Pick<DepotGateway, 'depots'>) {}

  execute(): Result<readonly Depot[]> {
    return this.depots.depots();
  }
}

import type { Depot } from '@domain/depot/depot';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DepotGateway } from '../ports/bank/depot-gateway';
import type { FundDepotGateway } from '../ports/bank/fund-depot-gateway';
import type { Result } from '../ports/result';

/** The customer's fund depot with its terms and orders. */
export interface FundDepot {
  readonly depot: Depot;
  readonly conditions: FundConditions;
  readonly orders: readonly FundOrder[];
}

/** Reads the fund depot, the first where there are several (GU-07); one that is known also when it is listed no more. */
export class LoadFundDepot {
  constructor(
    private readonly depots: Pick<DepotGateway, 'depots'>,
    private readonly funds: Pick<FundDepotGateway, 'conditions' | 'list'>,
  ) {}

  execute(known?: Depot): Result<FundDepot> {
    return pipe(
      known === undefined ? this.#first() : TE.right(known),
      TE.chain((depot) =>
        pipe(
          TE.Do,
          TE.apS('conditions', this.funds.conditions(depot.id)),
          TE.apS('orders', this.funds.list(depot.id)),
          TE.map((read) => ({ depot, ...read })),
        ),
      ),
    );
  }
  #first(): Result<Depot> {
    return pipe(
      this.depots.depots(),
      TE.chain((depots) => {
        const depot = depots.find(({ type }) => type === 'COMINVEST');
        return depot === undefined ? TE.left({ kind: 'not-found' } as const) : TE.right(depot);
      }),
    );
  }
}

import type { Depot } from '@domain/depot/depot';
import type { Position } from '@domain/depot/position';
import type { Order } from '@domain/order/open/order';
import { liveStatuses, protectiveOrders } from '@domain/order/prefill/protective-orders';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DepotGateway } from '../ports/bank/depot-gateway';
import type { OrderGateway } from '../ports/bank/order/order-gateway';
import type { Result } from '../ports/result';

/** A position, where it lies, and what protects it already. */
export interface Protectable {
  readonly position: Position;
  readonly depot: Depot;
  readonly orders: readonly Order[];
}

/** Reads the positions of all depots with the orders that protect them (ORD-22), depot by depot in the bank's order. */
export class ListProtectable {
  constructor(
    private readonly depots: Pick<DepotGateway, 'depots' | 'positions'>,
    private readonly orders: Pick<OrderGateway, 'list'>,
  ) {}

  execute(): Result<readonly Protectable[]> {
    return pipe(
      this.depots.depots(),
      TE.chain(TE.traverseArray((depot) => this.#inDepot(depot))),
      TE.map((depots) => depots.flat()),
    );
  }

  #inDepot(depot: Depot): Result<readonly Protectable[]> {
    return pipe(
      TE.Do,
      TE.apS('held', this.depots.positions(depot.id)),
      TE.apS('open', this.orders.list(depot.id, { statuses: liveStatuses, side: 'SELL' })),
      TE.map(({ held, open }) => {
        const orders = protectiveOrders(open);
        return held.positions.map((position) => ({
          position,
          depot,
          orders: (position.instrument && orders.get(position.instrument.id)) ?? [],
        }));
      }),
    );
  }
}

import type { FundOrderUpdates } from '@application/ports/bank/fund-depot-gateway';
import type { Logger } from '@application/ports/logger';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { DepotId } from '@domain/codes/ids';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import * as E from 'fp-ts/Either';
import { pathOf } from '../client/read-body';
import { wireFundOrder } from './fund-codec';
import { toFundOrder } from './fund-mapper';

/** The stream of topics underneath, as far as it is needed. */
interface Topics {
  listen(topic: string, listener: { onDetail(detail: unknown): void; onHeard(): void }): Unsubscribe;
}

/** Orders of a fund depot from the event stream; a detail that does not fit is logged and dropped. */
export class HttpFundOrderUpdates implements FundOrderUpdates {
  constructor(
    private readonly topics: Topics,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  follow(depotId: DepotId, onOrder: (order: FundOrder) => void, onHeard: () => void): Unsubscribe {
    const topic = `fundorders.${depotId}`;
    return this.topics.listen(topic, {
      onDetail: (detail) => {
        const order = wireFundOrder.decode(detail);
        if (E.isRight(order)) onOrder(toFundOrder(order.right));
        else this.logger.error('Event detail not readable', { topic, path: pathOf(order.left) });
      },
      onHeard,
    });
  }
}

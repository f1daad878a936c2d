import { isUnanswered } from '@domain/release/failed-call';
import type { OrderTemplate, TemplateOrder } from '@domain/order/prefill/order-template';
import { later } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { Clock } from '../ports/clock';
import type { OrderTemplateGateway } from '../ports/bank/order/order-template-gateway';
import type { Result } from '../ports/result';

/** By how much this device may think the bank's clock ahead, in milliseconds. */
const DOUBT = 5000;

/**
 * Keeps what is entered as a template under a name (ORD-21). When the answer is lost the templates are read: a name is
 * given once, so the one that bears it and was made just now is this one.
 */
export class KeepOrderTemplate {
  constructor(
    private readonly templates: Pick<OrderTemplateGateway, 'keep' | 'list'>,
    private readonly clock: Clock,
  ) {}

  execute(name: string, order: TemplateOrder): Result<OrderTemplate> {
    return async () => {
      const since = later(this.clock.now(), -DOUBT);
      const wanted = name.trim();
      const kept = await this.templates.keep(wanted, order)();
      if (E.isRight(kept) || !isUnanswered(kept.left)) return kept;
      const found = await this.templates.list()();
      const mine = E.isRight(found)
        ? found.right.find((each) => each.name === wanted && each.createdAt >= since)
        : undefined;
      return mine === undefined ? kept : E.right(mine);
    };
  }
}

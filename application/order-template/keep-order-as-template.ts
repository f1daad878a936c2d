import { berlinTime } from '@domain/time/berlin-time';
import { draftOfOrder } from '@domain/order/prefill/draft-of-order';
import type { OrderTemplate } from '@domain/order/prefill/order-template';
import { templateOf } from '@domain/order/form/template-of';
import type { Order } from '@domain/order/open/order';
import { tradingParts } from '@domain/order/open/order-leg';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../ports/clock';
import type { Result } from '../ports/result';
import type { OrderTemplates } from './order-templates';

/** Keeps an order of the book as a template (ORD-21, OBK-02); what cannot be entered again is not found. */
export class KeepOrderAsTemplate {
  constructor(
    private readonly keep: OrderTemplates['keep'],
    private readonly clock: Clock,
  ) {}

  execute(order: Order, name: string): Result<OrderTemplate> {
    const { date: today } = berlinTime(this.clock.now());
    const venues = tradingParts(order).flatMap(({ venue }) => venue ?? []);
    const draft = draftOfOrder(order, today);
    const template = draft && templateOf(draft, { dimensions: { venues }, today });
    return template === undefined ? TE.left({ kind: 'not-found' }) : this.keep.execute(name, template);
  }
}

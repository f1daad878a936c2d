import type { OrderDraft } from '@domain/order/order-draft';
import { templateOrderOf, type OrderTemplate } from '@domain/order/order-template';
import type { OrderFacts } from '@domain/order/to-order';
import type { OrderTemplateGateway } from '../ports/order-template-gateway';
import type { Result } from '../ports/result';

/** Keeps what is entered as a template under a name (ORD-21). */
export class KeepOrderTemplate {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'keep'>) {}

  execute(name: string, draft: OrderDraft, facts: OrderFacts): Result<OrderTemplate> {
    return this.templates.keep(name.trim(), templateOrderOf(draft, facts));
  }
}

import type { OrderDraft } from '@domain/order/order-draft';
import { templateOrderOf, type OrderTemplate } from '@domain/order/order-template';
import type { OrderFacts } from '@domain/order/to-order';
import type { OrderTemplateId } from '@domain/shared/ids';
import type { OrderTemplateGateway } from '../ports/order-template-gateway';
import type { Result } from '../ports/result';

/** Puts what is entered now in place of what a template kept; its name stays (ORD-21). */
export class ChangeOrderTemplate {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'change'>) {}

  execute(id: OrderTemplateId, draft: OrderDraft, facts: OrderFacts): Result<OrderTemplate> {
    return this.templates.change(id, { order: templateOrderOf(draft, facts) });
  }
}

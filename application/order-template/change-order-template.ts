import type { OrderTemplate, TemplateOrder } from '@domain/order/draft/order-template';
import type { OrderTemplateId } from '@domain/codes/ids';
import type { OrderTemplateGateway } from '../ports/bank/order-template-gateway';
import type { Result } from '../ports/result';

/** Puts what is entered now in place of what a template kept; its name stays (ORD-21). */
export class ChangeOrderTemplate {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'change'>) {}

  execute(id: OrderTemplateId, order: TemplateOrder): Result<OrderTemplate> {
    return this.templates.change(id, { order });
  }
}

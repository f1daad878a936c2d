import type { OrderTemplate } from '@domain/order/draft/order-template';
import type { OrderTemplateGateway } from '../ports/bank/order-template-gateway';
import type { Result } from '../ports/result';

/** Reads the customer's templates (ORD-21). */
export class ListOrderTemplates {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'list'>) {}

  execute(): Result<readonly OrderTemplate[]> {
    return this.templates.list();
  }
}

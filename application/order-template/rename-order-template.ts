import type { OrderTemplate } from '@domain/order/draft/order-template';
import type { OrderTemplateId } from '@domain/codes/ids';
import type { OrderTemplateGateway } from '../ports/bank/order-template-gateway';
import type { Result } from '../ports/result';

/** Gives a template another name; what it keeps stays (ORD-21). */
export class RenameOrderTemplate {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'change'>) {}

  execute(id: OrderTemplateId, name: string): Result<OrderTemplate> {
    return this.templates.change(id, { name: name.trim() });
  }
}

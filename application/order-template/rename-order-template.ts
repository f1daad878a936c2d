import type { OrderTemplate } from '@domain/order/order-template';
import type { OrderTemplateId } from '@domain/shared/ids';
import type { OrderTemplateGateway } from '../ports/order-template-gateway';
import type { Result } from '../ports/result';

/** Gives a template another name; what it keeps stays (ORD-21). */
export class RenameOrderTemplate {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'change'>) {}

  execute(id: OrderTemplateId, name: string): Result<OrderTemplate> {
    return this.templates.change(id, { name: name.trim() });
  }
}

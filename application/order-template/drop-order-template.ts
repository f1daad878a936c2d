import type { OrderTemplateId } from '@domain/codes/ids';
import type { OrderTemplateGateway } from '../ports/bank/order-template-gateway';
import type { Result } from '../ports/result';

/** Throws a template away; orders made from it are not touched (ORD-21). */
export class DropOrderTemplate {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'drop'>) {}

  execute(id: OrderTemplateId): Result<void> {
    return this.templates.drop(id);
  }
}

import { HttpOrderTemplateGateway } from '@adapters/http/order-template/http-order-template-gateway';
import { ChangeOrderTemplate } from '@application/order-template/change-order-template';
import { DropOrderTemplate } from '@application/order-template/drop-order-template';
import { KeepOrderTemplate } from '@application/order-template/keep-order-template';
import { ListOrderTemplates } from '@application/order-template/list-order-templates';
import { LoadOrderTemplate } from '@application/order-template/load-order-template';
import { RenameOrderTemplate } from '@application/order-template/rename-order-template';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { orderTemplateTokens } from './order-template-tokens';
import { platformTokens } from '../platform/platform-tokens';

/** Order templates. */
export const orderTemplateModule = new ContainerModule(({ bind }) => {
  bind(orderTemplateTokens.orderTemplates)
    .toResolvedValue((client) => new HttpOrderTemplateGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(orderTemplateTokens.listOrderTemplates)
    .toResolvedValue((templates) => new ListOrderTemplates(templates), [orderTemplateTokens.orderTemplates])
    .inSingletonScope();
  bind(orderTemplateTokens.loadOrderTemplate)
    .toResolvedValue((templates) => new LoadOrderTemplate(templates), [orderTemplateTokens.orderTemplates])
    .inSingletonScope();
  bind(orderTemplateTokens.keepOrderTemplate)
    .toResolvedValue(
      (templates, clock) => new KeepOrderTemplate(templates, clock),
      [orderTemplateTokens.orderTemplates, platformTokens.clock],
    )
    .inSingletonScope();
  bind(orderTemplateTokens.changeOrderTemplate)
    .toResolvedValue((templates) => new ChangeOrderTemplate(templates), [orderTemplateTokens.orderTemplates])
    .inSingletonScope();
  bind(orderTemplateTokens.renameOrderTemplate)
    .toResolvedValue((templates) => new RenameOrderTemplate(templates), [orderTemplateTokens.orderTemplates])
    .inSingletonScope();
  bind(orderTemplateTokens.dropOrderTemplate)
    .toResolvedValue((templates) => new DropOrderTemplate(templates), [orderTemplateTokens.orderTemplates])
    .inSingletonScope();
});

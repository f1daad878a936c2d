import { HttpOrderTemplateGateway } from '@adapters/http/order-template/http-order-template-gateway';
import { ChangeOrderTemplate } from '@application/order-template/change-order-template';
import { DropOrderTemplate } from '@application/order-template/drop-order-template';
import { KeepOrderTemplate } from '@application/order-template/keep-order-template';
import { ListOrderTemplates } from '@application/order-template/list-order-templates';
import { LoadOrderTemplate } from '@application/order-template/load-order-template';
import { RenameOrderTemplate } from '@application/order-template/rename-order-template';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Order templates. */
export const orderTemplateModule = new ContainerModule(({ bind }) => {
  bind(tokens.orderTemplates)
    .toResolvedValue((client) => new HttpOrderTemplateGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.listOrderTemplates)
    .toResolvedValue((templates) => new ListOrderTemplates(templates), [tokens.orderTemplates])
    .inSingletonScope();
  bind(tokens.loadOrderTemplate)
    .toResolvedValue((templates) => new LoadOrderTemplate(templates), [tokens.orderTemplates])
    .inSingletonScope();
  bind(tokens.keepOrderTemplate)
    .toResolvedValue(
      (templates, clock) => new KeepOrderTemplate(templates, clock),
      [tokens.orderTemplates, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.changeOrderTemplate)
    .toResolvedValue((templates) => new ChangeOrderTemplate(templates), [tokens.orderTemplates])
    .inSingletonScope();
  bind(tokens.renameOrderTemplate)
    .toResolvedValue((templates) => new RenameOrderTemplate(templates), [tokens.orderTemplates])
    .inSingletonScope();
  bind(tokens.dropOrderTemplate)
    .toResolvedValue((templates) => new DropOrderTemplate(templates), [tokens.orderTemplates])
    .inSingletonScope();
});

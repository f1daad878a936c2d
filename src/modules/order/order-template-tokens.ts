import type { ChangeOrderTemplate } from '@application/order-template/change-order-template';
import type { DropOrderTemplate } from '@application/order-template/drop-order-template';
import type { KeepOrderTemplate } from '@application/order-template/keep-order-template';
import type { ListOrderTemplates } from '@application/order-template/list-order-templates';
import type { LoadOrderTemplate } from '@application/order-template/load-order-template';
import type { RenameOrderTemplate } from '@application/order-template/rename-order-template';
import type { OrderTemplateGateway } from '@application/ports/bank/order-template-gateway';
import { token } from '../../token';

/** What `order-template-module` binds. */
export const orderTemplateTokens = {
  orderTemplates: token<OrderTemplateGateway>('OrderTemplateGateway'),
  listOrderTemplates: token<ListOrderTemplates>('ListOrderTemplates'),
  loadOrderTemplate: token<LoadOrderTemplate>('LoadOrderTemplate'),
  keepOrderTemplate: token<KeepOrderTemplate>('KeepOrderTemplate'),
  changeOrderTemplate: token<ChangeOrderTemplate>('ChangeOrderTemplate'),
  renameOrderTemplate: token<RenameOrderTemplate>('RenameOrderTemplate'),
  dropOrderTemplate: token<DropOrderTemplate>('DropOrderTemplate'),
} as const;

import type { Json } from '@sandbox/platform/db/column-types';
import type { TemplateOrder } from './order-template-schema';

/** An order that a customer keeps to enter it again. */
export interface OrderTemplateTable {
  client_id: string;
  template_id: string;
  name: string;
  body: Json<TemplateOrder>;
  /** Bank time. */
  created_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    order_template: OrderTemplateTable;
  }
}

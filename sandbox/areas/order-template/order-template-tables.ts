import type { Json } from '@sandbox/platform/db/core-tables';
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

/** Tables of order templates. */
export interface OrderTemplateTables {
  order_template: OrderTemplateTable;
}

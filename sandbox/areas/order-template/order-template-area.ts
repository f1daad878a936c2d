import type { Area } from '@sandbox/platform/area';
import { orderTemplateRoutes } from './order-template-routes';
import { orderTemplateOperations } from './order-template-operations';

/** Orders kept to be entered again. */
export const orderTemplateArea: Area = {
  name: 'order template',
  operations: orderTemplateOperations,
  migrations: [
    {
      name: 'order-template-001',
      statements: [
        `create table order_template (
          client_id text not null, template_id text not null, name text not null, body jsonb not null,
          created_at timestamptz not null, primary key (client_id, template_id),
          unique (client_id, name))`,
      ],
    },
  ],
  routes: orderTemplateRoutes,
};

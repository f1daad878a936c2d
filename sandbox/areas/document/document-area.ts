import type { Area } from '@sandbox/platform/area';
import { documentRoutes } from './document-routes';
import { productSheetRoutes } from './product-sheet-routes';

/** The customer's postbox: cost notes, settlement notes, statements and letters. */
export const documentArea: Area = {
  name: 'document',
  migrations: [
    {
      name: 'document-001',
      statements: [
        `create table document (
          client_id text not null, document_id text not null, kind text not null, name text not null,
          subject text not null, period_from date, period_to date, created_at timestamptz not null,
          mime_type text not null, advertisement boolean not null, content jsonb, read_on date,
          primary key (client_id, document_id))`,
        `create index document_by_time on document (client_id, created_at desc)`,
      ],
    },
    {
      name: 'document-002',
      statements: [
        `alter table document add column plan_id text`,
        `update document set plan_id = subject where kind = 'SAVINGS_PLAN'`,
        `update document set plan_id = made.extras ->> 'savingsplanId'
          from order_execution as done
            join securities_order as made on made.client_id = done.client_id and made.order_id = done.order_id
          where document.kind = 'SETTLEMENT_NOTE' and document.client_id = done.client_id
            and document.subject = done.execution_id`,
        `create index document_by_plan on document (client_id, plan_id) where plan_id is not null`,
        `create index document_by_subject on document (client_id, subject)`,
      ],
    },
    {
      name: 'document-003',
      statements: [
        `alter table document add column instrument_id text`,
        `update document set instrument_id = made.instrument_id
          from order_execution as done
            join securities_order as made on made.client_id = done.client_id and made.order_id = done.order_id
          where document.kind = 'SETTLEMENT_NOTE' and document.client_id = done.client_id
            and document.subject = done.execution_id`,
        `update document set instrument_id = made.instrument_id
          from securities_order as made
          where document.kind = 'COST_NOTE' and document.client_id = made.client_id
            and document.subject = made.order_id`,
        `create index document_by_instrument on document (client_id, instrument_id)
          where instrument_id is not null`,
      ],
    },
    { name: 'document-004', statements: [`alter table document add column title jsonb`] },
  ],
  routes: (server, bank) => {
    documentRoutes(server, bank);
    productSheetRoutes(server, bank);
  },
};

import type { Area } from '@sandbox/platform/area';
import { documentRoutes } from './document-routes';

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
  ],
  routes: documentRoutes,
};

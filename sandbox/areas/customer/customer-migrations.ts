import type { Migration } from '@sandbox/platform/db/migration';

/** What has come to customers since the first release: classes, personal records, contracts. */
export const customerMigrations: readonly Migration[] = [
  {
    name: 'customer-001',
    statements: [
      `alter table customer add column us_person boolean not null default false,
          add column classification text not null default 'RETAIL',
          add column sales_strategy text not null default 'RETAIL'`,
    ],
  },
  {
    name: 'customer-record-001',
    statements: [
      `create table personal_record (
          client_id text primary key, entries jsonb not null,
          foreign key (client_id) references customer (client_id))`,
      `create table contract (
        client_id text not null, contract_id text not null, product_type text not null, sub_type text not null,
        display_id text not null, application_id text not null, second_client_id text, terms jsonb not null,
        opened_at timestamptz not null, ends_at timestamptz, is_over boolean not null,
        primary key (client_id, contract_id),
        foreign key (client_id) references customer (client_id))`,
      `create index contract_by_second on contract (second_client_id)`,
      `create index contract_by_time on contract (ends_at) where ends_at is not null`,
    ],
  },
  {
    name: 'contract-collection-001',
    statements: [
      `alter table contract add column collects_at timestamptz`,
      `create index contract_to_collect on contract (collects_at) where collects_at is not null`,
    ],
  },
  {
    name: 'contract-bonus-001',
    statements: [
      `alter table contract add column bonus_until timestamptz`,
      `create index contract_with_bonus on contract (bonus_until) where bonus_until is not null`,
    ],
  },
  { name: 'depot-closed-001', statements: [`alter table depot add column closed_on date`] },
];

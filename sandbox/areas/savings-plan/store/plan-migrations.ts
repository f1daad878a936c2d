import type { Migration } from '@sandbox/platform/db/migration';

/** Savings plans and the days on which they were due. */
export const planMigrations: readonly Migration[] = [
  {
    name: 'savings-plan-001',
    statements: [
      `create table savings_plan (
        client_id text not null, plan_id text not null, depot_id text not null, name text not null,
        "interval" text not null, execution_day integer not null, start_date date not null, end_date date,
        suspended_from date, suspended_until date, account_id text not null,
        account_type text not null, iban text not null, mandate text, mandate_bank text, positions jsonb not null,
        increase numeric, increases_contained integer not null, origin text not null,
        documents_waived boolean not null, proposal text, wref text, stage text not null, ended_at timestamptz,
        done_until date, wake_at timestamptz not null, calendar_key text, version integer not null,
        created_at timestamptz not null, updated_at timestamptz not null, primary key (client_id, plan_id),
        foreign key (client_id, depot_id) references depot (client_id, depot_id),
        foreign key (client_id, account_id) references account (client_id, account_id))`,
      `create index savings_plan_by_depot on savings_plan (client_id, depot_id, created_at)`,
      `create index savings_plan_to_wake on savings_plan (wake_at) where stage <> 'ENDED'`,
      `create unique index savings_plan_by_calendar on savings_plan (calendar_key)`,
      `create table savings_plan_execution (
        client_id text not null, execution_id text not null, plan_id text not null, nominal_date date not null,
        execution_date date not null, status text not null, fail_reason text, positions jsonb not null,
        updated_at timestamptz not null, primary key (client_id, execution_id),
        unique (client_id, plan_id, nominal_date),
        foreign key (client_id, plan_id) references savings_plan (client_id, plan_id))`,
      `create index savings_plan_to_settle on savings_plan_execution (client_id) where status = 'IN_SETTLEMENT'`,
    ],
  },
  {
    name: 'savings-plan-002',
    statements: [
      `drop index savings_plan_to_settle`,
      `create index savings_plan_to_settle on savings_plan_execution (execution_date, execution_id)
        where status = 'IN_SETTLEMENT'`,
    ],
  },
  {
    name: 'savings-plan-003',
    statements: [
      `alter table savings_plan_execution add column number integer`,
      `update savings_plan_execution as day set number = counted.number
        from (select client_id, execution_id,
            row_number() over (partition by client_id, plan_id order by nominal_date) as number
          from savings_plan_execution) as counted
        where counted.client_id = day.client_id and counted.execution_id = day.execution_id`,
      `alter table savings_plan_execution alter column number set not null`,
      `create unique index savings_plan_execution_by_number on savings_plan_execution (client_id, plan_id, number)`,
    ],
  },
  { name: 'savings-plan-004', statements: [`alter table savings_plan add column increase_from date`] },
];

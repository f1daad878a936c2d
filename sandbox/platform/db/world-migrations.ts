import type { Migration } from './migration';

/** Tables of the seeded world. Instruments, venues and listings are reference data without a tenant. */
export const worldMigrations: readonly Migration[] = [
  {
    name: 'world-001',
    statements: [
      `create table customer (
        client_id text primary key, access_number text not null, pin_salt text not null, pin_hash text not null,
        salutation text, title text, first_name text not null, last_name text not null, roles jsonb not null,
        tan_types jsonb not null, favourite_tan_type text not null, phone_number text not null, fixed_sms_tan text,
        release_by_session_tan boolean not null, depot_overview_available boolean not null)`,
      `create table access_number (access_number text primary key, client_id text not null)`,
      `create table account (
        client_id text not null, account_id text not null, display_id text not null, account_type text not null,
        currency text not null, iban text, bic text not null, credit_limit numeric, rank integer not null,
        primary key (client_id, account_id),
        foreign key (client_id) references customer (client_id))`,
      `create table depot (
        client_id text not null, depot_id text not null, display_id text not null, depot_type text not null,
        default_settlement_account_id text not null, target_market text, rank integer not null,
        primary key (client_id, depot_id),
        foreign key (client_id, default_settlement_account_id) references account (client_id, account_id))`,
      `create table depot_settlement_account (
        client_id text not null, depot_id text not null, account_id text not null, rank integer not null,
        primary key (client_id, depot_id, account_id),
        foreign key (client_id, depot_id) references depot (client_id, depot_id),
        foreign key (client_id, account_id) references account (client_id, account_id))`,
      `create table instrument (
        instrument_id text primary key, isin text not null, wkn text not null, mnemonic text, name text not null,
        short_name text not null, issuer text, instrument_type text not null, currency text not null,
        notation text not null, country text not null, sector text, start_price numeric not null,
        volatility integer not null, tradable boolean not null, priips_relevant boolean not null,
        kid_available boolean not null, fund_redemption_limited boolean not null,
        savings_plan_eligible boolean not null)`,
      `create index instrument_by_wkn on instrument (wkn)`,
      `create index instrument_by_isin on instrument (isin)`,
      `create table venue (
        venue_id text primary key, name text not null, country text not null, type text not null,
        currencies jsonb not null, abilities jsonb not null, opens text not null, closes text not null,
        time_zone text not null, calendar text not null, reference_price text not null, half_spread integer not null,
        fee numeric not null, rank integer not null)`,
      `create table listing (
        instrument_id text not null, venue_id text not null, primary key (instrument_id, venue_id),
        foreign key (instrument_id) references instrument (instrument_id),
        foreign key (venue_id) references venue (venue_id))`,
    ],
  },
  {
    name: 'world-002',
    statements: [
      `alter table instrument add column traits jsonb not null default '[]', add column matures_on date,
        add column order_cut_off text, add column price_day integer`,
    ],
  },
];

import type { Migration } from './platform/db/migration';

/** The schema of the first release, from before each area had migrations of its own; released, so never changed. */
export const firstSchema: readonly Migration[] = [
  {
    name: 'core-001',
    statements: [
      `create table bank_clock (
        name text primary key, real_at numeric not null, bank_at numeric not null, speed numeric not null)`,
      `create table bank_secret (name text primary key, value text not null)`,
      `create table session (
        client_id text not null, session_id text not null, token_hash text not null, refresh_hash text,
        channel text not null, anti_forgery text not null, session_tan_active boolean not null,
        created_at timestamptz not null, last_seen_at timestamptz not null, token_expires_at timestamptz,
        ended_at timestamptz, primary key (client_id, session_id))`,
      `create table sign_in_attempt (
        access_number text primary key, wrong_count integer not null, paused_until timestamptz)`,
      `create table tan_challenge (
        client_id text not null, challenge_id text not null, session_id text not null, purpose text not null,
        body_hash text not null, typ text not null, state text not null, push_status text, words jsonb not null,
        check_phrase text not null, nonce text not null, issued_at timestamptz not null,
        expires_at timestamptz not null, primary key (client_id, challenge_id))`,
      `create index tan_challenge_by_time on tan_challenge (client_id, issued_at)`,
      `create table tan_access (
        client_id text primary key, wrong_tries integer not null, unused_challenges integer not null,
        locked_at timestamptz)`,
      `create table preference (
        client_id text not null, kind text not null, value jsonb not null, primary key (client_id, kind))`,
      `create table client_log (
        client_id text not null, log_id text not null, received_at timestamptz not null, level text not null,
        category text, source text, error_id text, message text not null, detail jsonb not null,
        primary key (client_id, log_id))`,
      `create table audit_event (
        client_id text not null, event_id text not null, happened_at timestamptz not null, kind text not null,
        detail jsonb not null, primary key (client_id, event_id))`,
    ],
  },
  {
    // The one trigger of the bank: nothing relies on it but the promise that the trail is never changed (ADR 3).
    name: 'core-002',
    statements: [
      `create function refuse_audit_change() returns trigger language plpgsql as $$
        begin raise exception 'The audit trail is only ever added to.' using errcode = '42501'; end $$`,
      `create trigger audit_event_append_only before update or delete on audit_event
        for each statement execute function refuse_audit_change()`,
    ],
  },
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

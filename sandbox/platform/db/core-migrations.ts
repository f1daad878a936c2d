import type { Migration } from './migration';

/** Tables of clock, secret, sign-in, session, TAN, preferences, client log and audit. */
export const coreMigrations: readonly Migration[] = [
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
];

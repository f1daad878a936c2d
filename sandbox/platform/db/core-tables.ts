import type { ColumnType } from 'kysely';

/** A JSON column: read parsed, written as JSON text by `json()`, which means the same to both databases. */
export type Json<T> = ColumnType<T, string, string>;

/** Column that only ever gets a value on insert. */
export type Fixed<T> = ColumnType<T, T, never>;

/** Clock, secret and other single values of the whole bank. */
export interface BankClockTable {
  name: string;
  real_at: string;
  bank_at: string;
  speed: string;
}

export interface BankSecretTable {
  name: string;
  value: string;
}

export interface SessionTable {
  client_id: string;
  session_id: string;
  /** SHA-256 of the secret part of the cookie or access token. */
  token_hash: string;
  refresh_hash: string | null;
  channel: 'portal' | 'program';
  anti_forgery: string;
  session_tan_active: boolean;
  /** Real time. */
  created_at: Date;
  last_seen_at: Date;
  /** Real time after which the access token of a program is stale; null for the portal. */
  token_expires_at: Date | null;
  ended_at: Date | null;
  /** Milliseconds it may be idle, if its portal wishes less than the bank's own limit. */
  idle_limit: number | null;
}

export interface SignInAttemptTable {
  access_number: string;
  wrong_count: number;
  /** Real time until which sign-in is refused. */
  paused_until: Date | null;
}

export interface TanChallengeTable {
  client_id: string;
  challenge_id: string;
  session_id: string;
  purpose: string;
  body_hash: string;
  typ: string;
  state: 'OPEN' | 'USED' | 'VOID';
  push_status: 'PENDING' | 'AUTHENTICATED' | 'DECLINED' | 'DECLINED_INVALID_TX' | null;
  words: Json<{ sentence: string; lines: { label: string; value: string; isOfTheMoment?: boolean }[] }>;
  check_phrase: string;
  nonce: string;
  /** Bank time. */
  issued_at: Date;
  expires_at: Date;
}

export interface TanAccessTable {
  client_id: string;
  wrong_tries: number;
  unused_challenges: number;
  locked_at: Date | null;
}

export interface PreferenceTable {
  client_id: string;
  kind: string;
  value: Json<unknown>;
}

export interface ClientLogTable {
  client_id: string;
  log_id: string;
  received_at: Date;
  level: string;
  category: string | null;
  source: string | null;
  error_id: string | null;
  message: string;
  detail: Json<unknown>;
}

export interface AuditEventTable {
  client_id: Fixed<string>;
  event_id: Fixed<string>;
  happened_at: Fixed<Date>;
  kind: Fixed<string>;
  detail: ColumnType<unknown, string, never>;
}

/** Tables of sign-in, session, TAN, preferences, log and audit. */
export interface CoreTables {
  bank_clock: BankClockTable;
  bank_secret: BankSecretTable;
  session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  tan_challenge: TanChallengeTable;
  tan_access: TanAccessTable;
  preference: PreferenceTable;
  client_log: ClientLogTable;
  audit_event: AuditEventTable;
}

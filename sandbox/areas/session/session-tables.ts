/** A session: of a browser by cookie, of a program by bearer token. */
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

/** Wrong PINs in a row. */
export interface SignInAttemptTable {
  access_number: string;
  wrong_count: number;
  /** Real time until which sign-in is refused. */
  paused_until: Date | null;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    session: SessionTable;
    sign_in_attempt: SignInAttemptTable;
  }
}

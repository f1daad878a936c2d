import type { Json } from '@sandbox/platform/db/column-types';

/** A challenge, and what its TAN is bound to. */
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
  /** It does not count as unused: the bank failed when it was brought back. */
  forgiven: boolean;
  nonce: string;
  /** Bank time. */
  issued_at: Date;
  expires_at: Date;
}

/** A customer's counters, and the lock. */
export interface TanAccessTable {
  client_id: string;
  wrong_tries: number;
  unused_challenges: number;
  locked_at: Date | null;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    tan_challenge: TanChallengeTable;
    tan_access: TanAccessTable;
  }
}

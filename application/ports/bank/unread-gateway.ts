import type { Result } from '../result';

/** How much of what the bank wrote the customer has not opened; to have seen a notification of it opens nothing. */
export interface Unread {
  readonly documents: number;
  /** Answers to messages. */
  readonly answers: number;
}

/** Counts it, without reading the lists. */
export interface UnreadGateway {
  unread(): Result<Unread>;
}

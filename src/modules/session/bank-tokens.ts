import type { BankClient } from '@adapters/http/client/bank-client';
import type { PreferencesGateway } from '@application/ports/bank/preferences-gateway';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import type { SessionTanLapse } from '@application/session/session-tan-lapse';
import { token } from '../../token';

/** What `bank-module` binds. */
export const bankTokens = {
  /** Whether another session has begun in this browser since the page did. */
  isOtherSession: token<() => boolean>('isOtherSession'),
  /** Makes each call once: for guards, which have retries of their own. */
  plainClient: token<BankClient>('plainClient'),
  /** Repeats what may be repeated, with a new session TAN where that has lapsed: who asks follows the failures. */
  regainingClient: token<BankClient>('regainingClient'),
  /** Follows the failures besides: for everything else. */
  client: token<BankClient>('client'),
  preferences: token<PreferencesGateway>('preferences'),
  sessions: token<SessionGateway>('sessions'),
  sessionTanLapse: token<SessionTanLapse>('sessionTanLapse'),
} as const;

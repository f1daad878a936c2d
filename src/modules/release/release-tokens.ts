import type { Locks } from '@application/ports/locks';
import type { IntentLedger } from '@application/release/intent-ledger';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { ReleaseTools } from '@application/release/release';
import { token } from '../../token';

/** What `release-module` binds. */
export const releaseTokens = {
  locks: token<Locks>('Locks'),
  intentLedger: token<IntentLedger>('IntentLedger'),
  releaseTools: token<ReleaseTools>('ReleaseTools'),
  listOpenIntents: token<ListOpenIntents>('ListOpenIntents'),
} as const;

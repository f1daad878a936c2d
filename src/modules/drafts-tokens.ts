import type { DraftStore } from '@application/ports/draft-store';
import type { ReleaseJournal } from '@application/ports/release-journal';
import type { EndSession } from '@application/session/end-session';
import { token } from '../token';

/** What `drafts-module` binds. */
export const draftsTokens = {
  drafts: token<DraftStore>('DraftStore'),
  journal: token<ReleaseJournal>('ReleaseJournal'),
  endSession: token<EndSession>('EndSession'),
} as const;

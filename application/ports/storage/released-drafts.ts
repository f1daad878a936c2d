import type { Task } from 'fp-ts/Task';

/** Drafts of whatever kind, by the names that their intents have for them: a draft goes once its release is done. */
export interface ReleasedDrafts {
  remove(name: string): Task<void>;
}

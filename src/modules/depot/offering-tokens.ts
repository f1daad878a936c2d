import type { Offering } from '@domain/access/offering';
import type { Task } from 'fp-ts/Task';
import { token } from '../../token';

/** What `offering-module` binds. */
export const offeringTokens = {
  offering: token<Task<Offering | undefined>>('Offering'),
} as const;

import type { DecideAccess } from '@application/access/decide-access';
import type { GuardFacts } from '@application/access/guard-facts';
import type { Session } from '@domain/session/session';
import type { RememberedDepot } from '@application/access/remembered-depot';
import { token } from '../../token';

/** What `access-module` binds. */
export const accessTokens = {
  guardFacts: token<GuardFacts>('guardFacts'),
  /** The session as the guards found it last, for who comes right after them. */
  foundSession: token<() => Session | undefined>('foundSession'),
  rememberedDepot: token<RememberedDepot>('rememberedDepot'),
  decideAccess: token<Pick<DecideAccess, 'execute'>>('DecideAccess'),
} as const;

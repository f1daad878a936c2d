import type { DecideAccess } from '@application/access/decide-access';
import type { GuardFacts } from '@application/access/guard-facts';
import type { DepotNews } from '@application/depot/depot-news';
import type { Session } from '@domain/session/session';
import type { RememberedDepot } from '@application/access/remembered-depot';
import { token } from '../../token';

/** What `access-module` binds. */
export const accessTokens = {
  guardFacts: token<GuardFacts>('guardFacts'),
  /** The session as the guards found it last, for who comes right after them. */
  foundSession: token<() => Session | undefined>('foundSession'),
  /** Which depots there are, from guards and pages alike. */
  depotNews: token<DepotNews>('depotNews'),
  rememberedDepot: token<RememberedDepot>('rememberedDepot'),
  decideAccess: token<Pick<DecideAccess, 'execute'>>('DecideAccess'),
} as const;

import type { LoadKnownGroups } from '@application/knowledge/load-known-groups';
import type { KnowledgeGateway } from '@application/ports/bank/knowledge-gateway';
import type { Release } from '@application/release/release';
import type { TargetMarketChange } from '@domain/knowledge/target-market';
import { token } from '../../token';

/** What `knowledge-module` binds. */
export const knowledgeTokens = {
  knowledge: token<KnowledgeGateway>('KnowledgeGateway'),
  loadKnownGroups: token<LoadKnownGroups>('LoadKnownGroups'),
  targetMarket: token<Release<TargetMarketChange, TargetMarketChange>>('TargetMarket'),
} as const;

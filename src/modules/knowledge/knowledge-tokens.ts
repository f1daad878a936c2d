import type { LoadKnownGroups } from '@application/knowledge/load-known-groups';
import type { KnowledgeGateway } from '@application/ports/bank/knowledge-gateway';
import { token } from '../../token';

/** What `knowledge-module` binds. */
export const knowledgeTokens = {
  knowledge: token<KnowledgeGateway>('KnowledgeGateway'),
  loadKnownGroups: token<LoadKnownGroups>('LoadKnownGroups'),
} as const;

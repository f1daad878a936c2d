import { HttpKnowledgeGateway } from '@adapters/http/knowledge/http-knowledge-gateway';
import { LoadKnownGroups } from '@application/knowledge/load-known-groups';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { knowledgeTokens } from './knowledge-tokens';

/** What the customer knows of securities, and how it is learned. */
export const knowledgeModule = new ContainerModule(({ bind }) => {
  bind(knowledgeTokens.knowledge)
    .toResolvedValue((client) => new HttpKnowledgeGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(knowledgeTokens.loadKnownGroups)
    .toResolvedValue((knowledge) => new LoadKnownGroups(knowledge), [knowledgeTokens.knowledge])
    .inSingletonScope();
});

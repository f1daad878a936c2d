import { HttpKnowledgeGateway } from '@adapters/http/knowledge/http-knowledge-gateway';
import { httpTargetMarketRelease } from '@adapters/http/knowledge/http-target-market-release';
import { LoadKnownGroups } from '@application/knowledge/load-known-groups';
import { targetMarketRegistration } from '@application/knowledge/target-market-registration';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { releaseTokens } from '../release/release-tokens';
import { knowledgeTokens } from './knowledge-tokens';

/** What the customer knows of securities, and how it is learned. */
export const knowledgeModule = new ContainerModule(({ bind }) => {
  bind(knowledgeTokens.knowledge)
    .toResolvedValue((client) => new HttpKnowledgeGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(knowledgeTokens.loadKnownGroups)
    .toResolvedValue((knowledge) => new LoadKnownGroups(knowledge), [knowledgeTokens.knowledge])
    .inSingletonScope();
  bind(knowledgeTokens.targetMarket)
    .toResolvedValue(
      (client, tools) => new Release(targetMarketRegistration(httpTargetMarketRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});

import type { ScreenModule } from '@ui/app/screens';
import { KnowledgeModel } from '@ui/screens/knowledge/knowledge-model';
import { KnowledgeScreen } from '@ui/screens/knowledge/knowledge-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { depotTokens } from '../modules/depot/depot-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { releaseTokens } from '../modules/release/release-tokens';
import { tanTools } from '../release/tan-tools';
import { knowledgeModule } from '../modules/knowledge/knowledge-module';
import { knowledgeTokens } from '../modules/knowledge/knowledge-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { withModel } from './loading/with-model';

/** `verwaltung/wertpapierkenntnisse` */
export function knowledgeScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, draftsModule, receiptModule, releaseModule, knowledgeModule);
  const create = (): KnowledgeModel =>
    new KnowledgeModel({
      ...tanTools(container),
      loadKnownGroups: container.get(knowledgeTokens.loadKnownGroups),
      knowledge: container.get(knowledgeTokens.knowledge),
      depots: container.get(depotTokens.holdings).depots,
      targetMarket: container.get(knowledgeTokens.targetMarket),
      listOpenIntents: container.get(releaseTokens.listOpenIntents),
      followFailure: container.get(sessionTokens.followFailure),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(KnowledgeScreen, create) };
}

import type { ScreenModule } from '@ui/app/screens';
import { KnowledgeModel } from '@ui/screens/knowledge/knowledge-model';
import { KnowledgeScreen } from '@ui/screens/knowledge/knowledge-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../load-once';
import { knowledgeModule } from '../modules/knowledge/knowledge-module';
import { knowledgeTokens } from '../modules/knowledge/knowledge-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { withModel } from './with-model';

/** `verwaltung/wertpapierkenntnisse` */
export function knowledgeScreen(container: Container): ScreenModule {
  loadOnce(container, knowledgeModule);
  const create = (): KnowledgeModel =>
    new KnowledgeModel({
      loadKnownGroups: container.get(knowledgeTokens.loadKnownGroups),
      knowledge: container.get(knowledgeTokens.knowledge),
      followFailure: container.get(sessionTokens.followFailure),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(KnowledgeScreen, create) };
}

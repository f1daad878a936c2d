import type { ScreenModule } from '@ui/app/screens';
import { ApplicationsModel } from '@ui/screens/applications/applications-model';
import { ApplicationsScreen } from '@ui/screens/applications/applications-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { applicationModule } from '../modules/application/application-module';
import { applicationTokens } from '../modules/application/application-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { releaseTokens } from '../modules/release/release-tokens';
import { liveModule } from '../modules/session/live-module';
import { liveTokens } from '../modules/session/live-tokens';
import { tanTools } from '../release/tan-tools';
import { sessionTokens } from '../modules/session/session-tokens';
import { withModel } from './loading/with-model';

/** `antraege` */
export function applicationsScreen(container: Container): ScreenModule {
  loadOnce(container, draftsModule, receiptModule, releaseModule, applicationModule, liveModule);
  const create = (): ApplicationsModel =>
    new ApplicationsModel({
      ...tanTools(container),
      jointRelease: container.get(applicationTokens.jointRelease),
      listOpenIntents: container.get(releaseTokens.listOpenIntents),
      bank: container.get(applicationTokens.applications),
      followFailure: container.get(sessionTokens.followFailure),
      live: container.get(liveTokens.live),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(ApplicationsScreen, create) };
}

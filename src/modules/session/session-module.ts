import { connected } from '@adapters/browser/connected';
import { BrowserPrivacyScreen } from '@adapters/browser/browser-privacy-screen';
import { StoredTabPulse } from '@adapters/browser/storage/stored-tab-pulse';
import { HttpPushStatusGateway } from '@adapters/http/session/http-push-status-gateway';
import { Farewells } from '@application/session/farewells';
import { FollowFailure } from '@application/session/follow-failure';
import { LeavePortal } from '@application/session/leave-portal';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { instant } from '@domain/time/instant';
import { ContainerModule } from 'inversify';
import { bankTokens } from './bank-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { sessionTokens } from './session-tokens';

/** Session, its end, session TAN and push approval. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(sessionTokens.deviceClock)
    .toResolvedValue(({ deviceTime }) => ({ now: () => instant(deviceTime()) }), [platformTokens.environment])
    .inSingletonScope();
  bind(sessionTokens.tabPulse)
    .toResolvedValue(
      ({ localStorage, page }, logger) => new StoredTabPulse(localStorage, page, logger),
      [platformTokens.environment, platformTokens.logger],
    )
    .inSingletonScope();
  bind(sessionTokens.privacyScreen)
    .toResolvedValue(({ page }) => new BrowserPrivacyScreen(page.document), [platformTokens.environment])
    .inSingletonScope();
  bind(sessionTokens.farewells)
    .toResolvedValue(() => new Farewells())
    .inSingletonScope();
  bind(sessionTokens.leavePortal)
    .toResolvedValue(
      (
        { path, search },
        clock,
        tabs,
        privacyScreen,
        farewells,
        navigation,
        scheduler,
        connection,
        isOtherSession,
      ) =>
        new LeavePortal({
          clock,
          tabs,
          privacyScreen,
          farewells,
          navigation,
          scheduler,
          connected: connected(connection),
          here: () => path() + search(),
          isOtherSession,
        }),
      [
        platformTokens.environment,
        sessionTokens.deviceClock,
        sessionTokens.tabPulse,
        sessionTokens.privacyScreen,
        sessionTokens.farewells,
        platformTokens.navigation,
        platformTokens.scheduler,
        platformTokens.connection,
        bankTokens.isOtherSession,
      ],
    )
    .inSingletonScope();
  bind(sessionTokens.followFailure)
    .toResolvedValue(
      (navigation, errors, leave, { errorPage }, { isUp }, { path, search }) =>
        new FollowFailure(navigation, errors, leave, {
          errorPath: errorPage.path,
          isConnected: isUp,
          here: () => path() + search(),
        }),
      [
        platformTokens.navigation,
        platformTokens.errorMemory,
        sessionTokens.leavePortal,
        platformTokens.config,
        platformTokens.connection,
        platformTokens.environment,
      ],
    )
    .inSingletonScope();
  bind(sessionTokens.pushStatus)
    .toResolvedValue((client) => new HttpPushStatusGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(sessionTokens.awaitPush)
    .toResolvedValue(
      (pushStatus, scheduler, logger) => new AwaitPushApproval(pushStatus, scheduler, logger),
      [sessionTokens.pushStatus, platformTokens.scheduler, platformTokens.logger],
    )
    .inSingletonScope();
});

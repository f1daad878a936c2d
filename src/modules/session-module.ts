import { BrowserPrivacyScreen } from '@adapters/browser/browser-privacy-screen';
import { StoredTabPulse } from '@adapters/browser/storage/stored-tab-pulse';
import { HttpPushStatusGateway } from '@adapters/http/session/http-push-status-gateway';
import { ActivateSession } from '@application/session/activate-session';
import { Farewells } from '@application/session/farewells';
import { FollowFailure } from '@application/session/follow-failure';
import { LeavePortal } from '@application/session/leave-portal';
import { LoadSession } from '@application/session/load-session';
import { RequestSessionTan } from '@application/session/request-session-tan';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { instant } from '@domain/time/instant';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Session, its end, session TAN and push approval. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(tokens.loadSession)
    .toResolvedValue((sessions) => new LoadSession(sessions), [tokens.sessions])
    .inSingletonScope();
  bind(tokens.requestSessionTan)
    .toResolvedValue((sessions) => new RequestSessionTan(sessions), [tokens.sessions])
    .inSingletonScope();
  bind(tokens.activateSession)
    .toResolvedValue((sessions) => new ActivateSession(sessions), [tokens.sessions])
    .inSingletonScope();
  bind(tokens.deviceClock)
    .toResolvedValue(({ deviceTime }) => ({ now: () => instant(deviceTime()) }), [tokens.environment])
    .inSingletonScope();
  bind(tokens.tabPulse)
    .toResolvedValue(
      ({ localStorage, page }, logger) => new StoredTabPulse(localStorage, page, logger),
      [tokens.environment, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.privacyScreen)
    .toResolvedValue(({ page }) => new BrowserPrivacyScreen(page.document), [tokens.environment])
    .inSingletonScope();
  bind(tokens.farewells)
    .toResolvedValue(() => new Farewells())
    .inSingletonScope();
  bind(tokens.leavePortal)
    .toResolvedValue(
      ({ path, search }, clock, tabs, privacyScreen, farewells, navigation, scheduler) =>
        new LeavePortal({
          clock,
          tabs,
          privacyScreen,
          farewells,
          navigation,
          scheduler,
          here: () => path() + search(),
        }),
      [
        tokens.environment,
        tokens.deviceClock,
        tokens.tabPulse,
        tokens.privacyScreen,
        tokens.farewells,
        tokens.navigation,
        tokens.scheduler,
      ],
    )
    .inSingletonScope();
  bind(tokens.followFailure)
    .toResolvedValue(
      (navigation, errors, leave, { errorPage }) =>
        new FollowFailure(navigation, errors, leave, errorPage.path),
      [tokens.navigation, tokens.errorMemory, tokens.leavePortal, tokens.config],
    )
    .inSingletonScope();
  bind(tokens.pushStatus)
    .toResolvedValue((client) => new HttpPushStatusGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.awaitPush)
    .toResolvedValue(
      (pushStatus, scheduler, logger) => new AwaitPushApproval(pushStatus, scheduler, logger),
      [tokens.pushStatus, tokens.scheduler, tokens.logger],
    )
    .inSingletonScope();
});

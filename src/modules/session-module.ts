import { HttpPushStatusGateway } from '@adapters/http/push-status/http-push-status-gateway';
import { ActivateSession } from '@application/session/activate-session';
import { FollowFailure } from '@application/session/follow-failure';
import { LoadProfile } from '@application/session/load-profile';
import { LoadSession } from '@application/session/load-session';
import { RequestSessionTan } from '@application/session/request-session-tan';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Session, session TAN and push approval. */
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
  bind(tokens.loadProfile)
    .toResolvedValue((sessions) => new LoadProfile(sessions), [tokens.sessions])
    .inSingletonScope();
  bind(tokens.followFailure)
    .toResolvedValue(
      (navigation, errors) => new FollowFailure(navigation, errors),
      [tokens.navigation, tokens.errorMemory],
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

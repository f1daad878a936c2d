import { StoredChangeDrafts } from '@adapters/browser/storage/stored-change-drafts';
import { HttpOrderChangeGateway } from '@adapters/http/order-change/http-order-change-gateway';
import { HttpChangeRelease } from '@adapters/http/order-change/http-change-release';
import { changeRegistration } from '@application/order-change/change-registration';
import { KeepChange } from '@application/order-change/keep-change';
import { PrevalidateChange } from '@application/order-change/prevalidate-change';
import { RestoreChange } from '@application/order-change/restore-change';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { orderChangeTokens } from './order-change-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { releaseTokens } from '../release/release-tokens';

/** Changing a open order: what is typed is kept until it is released; the change itself goes out once and is never repeated. */
export const orderChangeModule = new ContainerModule(({ bind }) => {
  bind(orderChangeTokens.prevalidateChange)
    .toResolvedValue(
      (client) => new PrevalidateChange(new HttpOrderChangeGateway(client)),
      [bankTokens.client],
    )
    .inSingletonScope();
  bind(orderChangeTokens.change)
    .toResolvedValue(
      (client, tools) => new Release(changeRegistration(new HttpChangeRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(orderChangeTokens.changeDrafts)
    .toResolvedValue(
      (store, logger) => new StoredChangeDrafts({ store, logger }),
      [draftsTokens.textStore, platformTokens.logger],
    )
    .inSingletonScope();
  bind(orderChangeTokens.keepChange)
    .toResolvedValue((drafts) => new KeepChange(drafts), [orderChangeTokens.changeDrafts])
    .inSingletonScope();
  bind(orderChangeTokens.restoreChange)
    .toResolvedValue((drafts) => new RestoreChange(drafts), [orderChangeTokens.changeDrafts])
    .inSingletonScope();
});

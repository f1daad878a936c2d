import { StoredChangeDrafts } from '@adapters/browser/storage/stored-change-drafts';
import { HttpOrderChangeGateway } from '@adapters/http/order-change/http-order-change-gateway';
import { httpChangeRelease } from '@adapters/http/order-change/http-change-release';
import { changeRegistration } from '@application/order-change/change-registration';
import { KeepChange } from '@application/order-change/keep-change';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { orderChangeTokens } from './order-change-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { releaseTokens } from '../release/release-tokens';

/** Changing an open order: what is typed is kept until it is released; the change itself goes out once and is never repeated. */
export const orderChangeModule = new ContainerModule(({ bind }) => {
  bind(orderChangeTokens.changing)
    .toResolvedValue(
      (client, store, logger) => {
        const drafts = new StoredChangeDrafts({ store, logger });
        return { bank: new HttpOrderChangeGateway(client), keep: new KeepChange(drafts), drafts };
      },
      [bankTokens.client, draftsTokens.textStore, platformTokens.logger],
    )
    .inSingletonScope();
  bind(orderChangeTokens.change)
    .toResolvedValue(
      (client, tools) => new Release(changeRegistration(httpChangeRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});

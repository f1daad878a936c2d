import { StoredChangeDrafts } from '@adapters/browser/storage/stored-change-drafts';
import { HttpOrderChangeGateway } from '@adapters/http/order-change/http-order-change-gateway';
import { HttpChangeRelease } from '@adapters/http/order-change/http-change-release';
import { changeRegistration } from '@application/order-change/change-registration';
import { KeepChange } from '@application/order-change/keep-change';
import { PrevalidateChange } from '@application/order-change/prevalidate-change';
import { RestoreChange } from '@application/order-change/restore-change';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Changing a open order: what is typed is kept until it is released; the change itself goes out once and is never repeated. */
export const orderChangeModule = new ContainerModule(({ bind }) => {
  bind(tokens.prevalidateChange)
    .toResolvedValue((client) => new PrevalidateChange(new HttpOrderChangeGateway(client)), [tokens.client])
    .inSingletonScope();
  bind(tokens.change)
    .toResolvedValue(
      (client, tools) => new Release(changeRegistration(new HttpChangeRelease(client)), tools),
      [tokens.client, tokens.releaseTools],
    )
    .inSingletonScope();
  bind(tokens.changeDrafts)
    .toResolvedValue(
      (store, logger) => new StoredChangeDrafts({ store, logger }),
      [tokens.textStore, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.keepChange)
    .toResolvedValue((drafts) => new KeepChange(drafts), [tokens.changeDrafts])
    .inSingletonScope();
  bind(tokens.restoreChange)
    .toResolvedValue((drafts) => new RestoreChange(drafts), [tokens.changeDrafts])
    .inSingletonScope();
});

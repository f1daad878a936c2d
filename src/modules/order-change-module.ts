import { StoredChangeDrafts } from '@adapters/browser/storage/stored-change-drafts';
import { HttpOrderChangeGateway } from '@adapters/http/order-change/http-order-change-gateway';
import { ChangeOrder } from '@application/order-change/change-order';
import { KeepChange } from '@application/order-change/keep-change';
import { PrevalidateChange } from '@application/order-change/prevalidate-change';
import { RequestChange } from '@application/order-change/request-change';
import { RestoreChange } from '@application/order-change/restore-change';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Changing a standing order: what is typed is kept until it is released; the change itself goes out once and is never repeated. */
export const orderChangeModule = new ContainerModule(({ bind }) => {
  bind(tokens.prevalidateChange)
    .toResolvedValue((client) => new PrevalidateChange(new HttpOrderChangeGateway(client)), [tokens.client])
    .inSingletonScope();
  bind(tokens.requestChange)
    .toResolvedValue((client) => new RequestChange(new HttpOrderChangeGateway(client)), [tokens.client])
    .inSingletonScope();
  bind(tokens.changeOrder)
    .toResolvedValue(
      (client, askOrder, log) => new ChangeOrder(new HttpOrderChangeGateway(client), askOrder, log),
      [tokens.client, tokens.askOrder, tokens.actionLog],
    )
    .inSingletonScope();
  bind(tokens.changeDrafts)
    .toResolvedValue(
      (store, logger) => new StoredChangeDrafts({ store, logger }),
      [tokens.drafts, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.keepChange)
    .toResolvedValue((drafts) => new KeepChange(drafts), [tokens.changeDrafts])
    .inSingletonScope();
  bind(tokens.restoreChange)
    .toResolvedValue((drafts) => new RestoreChange(drafts), [tokens.changeDrafts])
    .inSingletonScope();
});

import { HttpOrderChangeGateway } from '@adapters/http/order-change/http-order-change-gateway';
import { ChangeOrder } from '@application/order-change/change-order';
import { PrevalidateChange } from '@application/order-change/prevalidate-change';
import { RequestChange } from '@application/order-change/request-change';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Changing a standing order; the change itself goes out once and is never repeated. */
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
      [tokens.client, tokens.askOrder, tokens.deedLog],
    )
    .inSingletonScope();
});

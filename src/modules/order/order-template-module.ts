import { KeepOrderAsTemplate } from '@application/order-template/keep-order-as-template';
import { KeepOrderTemplate } from '@application/order-template/keep-order-template';
import { LoadOrderTemplate } from '@application/order-template/load-order-template';
import { ContainerModule } from 'inversify';
import { lazyTemplates } from '../../later/lazy-templates';
import { platformTokens } from '../platform/platform-tokens';
import { bankTokens } from '../session/bank-tokens';
import { orderTemplateTokens } from './order-template-tokens';

/** Order templates. */
export const orderTemplateModule = new ContainerModule(({ bind }) => {
  bind(orderTemplateTokens.orderTemplates)
    .toResolvedValue(
      (client, clock, scheduler, identifiers) => {
        const bank = lazyTemplates(client, { scheduler, identifiers });
        return { bank, load: new LoadOrderTemplate(bank), keep: new KeepOrderTemplate(bank, clock) };
      },
      [bankTokens.client, platformTokens.clock, platformTokens.scheduler, platformTokens.identifiers],
    )
    .inSingletonScope();
  bind(orderTemplateTokens.keepOrderAsTemplate)
    .toResolvedValue(
      ({ keep }, clock) => new KeepOrderAsTemplate(keep, clock),
      [orderTemplateTokens.orderTemplates, platformTokens.clock],
    )
    .inSingletonScope();
});

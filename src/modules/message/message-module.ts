import { StoredTabDrafts } from '@adapters/browser/storage/stored-tab-drafts';
import { HttpMessageGateway, httpMessageRelease } from '@adapters/http/postbox/http-message-gateway';
import { messageRegistration } from '@application/postbox/message-registration';
import { Release } from '@application/release/release';
import { TabDrafting } from '@application/shared/tab-drafting';
import { isBlankMessage, MESSAGE_DRAFTS, messageForm } from '@domain/postbox/form/message-form';
import { ContainerModule } from 'inversify';
import { platformTokens } from '../platform/platform-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { messageTokens } from './message-tokens';

const draftedMessage = { name: 'message draft', prefix: MESSAGE_DRAFTS, form: messageForm } as const;

/** Messages to the bank: read, written, kept as drafts and sent. */
export const messageModule = new ContainerModule(({ bind }) => {
  bind(messageTokens.messages)
    .toResolvedValue((client) => new HttpMessageGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(messageTokens.release)
    .toResolvedValue(
      (client, tools) => new Release(messageRegistration(httpMessageRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(messageTokens.drafting)
    .toResolvedValue(
      (store, logger, locks, identifiers) =>
        new TabDrafting({
          drafts: new StoredTabDrafts({ store, logger }, draftedMessage),
          locks,
          identifiers,
          isBlank: isBlankMessage,
        }),
      [draftsTokens.textStore, platformTokens.logger, releaseTokens.locks, platformTokens.identifiers],
    )
    .inSingletonScope();
});

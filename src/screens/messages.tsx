import { messageDraftName } from '@domain/postbox/form/message-form';
import type { ScreenModule } from '@ui/app/screens';
import { MessageEntryModel } from '@ui/screens/message/message-entry-model';
import { MessageEntryScreen } from '@ui/screens/message/message-entry-screen';
import { MessagesModel } from '@ui/screens/message/messages-model';
import { MessagesScreen } from '@ui/screens/message/messages-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { messageModule } from '../modules/message/message-module';
import { messageTokens } from '../modules/message/message-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { releaseTokens } from '../modules/release/release-tokens';
import { liveTokens } from '../modules/session/live-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { tanTools } from '../release/tan-tools';
import { withModel } from './loading/with-model';
import { withDrafts } from '../release/with-drafts';

const load = (container: Container): void => {
  listenToBank(container);
  loadOnce(container, draftsModule, receiptModule, releaseModule, messageModule);
};

/** `postfach/nachrichten` */
export function messagesScreen(container: Container): ScreenModule {
  load(container);
  const create = (): MessagesModel =>
    new MessagesModel({
      messages: container.get(messageTokens.messages),
      live: container.get(liveTokens.live),
      followFailure: container.get(sessionTokens.followFailure),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(MessagesScreen, create) };
}

/** `postfach/nachrichten/neu` */
export function messageEntryScreen(container: Container): ScreenModule {
  load(container);
  const tab = container.get(platformTokens.identifiers).tab();
  const create = (): MessageEntryModel =>
    new MessageEntryModel({
      ...tanTools(container),
      scheduler: container.get(draftsTokens.scheduler),
      release: container.get(messageTokens.release),
      listOpenIntents: container.get(releaseTokens.listOpenIntents),
      drafting: container.get(messageTokens.drafting),
      draft: messageDraftName(tab),
      followFailure: container.get(sessionTokens.followFailure),
    });
  return { Screen: withDrafts(container.get(draftsTokens.textStore), withModel(MessageEntryScreen, create)) };
}

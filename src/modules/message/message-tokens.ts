import type { MessageGateway } from '@application/ports/bank/message-gateway';
import type { Release } from '@application/release/release';
import type { TabDrafting } from '@application/shared/tab-drafting';
import type { MessageRequest, SecureMessage } from '@domain/postbox/secure-message';
import { token } from '../../token';

/** What `message-module` binds. */
export const messageTokens = {
  messages: token<MessageGateway>('MessageGateway'),
  release: token<Release<MessageRequest, SecureMessage>>('MessageRelease'),
  drafting: token<TabDrafting>('MessageDrafting'),
} as const;

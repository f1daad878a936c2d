import type { Area } from '@sandbox/platform/area';
import { answerMessages } from './answer-messages';
import { messageOperations } from './message-operations';
import { messageRoutes } from './message-routes';
import { secureMessage } from './send-message';

/** What customers write to the bank from their postbox, and what it answers. */
export const messageArea: Area = {
  name: 'secure message',
  operations: messageOperations,
  migrations: [
    {
      name: 'secure-message-001',
      statements: [
        `create table secure_message (
          client_id text not null, message_id text not null, number text not null, topic text not null,
          reference text, text text not null, language text not null, sent_at timestamptz not null,
          answer text, answered_at timestamptz, answer_read_at timestamptz,
          primary key (client_id, message_id), unique (client_id, number))`,
        'create index secure_message_due on secure_message (sent_at) where answered_at is null',
      ],
    },
  ],
  intents: [secureMessage],
  routes: messageRoutes,
  engine: (bank) => ({ round: () => answerMessages(bank) }),
};

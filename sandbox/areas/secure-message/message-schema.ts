import { Nullable } from '@sandbox/platform/http/schemas';
import { Type, type Static } from 'typebox';

/** What a message can be about. */
export const MESSAGE_TOPICS = ['ORDER', 'DEPOT', 'TAX', 'SAVINGS_PLAN', 'APPLICATION', 'OTHER'] as const;

/** One of them. */
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** More characters than these the bank does not take in one message. */
export const LONGEST_TEXT = 2000;

/** A name of something has no more. */
export const LONGEST_REFERENCE = 60;

/** Far beyond what is taken: what is too long is told in a sentence, not as a broken request. */
const LONGEST_BODY = 20_000;

/** What a customer writes; ends of lines are kept. */
export const NewMessageSchema = Type.Object({
  topic: Type.Enum(MESSAGE_TOPICS),
  reference: Nullable(
    Type.String({
      maxLength: LONGEST_BODY,
      description: `The order, receipt or document it is about; up to ${LONGEST_REFERENCE} characters.`,
    }),
  ),
  text: Type.String({
    maxLength: LONGEST_BODY,
    description: `Plain text of up to ${LONGEST_TEXT} characters.`,
  }),
  language: Type.Enum(['de', 'en'], { description: 'The language in which it is answered.' }),
});

/** One of them as it arrives. */
export type NewMessage = Static<typeof NewMessageSchema>;

/** A message as it is told, with the bank's answer once there is one. */
export const SecureMessageSchema = Type.Object(
  {
    messageId: Type.String(),
    number: Type.String({ description: 'What the bank calls it, to be read out.' }),
    topic: Type.Enum(MESSAGE_TOPICS),
    reference: Nullable(Type.String()),
    text: Type.String(),
    language: Type.Enum(['de', 'en']),
    sentAt: Type.String(),
    answer: Nullable(
      Type.Object({
        text: Type.String(),
        answeredAt: Type.String(),
        read: Type.Boolean(),
      }),
    ),
  },
  { title: 'SecureMessage' },
);

/** A message as it is answered. */
export type MessageAnswer = Static<typeof SecureMessageSchema>;

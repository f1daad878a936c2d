import type { MessageId } from '../codes/ids';
import type { Instant } from '../time/instant';

/** What a message to the bank can be about. */
export const messageTopics = ['order', 'depot', 'tax', 'plan', 'application', 'other'] as const;

/** One of them. */
export type MessageTopic = (typeof messageTopics)[number];

/** So many characters a message has at most. */
export const LONGEST_MESSAGE = 2000;

/** So many the name of what it is about. */
export const LONGEST_REFERENCE = 60;

/** What a customer writes to the bank, and the language in which it answers. */
export interface MessageRequest {
  readonly topic: MessageTopic;
  /** The order, receipt or document it is about, as the customer calls it. */
  readonly reference?: string;
  readonly text: string;
  readonly language: 'de' | 'en';
}

/** The bank's answer, in the language it was asked in. */
export interface MessageAnswer {
  readonly text: string;
  readonly at: Instant;
  readonly isRead: boolean;
}

/** What the bank has of a customer's writing. */
export interface SecureMessage extends MessageRequest {
  readonly id: MessageId;
  /** What the bank calls it, to be read out. */
  readonly number: string;
  readonly sentAt: Instant;
  readonly answer?: MessageAnswer;
}

/** Whether there is an answer that the customer has not opened. */
export const isUnread = ({ answer }: SecureMessage): boolean => answer !== undefined && !answer.isRead;

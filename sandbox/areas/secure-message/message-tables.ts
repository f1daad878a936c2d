import type { MessageTopic } from './message-schema';

/** What a customer has written to the bank, and what it has answered. */
export interface SecureMessageTable {
  client_id: string;
  message_id: string;
  /** Read out on the telephone; counted for each customer. */
  number: string;
  topic: MessageTopic;
  reference: string | null;
  text: string;
  /** The language of the page it was written on, in which it is answered. */
  language: 'de' | 'en';
  sent_at: Date;
  answer: string | null;
  answered_at: Date | null;
  answer_read_at: Date | null;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    secure_message: SecureMessageTable;
  }
}

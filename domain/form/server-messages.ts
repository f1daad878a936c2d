import type { Message } from '@domain/message/message';
import { findingOf, issueAt, type Issue } from './issue';

/**
 * A message of the bank at the first field its origins name; a message without such a field belongs to the
 * form (brokerage.md section 5).
 */
export function issueByOrigin(message: Message, isField: (origin: string) => boolean): Issue {
  return issueAt(message.origin.find(isField), findingOf(message), 'server');
}

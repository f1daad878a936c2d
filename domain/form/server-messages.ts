import type { Message } from '@domain/message/message';
import { findingOf, issueAt, type Issue } from './issue';

/**
 * Puts each message of the bank at the first field its origins name; a message without such a field
 * belongs to the form (brokerage.md section 5).
 */
export function placeMessages(
  messages: readonly Message[],
  placeOf: (origin: string) => string | undefined,
): readonly Issue[] {
  return messages.map((message) =>
    issueAt(firstPlace(message.origin, placeOf), findingOf(message), 'server'),
  );
}

function firstPlace(
  origins: readonly string[],
  placeOf: (origin: string) => string | undefined,
): string | undefined {
  for (const origin of origins) {
    const place = placeOf(origin);
    if (place !== undefined) return place;
  }
  return undefined;
}

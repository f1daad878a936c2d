import type { AnyReply } from './bank-server';
import type { WireMessage } from './message';

/** Tells the customer messages with any answer, in the header `x-http-response-info`; ASCII only, as headers must be. */
export function tell(reply: AnyReply, messages: readonly WireMessage[]): void {
  if (messages.length > 0) reply.header('x-http-response-info', asciiJson({ messages }));
}

/** JSON in which every character beyond ASCII is escaped. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

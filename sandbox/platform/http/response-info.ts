import type { AnyReply, BankServer } from './bank-server';
import type { WireMessage } from './message';

/** What the bank says beside an answer. */
const INFO_HEADER = 'x-http-response-info';

/** Tells the customer messages with any answer, in the header `x-http-response-info`; ASCII only, as headers must be. */
export function tell(reply: AnyReply, messages: readonly WireMessage[]): void {
  if (messages.length > 0) reply.header(INFO_HEADER, infoOf(messages));
}

/** Tells the messages of an error: the header comes with every one, even where there is nothing to say (api.md 2). */
export const tellOfError = (reply: AnyReply, messages: readonly WireMessage[]): void => {
  reply.header(INFO_HEADER, infoOf(messages));
};

/** An error of which nobody has said anything yet says so. */
export function addErrorInfo(server: BankServer): void {
  server.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode >= 400 && !reply.hasHeader(INFO_HEADER)) tellOfError(reply, []);
    return payload;
  });
}

const infoOf = (messages: readonly WireMessage[]): string => asciiJson({ messages });

/** JSON in which every character beyond ASCII is escaped. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

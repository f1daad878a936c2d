import type { AnyReply } from './bank-server';
import type { WireMessage } from './message';
import { tellOfError } from './response-info';

/** The codes of an error body (api.md 2). */
export type RefusalCode =
  | 'request.object.invalid'
  | 'request.query.invalid'
  | 'precondition.failed'
  | 'not-found'
  | 'internal-server-error'
  | 'TAN_UNGUELTIG'
  | 'expired'
  | 'access_denied';

/** A request that the bank understands and does not carry out: an expected outcome, so a value and no exception. */
export interface Refusal {
  readonly status: number;
  readonly code: RefusalCode;
  readonly messages: readonly WireMessage[];
  /** What the answer says besides, for instance the TAN state. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A TAN was given and was not the right one. */
  readonly isWrongTan?: true;
}

/** Makes a refusal. */
export const refusal = (status: number, code: RefusalCode, ...messages: readonly WireMessage[]): Refusal => ({
  status,
  code,
  messages,
});

/** What a request may see neither of others nor of nothing: foreign and unknown ids look the same. */
export const NOT_FOUND: Refusal = refusal(404, 'not-found');

/** Answers with an error body (api.md 2); the messages are repeated in the header. */
export function refuse<Reply extends AnyReply>(
  reply: Reply,
  { status, code, messages, headers = {} }: Refusal,
): Reply {
  tellOfError(reply, messages);
  reply.code(status);
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  reply.header('content-type', 'application/json;charset=UTF-8');
  reply.send(JSON.stringify({ code, messages }));
  return reply;
}

import type { Message } from '@domain/message/message';
import * as t from 'io-ts';
import { wireObject } from './wire-object';

/** A message as the bank sends it, in the header of any answer and in an error's body (api.md 2). */
export const wireMessage = wireObject(
  'Message',
  { severity: t.keyof({ INFO: null, WARN: null, ERROR: null }), key: t.string },
  { message: t.string, args: t.UnknownRecord, origin: t.array(t.string) },
);

/** The body that replaces the answer of a refused call (api.md 2). */
export const wireError = wireObject('ErrorBody', { code: t.string }, { messages: t.array(wireMessage) });

/** The JSON of the messages header (decisions.md). */
export const wireResponseInfo = wireObject('ResponseInfo', { messages: t.array(wireMessage) });

const argumentText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The domain's message: arguments become text, a missing origin the empty list. */
export function toMessage(wire: t.TypeOf<typeof wireMessage>): Message {
  const args = Object.entries(wire.args ?? {}).map(([name, value]) => [name, argumentText(value)] as const);
  return {
    severity: wire.severity,
    key: wire.key,
    ...(wire.message === undefined ? {} : { text: wire.message }),
    args: Object.fromEntries(args),
    origin: wire.origin ?? [],
  };
}

import * as O from 'fp-ts/Option';
import * as t from 'io-ts';

/** What every message says (portal.md 3): the topic, and a detail its listeners decode. */
export interface StreamMessage {
  readonly topic: string;
  readonly detail: unknown;
}

const shape = t.type({ topic: t.string, detail: t.unknown });

/** Reads the data of a message event; none when it is not what a message says. */
export const readMessage = (data: string): O.Option<StreamMessage> =>
  O.chain((json: unknown) => O.fromEither(shape.decode(json)))(O.tryCatch((): unknown => JSON.parse(data)));

import { releaseKinds } from '@domain/release/release-kind';
import * as t from 'io-ts';

/** One of these words, by their list. */
const word = <Word extends string>(name: string, words: readonly Word[]): t.Type<Word> =>
  new t.Type<Word>(
    name,
    (value): value is Word => words.some((known) => known === value),
    (input, context) => {
      const found = words.find((known) => known === input);
      return found === undefined ? t.failure(input, context) : t.success(found);
    },
    t.identity,
  );

const storedMessage = t.intersection([
  t.strict({
    severity: word('Severity', ['INFO', 'WARN', 'ERROR']),
    key: t.string,
    args: t.record(t.string, t.string),
    origin: t.array(t.string),
  }),
  t.partial({ text: t.string }),
]);

const created = t.strict({ kind: t.literal('created'), reference: t.string });
const refused = t.strict({ kind: t.literal('refused'), messages: t.array(storedMessage) });
const ended = t.strict({ kind: t.literal('void') });
const unused = t.strict({ kind: t.literal('unused'), why: t.string });
const silent = t.strict({ kind: t.literal('silent'), why: t.string });
const wordless = t.strict({ kind: word('Answer', ['pending', 'unknown']) });

const storedPhase = t.union([
  t.strict({ kind: word('Phase', ['prepared', 'sent']) }),
  t.strict({
    kind: t.literal('settled'),
    at: t.number,
    end: t.union([created, refused, ended]),
    seen: t.boolean,
  }),
]);

const storedReceipt = t.intersection([
  t.strict({
    at: t.number,
    action: word('Action', ['release', 'ask', 'void']),
    answer: t.union([created, refused, ended, unused, silent, wordless]),
    times: t.number,
  }),
  t.partial({ answeredAt: t.number }),
]);

/** How many times the shape of a stored intent has changed; raised with each change, which comes with a migration. */
export const INTENT_VERSION = 2;

/** An intent as the journal stores it. */
export const storedIntent = t.intersection([
  t.strict({
    version: t.literal(INTENT_VERSION),
    id: t.string,
    kind: word('ReleaseKind', releaseKinds),
    tab: t.string,
    draft: t.string,
    body: t.string,
    words: t.string,
    preparedAt: t.number,
    phase: storedPhase,
    receipts: t.array(storedReceipt),
  }),
  t.partial({ subject: t.string }),
]);

/** Its plain fields. */
export type StoredIntent = t.TypeOf<typeof storedIntent>;

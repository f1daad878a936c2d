import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Received } from './received';

const json = /^application\/(?:[\w.-]+\+)?json(?:\s*;|\s*$)/i;

/** Where a body first leaves its decoder: the path of the field, or 'body' for the whole. */
export const pathOf = (errors: t.Errors): string => {
  const steps = errors[0]?.context.map((entry) => entry.key).filter((key) => key !== '') ?? [];
  return steps.length > 0 ? steps.join('.') : 'body';
};

const parsed = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => 'body',
  );

/**
 * Reads the whole body or nothing of it: a wrong content type, text that is no JSON (truncated, HTML) and
 * a field that does not fit all yield the path to report (KIT-16, reliability.md 6).
 */
export function readBody<A>({ header, text }: Received, decoder: t.Decoder<unknown, A>): E.Either<string, A> {
  const decode = (value: unknown): E.Either<string, A> => E.mapLeft(pathOf)(decoder.decode(value));
  if (text === '') return decode(undefined);
  if (!json.test(header('content-type') ?? '')) return E.left('content-type');
  return E.chain(decode)(parsed(text));
}

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { versionOf, type RecordFields, type RecordKind } from './record-kind';
import { salvage, type ReadRecord } from './salvage';

/** Why what is stored is no record; never what it says. */
export interface Unreadable {
  /**
   * `locked`: it cannot be opened; `syntax`: it is no record at all; `fields`: these do not fit; `later`: a later version
   * of the portal wrote it, and will read it.
   */
  readonly reason: 'locked' | 'syntax' | 'fields' | 'later';
  readonly fields: readonly string[];
}

/** The record of a stored text in today's version, whatever version it was written in. */
export const readStored = <A>(kind: RecordKind<A>, text: string): E.Either<Unreadable, ReadRecord<A>> =>
  pipe(
    fieldsOf(text),
    E.chain((fields) => migrated(kind, fields)),
    E.chain((fields) =>
      E.mapLeft((failed: readonly string[]) => unreadable('fields', failed))(salvage(kind, fields)),
    ),
  );

/** That something cannot be read, and why. */
export const unreadable = (reason: Unreadable['reason'], fields: readonly string[] = []): Unreadable => ({
  reason,
  fields,
});

const fieldsOf = (text: string): E.Either<Unreadable, RecordFields> =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => unreadable('syntax'),
    ),
    E.filterOrElse(t.UnknownRecord.is, () => unreadable('syntax')),
  );

function migrated<A>(
  kind: RecordKind<A>,
  { v = 1, ...fields }: RecordFields,
): E.Either<Unreadable, RecordFields> {
  if (!isVersion(v)) return E.left(unreadable('fields', ['v']));
  if (v > versionOf(kind)) return E.left(unreadable('later'));
  return E.right(kind.migrations.slice(v - 1).reduce((older, migrate) => migrate(older), fields));
}

const isVersion = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

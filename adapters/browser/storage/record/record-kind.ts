import type * as t from 'io-ts';

/** The fields of a record as JSON holds them. */
export type RecordFields = Readonly<Record<string, unknown>>;

/** Turns the fields of one version into those of the next; what it does not know it leaves to the codec to refuse. */
export type Migration = (fields: RecordFields) => RecordFields;

/** One kind of record: how it is written and read, and how older versions of it become this one. */
export interface RecordKind<A> {
  /** As the log calls it. */
  readonly name: string;
  readonly codec: t.Type<A, RecordFields>;
  /** From the first version to the second, and so on: their number gives the version. */
  readonly migrations: readonly Migration[];
  /** Whether what fits is given where the rest does not: for what is typed, never for what is proof of something. */
  readonly isSalvaged: boolean;
}

/** The version in which a kind is written today; the first one bore no number. */
export const versionOf = ({ migrations }: Pick<RecordKind<never>, 'migrations'>): number =>
  migrations.length + 1;

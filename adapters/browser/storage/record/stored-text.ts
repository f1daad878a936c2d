import { versionOf, type RecordKind } from './record-kind';

/** A record as it lies in the browser: its fields, and beside them the version in which they are written. */
export const storedText = <A>(kind: RecordKind<A>, value: A): string =>
  JSON.stringify({ v: versionOf(kind), ...kind.codec.encode(value) });

import type { Form } from '../form';

/** What lies by path in a draft of some version. */
interface ByPath<Field, Rows> {
  readonly version: number;
  readonly fields: Readonly<Record<string, Field>>;
  readonly rows: Readonly<Record<string, Rows>>;
}

/** A draft of an older version, its paths where they stand now; rows move with what they stand in. */
export function moved<Field, Rows>(
  { version, fields, rows }: ByPath<Field, Rows>,
  form: Pick<Form<object, object>, 'version' | 'moved'>,
): ByPath<Field, Rows> {
  const since = form.moved
    .filter((each) => each.since > version)
    .sort((one, other) => one.since - other.since);
  const now = (path: string): string => since.reduce((at, { paths }) => paths[at] ?? at, path);
  const moveAll = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([path, value]) => [now(path), value]));
  return { version: Math.max(version, form.version), fields: moveAll(fields), rows: moveAll(rows) };
}

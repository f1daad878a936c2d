/** Query parameters as they follow a path, with the question mark; absent ones are left out. */
export function queryText(query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

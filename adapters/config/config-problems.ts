import type * as t from 'io-ts';

/** What a narrowed type expects, by its name. */
const expectations = new Map([
  ['/', 'text that starts with /'],
  ['1', 'number of at least 1'],
  ['https', 'origin that starts with https:// and has no path'],
]);

/** A sentence for each field of a configuration that does not fit (KIT-04). */
export const configProblems = (errors: t.Errors): readonly string[] =>
  errors.map(({ context, value }) => {
    const field = context
      .map(({ key }) => key)
      .join('.')
      .slice(1);
    const name = context.at(-1)?.type.name ?? '';
    const expected = expectations.get(name) ?? name;
    return `${field === '' ? 'config.json' : field}: ${expected}, not ${value === undefined ? 'nothing' : JSON.stringify(value)}`;
  });

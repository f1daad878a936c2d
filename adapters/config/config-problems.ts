import type * as t from 'io-ts';

/** What a narrowed type expects, by its name. */
const expectations = new Map([
  ['/', 'text that starts with /'],
  ['1', 'number of at least 1'],
  ['https', 'origin that starts with https:// and has no path'],
]);

/** What is wrong with a configuration: a sentence about the whole, or its fields that do not fit. */
export type ConfigProblem = string | t.Errors;

/** What is wrong in sentences, one for each field that does not fit (KIT-04). */
export function configProblems(problem: ConfigProblem): readonly string[] {
  if (typeof problem === 'string') return [problem];
  return problem.map(({ context, value }) => {
    const field = context
      .map(({ key }) => key)
      .join('.')
      .slice(1);
    const name = context.at(-1)?.type.name ?? '';
    const expected = expectations.get(name) ?? name;
    return `${field === '' ? 'config.json' : field}: ${expected}, not ${value === undefined ? 'nothing' : JSON.stringify(value)}`;
  });
}

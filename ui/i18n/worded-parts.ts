/** Stands around the name of a part; no text of ours or of the bank contains it. */
const MARK = '\u0001';

/**
 * A translated sentence with parts in it, cut where they stand. `words` looks it up with a mark for each part, so that
 * the language decides about their order; `plain` makes a part of the words in between.
 */
export function wordedParts<Name extends string, Part extends object | string>(
  words: (marks: Readonly<Record<Name, string>>) => string,
  parts: Readonly<Record<Name, Part>>,
  plain: (run: string) => Part,
): readonly Part[] {
  const named = new Map<string, Part>(Object.entries<Part>(parts));
  const marks = Object.fromEntries([...named.keys()].map((name) => [name, MARK + name + MARK]));
  return words(marks as Record<Name, string>)
    .split(MARK)
    .map((run, index) => (index % 2 === 1 ? named.get(run) : undefined) ?? plain(run));
}

/**
 * The text with what is there in place of what was expected, in the first of these lines that says the expected exactly
 * once. Undefined where none does: then nobody can know which words to change.
 */
export function mended(
  text: string,
  lines: readonly number[],
  expected: string,
  actual: string,
): string | undefined {
  const all = text.split('\n');
  const at = lines.find((line) => timesIn(all[line - 1] ?? '', expected) === 1);
  if (at === undefined || expected === actual) return undefined;
  return all
    .map((line, index) => (index === at - 1 ? line.replace(expected, () => actual) : line))
    .join('\n');
}

/** How often it stands there by itself: 96 does not stand in 960. */
function timesIn(line: string, expected: string): number {
  if (expected.trim() === '') return 0;
  const found = line.split(expected);
  const isByItself = found.every((part, index) => {
    const before = index === 0 || !/^[\p{L}\d]/u.test(part);
    const after = index === found.length - 1 || !/[\p{L}\d]$/u.test(part);
    return before && after;
  });
  return isByItself ? found.length - 1 : 0;
}

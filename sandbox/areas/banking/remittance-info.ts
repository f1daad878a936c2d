/** Characters of one line (api.md 8: numbered lines, as the bank's statements print them). */
const LINE = 35;

/**
 * What a payment is for as the published interface writes it: lines of 35 characters, each after its number of two
 * digits, so that a program can cut the text again. A longer line goes on in the next one, at a space where it has one.
 */
export const remittanceInfo = (lines: readonly string[]): string =>
  lines
    .flatMap(wrapped)
    .map((line, index) => `${String(index + 1).padStart(2, '0')}${line.padEnd(LINE)}`)
    .join('');

function wrapped(line: string): readonly string[] {
  if (line.length <= LINE) return [line];
  const space = line.lastIndexOf(' ', LINE);
  const end = space <= 0 ? LINE : space;
  return [line.slice(0, end), ...wrapped(line.slice(end).trimStart())];
}

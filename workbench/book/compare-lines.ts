/** A line of two texts held side by side. */
export interface ComparedLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** What stands in both texts, and what in one alone: the longest run of lines that both have stays. */
export function compareLines(before: string, after: string): readonly ComparedLine[] {
  const old = before.split('\n');
  const now = after.split('\n');
  const common = commonLengths(old, now);
  const lengthAt = (one: number, other: number): number => common[one]?.[other] ?? 0;
  const lines: ComparedLine[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    const [gone, added] = [old[one], now[other]];
    if (gone !== undefined && gone === added) {
      lines.push({ kind: 'same', text: gone });
      one += 1;
      other += 1;
    } else if (
      gone !== undefined &&
      (added === undefined || lengthAt(one + 1, other) >= lengthAt(one, other + 1))
    ) {
      lines.push({ kind: 'gone', text: gone });
      one += 1;
    } else {
      lines.push({ kind: 'new', text: added ?? '' });
      other += 1;
    }
  }
  return lines;
}

/** How many lines both have in common from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = table[one];
      if (row === undefined) continue;
      row[other] =
        old[one] === now[other]
          ? 1 + (table[one + 1]?.[other + 1] ?? 0)
          : Math.max(table[one + 1]?.[other] ?? 0, row[other + 1] ?? 0);
    }
  return table;
}

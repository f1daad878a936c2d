/** The median of what was measured. */
export function median(values: readonly number[]): number {
  const ranked = [...values].sort((a, b) => a - b);
  return ranked[Math.floor(ranked.length / 2)] ?? Number.NaN;
}

/** The value that so much of all values stay below; 0.95 leaves out the worst of twenty. */
export function quantile(values: readonly number[], share: number): number {
  const ranked = [...values].sort((a, b) => a - b);
  return ranked[Math.min(ranked.length - 1, Math.floor(ranked.length * share))] ?? Number.NaN;
}

/** Milliseconds of one run, the median of several after one to warm up. */
export function timeOf(work: () => unknown, runs = 7): number {
  work();
  return median(
    Array.from({ length: runs }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );
}

/** One place after the comma, or none from a hundred on. */
export const rounded = (value: number): number =>
  value < 100 ? Math.round(value * 10) / 10 : Math.round(value);

/** Writes the rows of a table to the terminal. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  process.stdout.write(`\n${title}\n`);
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    process.stdout.write(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
}

/** How many characters of a number people read out, and how many in one breath. */
const READABLE = 8;
const GROUP = 4;
/** Keeps the two groups on one line. */
const GAP = '\u00a0';

/**
 * So much of a number as people can read out and tell from another: `0204 AF85`; the search finds an order by it, with
 * the gap and without (OBK-01). It is the end: the beginning is the moment the number was made, which the parts of one
 * order share. A number that is as short itself stays as it is.
 */
export function shortNumber(id: string): string {
  if (id.length <= READABLE) return id;
  const end = id.slice(-READABLE).toUpperCase();
  return `${end.slice(0, GROUP)}${GAP}${end.slice(GROUP)}`;
}

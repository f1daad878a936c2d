/** Sets the dots of dd.mm.yyyy while digits are appended; an edit in the middle stays as typed. */
export function dotDate(previous: string, next: string): string {
  if (!next.startsWith(previous) || next.length <= previous.length) return next;
  return next.replace(/^(\d{2})(\d)/, '$1.$2').replace(/^(\d{2}\.\d{2})(\d)/, '$1.$2');
}

/** Fills up a hastily typed date when the field is left: `1.2.26` is `01.02.2026`. */
export function completeDate(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year.length === 2 ? `20${year}` : year}`;
}

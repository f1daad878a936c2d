import type { Formats } from '@ui/i18n/formats';

/** What stands between cells: the decimal mark of the language is never in question. */
const separators: Readonly<Record<Formats['language'], string>> = { de: ';', en: ',' };

/** A figure as `Formats` writes it, below zero with either sign. */
const FIGURE = /^[\u2212-]?\d[\d.,]*$/;

/** What spreadsheets take for the beginning of a formula, in wide letters too (OWASP CSV injection). */
const FORMULA = /^[=+@\t\r\n\-＝＋－＠]/;

/**
 * Rows as CSV, as the spreadsheets of the language read it: semicolons beside decimal commas, commas beside decimal points,
 * and below zero the sign of the keyboard, for the typographic one makes a text. No cell is ever taken for a formula.
 */
export function csvText(
  rows: readonly (readonly string[])[],
  { language }: Pick<Formats, 'language'>,
): string {
  const separator = separators[language];
  return rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');
}

function quoted(text: string, separator: string): string {
  const cell = FIGURE.test(text) ? text.replace('\u2212', '-') : FORMULA.test(text) ? `'${text}` : text;
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

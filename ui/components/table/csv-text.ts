/** Rows as CSV with semicolons, as German spreadsheets read it; no cell is ever taken for a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join(';')).join('\r\n');

function quoted(text: string): string {
  const isNumber = /^-?[\d.,]+$/.test(text);
  const harmless = !isNumber && /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

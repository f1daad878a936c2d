/**
 * Has the widths at which pages change counted in the reader's own letters: a browser set to letters twice as large gets
 * the page of a window half as wide, instead of one whose columns no longer hold their words (WCAG 1.4.4).
 * @param {string} sheet
 */
export default function letterWidths(sheet) {
  return sheet.replaceAll(/@media[^{]+/g, (query) =>
    query.replaceAll(
      /(width[^)\d]*)(\d+(?:\.\d+)?)px/g,
      (_, width, pixels) => `${width}${Number(pixels) / 16}em`,
    ),
  );
}

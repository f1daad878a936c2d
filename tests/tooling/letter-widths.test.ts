import letterWidths from '../../scripts/webpack/letter-widths-loader.mjs';
import { viewportQueries } from '@ui/app/viewport';

describe('widths of windows in a sheet [SH-08]', () => {
  it.each([
    ['@media (max-width: 700px) {', '@media (max-width: 43.75em) {'],
    [
      '@media screen and (min-width: 701px) and (max-width: 900px), (min-width: 1024px) {',
      '@media screen and (min-width: 43.8125em) and (max-width: 56.25em), (min-width: 64em) {',
    ],
    ['@media (pointer: coarse), (max-width: 480px) {', '@media (pointer: coarse), (max-width: 30em) {'],
    ['@media (max-height: 30rem) {', '@media (max-height: 30rem) {'],
  ])('%s is built as %s', (written, built) => {
    expect(letterWidths(`.a { width: 3px }\n${written} .a { width: 2px; max-width: 700px } }`)).toBe(
      `.a { width: 3px }\n${built} .a { width: 2px; max-width: 700px } }`,
    );
  });

  it('are the same as those that code asks for', () => {
    expect(letterWidths('@media (max-width: 700px) {')).toContain(viewportQueries.mobile);
    expect(letterWidths('@media (min-width: 1024px) {')).toContain(viewportQueries.desktop);
  });
});

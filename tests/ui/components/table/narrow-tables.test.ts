import { readFileSync } from 'node:fs';

const sheetOf = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');

/** A length of a rule, in rem: of what its selector begins with. */
function lengthIn(sheet: string, selector: string, property: string): number {
  const rule = sheet.slice(sheet.indexOf(selector)).split('}', 1)[0] ?? '';
  return Number(new RegExp(`\\b${property}: ([\\d.]+)rem`, 'u').exec(rule)?.[1]);
}

describe('tables in a narrow window', () => {
  it('fade beside their actions no further than a cell has padding, so that no word before it is cut [OBK-01]', () => {
    const sheet = sheetOf('ui/components/table/table.module.css');
    const padding = lengthIn(sheet, '.table:where(.withActions) :is(th, td)', 'padding-inline');
    expect(padding).toBeGreaterThan(0);
    expect(
      lengthIn(sheet, '.withActions tbody tr:not(:hover, .chosen) > :last-child', 'width'),
    ).toBeLessThanOrEqual(padding);
  });

  it('break the word of a status before the actions stand over it [OBK-01]', () => {
    const sheet = sheetOf('ui/screens/order-book/row/order-row.module.css');
    const tablet = sheet.split('(min-width: 701px) and (max-width: 900px)')[1]?.split('@media')[0];
    expect(tablet).toMatch(/\.status > span \{\s*white-space: normal/u);
  });

  it('show no heads over venues that name their values themselves [ORD-04]', () => {
    const sheet = sheetOf('ui/screens/order-entry/trading/venue-section.module.css');
    const tablet = sheet.split('(min-width: 701px) and (max-width: 1023px)')[1]?.split('@media')[0];
    expect(tablet).toMatch(/thead:not\(:focus-within\) \{[^}]*clip-path: inset\(50%\)/u);
  });
});

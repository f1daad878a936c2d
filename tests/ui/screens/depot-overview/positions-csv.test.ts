import { bund, msciWorld, sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import type { ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { positionsCsv } from '@ui/screens/depot-overview/positions-csv';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';

const { t } = createTexts('de', germanTexts);
const shares = positionIn(mainDepot, sap, '40', '198.20', '232.75');

const linesOf = (
  positions: readonly { readonly position: Position; readonly group?: string }[],
  columns: readonly ColumnId[],
): readonly string[] =>
  positionsCsv({
    positions,
    columns,
    context: {
      t,
      whole: () => amount('100000.00', EUR),
      sectorName: (sector) => sector,
      depotName: () => 'Standarddepot 1',
    },
    formats: createFormats('de', t),
  }).split('\r\n');

describe('the positions as CSV', () => {
  it('are the columns shown in their order, each amount with its unit [OBK-04]', () => {
    expect(linesOf([{ position: shares }], ['value', 'quantity', 'profitShare'])).toEqual([
      'Wertpapier;Anlageart;WKN;Wert;Einheit;Stück / Nennwert;Einheit;Seit Kauf %',
      'SAP SE;Aktie;716460;9.310;EUR;40;Stück;17,43',
    ]);
  });

  it('stand in the order shown, under their group [OBK-04]', () => {
    const lines = linesOf(
      [
        { position: positionIn(mainDepot, msciWorld, '1', '80.00', '90.00'), group: 'ETF' },
        { position: shares, group: 'Aktie' },
      ],
      [],
    );
    expect(lines[0]).toBe('Gruppieren;Wertpapier;Anlageart;WKN');
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['ETF', 'Aktie']);
  });

  it('leave empty what is not known, and never write 0 for it [OBK-04]', () => {
    const unknown = { ...shares, profitLossPurchase: undefined };
    expect(linesOf([{ position: unknown }], ['profit', 'profitShare'])[1]).toBe('SAP SE;Aktie;716460;;;');
  });

  it('write a loss with a hyphen, which spreadsheets read as a number [OBK-04]', () => {
    const loss = positionIn(mainDepot, bund, '5000', '91.10', '86.74');
    expect(linesOf([{ position: loss }], ['profit'])[1]).toMatch(/;-218;EUR$/);
  });

  it.each(['=HYPERLINK("x")', '+49', '@SUM(A1)', '-2+3'])('never let the name %s be a formula', (name) => {
    const named: Position = { ...shares, instrument: { ...sap, name } };
    expect(linesOf([{ position: named }], [])[1]).toContain(`'${name.slice(0, 1)}`);
  });
});

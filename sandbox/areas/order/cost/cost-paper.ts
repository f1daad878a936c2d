import { decimal } from '@domain/money/decimal';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import type { WireAmount } from '@sandbox/market/price/wire-amount';
import type { Paper, PaperBlock } from '@sandbox/areas/document/paper';
import type { CostNote } from './cost-schema';

/** The cost note of an order on paper, a part for each leg (rules.md 7 and 8). */
export const costPaper = (notes: readonly CostNote[]): Paper => ({
  title: 'Kosteninformation vor der Order',
  blocks: [
    ...notes.flatMap(noteBlocks),
    {
      kind: 'text',
      text: 'Die Angaben beruhen auf den Kursen bei Eingang der Order und der angenommenen Haltedauer. Die tatsächlichen Kosten können abweichen.',
    },
  ],
});

function noteBlocks(note: CostNote): readonly PaperBlock[] {
  const { name, wkn, side, venueName, expectedValue, totalCostsAbs, totalCostsRel } = note;
  const groups = [note.purchaseCosts, note.holdingCosts, note.salesCosts].filter((group) => group !== null);
  return [
    {
      kind: 'facts',
      heading: `${side === 'BUY' ? 'Kauf' : 'Verkauf'} ${name} (WKN ${wkn})`,
      rows: [
        ['Handelsplatz', venueName],
        ['Voraussichtlicher Wert', text(expectedValue)],
      ],
    },
    ...groups.map(({ label, sumReportingCurrency, costs }): PaperBlock => ({
      kind: 'table',
      heading: label,
      columns: [
        { head: 'Kosten', share: 5 },
        { head: 'Betrag', share: 2, numeric: true },
      ],
      rows: (costs ?? []).map((cost) => [cost.label, text(cost.amountReportingCurrency)]),
      foot: ['Summe', text(sumReportingCurrency)],
    })),
    totalCostsAbs === null
      ? { kind: 'text', text: 'Zu diesem Wertpapier liegen keine Kostenangaben vor.' }
      : {
          kind: 'facts',
          rows: [
            ['Gesamtkosten', text(totalCostsAbs)],
            ['In Prozent des Werts', `${totalCostsRel?.replace('.', ',') ?? '—'} %`],
          ],
        },
  ];
}

const text = ({ value, unit }: WireAmount): string => moneyText(decimal(value), unit);

import { decimal, rescale, sum } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
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
  const { name, wkn, side, venueName, expectedValue, accruedInterest, totalCostsAbs, totalCostsRel } = note;
  const groups = [note.purchaseCosts, note.holdingCosts, note.salesCosts].filter((group) => group !== null);
  return [
    {
      kind: 'facts',
      heading: `${side === 'BUY' ? 'Kauf' : 'Verkauf'} ${name} (WKN ${wkn})`,
      rows: [
        ['Handelsplatz', venueName],
        ['Voraussichtlicher Wert', text(expectedValue)],
        ...(accruedInterest === null ? [] : [['Stückzinsen', text(accruedInterest)] as const]),
      ],
    },
    ...groups.flatMap(({ label, costs }) => {
      const inPrice = (costs ?? []).filter(({ includedInPrice }) => includedInPrice);
      const charged = (costs ?? []).filter(({ includedInPrice }) => !includedInPrice);
      return [
        costTable(label, charged),
        ...(inPrice.length === 0 ? [] : [costTable(`${label}: im Kurs enthalten`, inPrice)]),
      ];
    }),
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

type Cost = NonNullable<NonNullable<CostNote['salesCosts']>['costs']>[number];

/** What is charged and what the price contains are never added up. */
const costTable = (heading: string, costs: readonly Cost[]): PaperBlock => ({
  kind: 'table',
  heading,
  columns: [
    { head: 'Kosten', share: 5 },
    { head: 'Betrag', share: 2, numeric: true },
  ],
  rows: costs.map((cost) => [cost.label, text(cost.amountReportingCurrency)]),
  foot: [
    'Summe',
    moneyText(
      rescale(sum(costs.map(({ amountReportingCurrency: { value } }) => decimal(value))), 2, 'half-up'),
      EUR,
    ),
  ],
});

const text = ({ value, unit }: WireAmount): string => moneyText(decimal(value), unit);

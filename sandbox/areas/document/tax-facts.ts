import { decimal, isZero, negate } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import type { TaxNote } from '@sandbox/areas/tax/tax-notes';
import type { PaperBlock } from './paper';

/** How the tax of a sale came about, step by step; what did nothing is left out. Negative tax was given back. */
export function taxFacts(note: TaxNote): Extract<PaperBlock, { kind: 'facts' }> {
  const taken = (label: string, text: string): readonly (readonly [string, string])[] => {
    const amount = decimal(text);
    return isZero(amount) ? [] : [[label, moneyText(negate(amount), EUR)]];
  };
  const money = (text: string): string => moneyText(decimal(text), EUR);
  return {
    kind: 'facts',
    heading: 'Steuer (Simulation vor der Order: es zählen Kurs und Töpfe bei der Ausführung)',
    rows: [
      ['Ergebnis des Verkaufs', money(note.result)],
      ...taken('Teilfreistellung (§ 20 InvStG)', note.exempt),
      ...taken('Verrechnete Verluste (§ 20 Abs. 6, § 43a Abs. 3 EStG)', note.losses),
      ...taken('Freistellungsauftrag (§ 44a Abs. 1 EStG)', note.allowance),
      ['Bemessungsgrundlage', money(note.taxable)],
      ...taken('Angerechnete ausländische Steuer', note.foreignTax),
      ['Kapitalertragsteuer', money(note.kest)],
      ['Solidaritätszuschlag', money(note.soli)],
      ...(isZero(decimal(note.kist)) ? [] : [['Kirchensteuer', money(note.kist)] as const]),
    ],
  };
}

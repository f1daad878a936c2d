import { add, decimal, equals, isZero, negate, sum, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import type { TaxNote, TaxNotes } from '@sandbox/areas/tax/tax-notes';
import type { PaperBlock } from './paper';

/** How the tax of a sale came about, beside what was simulated at the release, and why the two differ if they do. */
export function taxBlocks({ real, simulated }: TaxNotes): readonly PaperBlock[] {
  if (simulated === undefined) return [taxFacts(real)];
  const why = differences(simulated, real);
  const told = taxOf(simulated);
  return [
    taxFacts(real),
    {
      kind: 'facts',
      heading: 'Steuersimulation bei der Freigabe',
      rows: [
        ['Simulierte Steuer der Order', money(told)],
        ['Tatsächliche Steuer dieser Ausführung', money(taxOf(real))],
        ['Unterschied', money(add(taxOf(real), negate(told)))],
      ],
    },
    ...(why.length === 0
      ? []
      : [{ kind: 'text' as const, text: `Warum sie sich unterscheiden: ${why.join(' ')}` }]),
  ];
}

const SUBSTITUTED =
  'davon Ersatzbemessung, 30 % des Erlöses ohne bekannten Einstand (§ 43a Abs. 2 Satz 7 EStG)';

/** Step by step; what did nothing is left out. Negative tax was given back. */
function taxFacts(note: TaxNote): PaperBlock {
  const taken = (label: string, text: string): readonly (readonly [string, string])[] => {
    const amount = decimal(text);
    return isZero(amount) ? [] : [[label, money(negate(amount))]];
  };
  const told = (text: string): string => money(decimal(text));
  return {
    kind: 'facts',
    heading: 'Steuer',
    rows: [
      ['Ergebnis des Verkaufs', told(note.result)],
      ...(isZero(decimal(note.substituted ?? '0'))
        ? []
        : [[SUBSTITUTED, told(note.substituted ?? '0')] as const]),
      ...taken('Teilfreistellung (§ 20 InvStG)', note.exempt),
      ...taken('Verrechnete Verluste (§ 20 Abs. 6, § 43a Abs. 3 EStG)', note.losses),
      ...taken('Freistellungsauftrag (§ 44a Abs. 1 EStG)', note.allowance),
      ['Bemessungsgrundlage', told(note.taxable)],
      ...taken('Angerechnete ausländische Steuer', note.foreignTax),
      ['Kapitalertragsteuer', told(note.kest)],
      ['Solidaritätszuschlag', told(note.soli)],
      ...(isZero(decimal(note.kist)) ? [] : [['Kirchensteuer', told(note.kist)] as const]),
    ],
  };
}

/** What has become of each thing the tax follows from since it was simulated. */
function differences(simulated: TaxNote, real: TaxNote): readonly string[] {
  const [then, now] = [simulated.of, real.of];
  const changed = (a: string, b: string): boolean => !equals(decimal(a), decimal(b));
  const fromTo = (a: string, b: string): string => `${money(decimal(b))} statt ${money(decimal(a))}`;
  const isPart = changed(then.quantity, now.quantity);
  return [
    ...(isPart ? ['Ausgeführt wurde ein Teil der Order.'] : []),
    ...(changed(then.value, now.value) ? [`Erlös ${fromTo(then.value, now.value)}.`] : []),
    ...(changed(then.costs, now.costs) ? [`Entgelte ${fromTo(then.costs, now.costs)}.`] : []),
    ...(changed(then.lots, now.lots)
      ? [`Anschaffungskosten samt Vorabpauschalen der verkauften Käufe ${fromTo(then.lots, now.lots)}.`]
      : []),
    ...(then.year === now.year ? [] : [`Die Ausführung fällt in das Steuerjahr ${String(now.year)}.`]),
    ...(changed(then.pots.shares, now.pots.shares) || changed(then.pots.other, now.pots.other)
      ? ['Die Verlustverrechnungstöpfe haben sich seit der Freigabe geändert.']
      : []),
    ...(changed(then.allowanceUsed, now.allowanceUsed)
      ? [`Vom Freistellungsauftrag waren ${fromTo(then.allowanceUsed, now.allowanceUsed)} verbraucht.`]
      : []),
    ...(changed(then.foreignTax, now.foreignTax)
      ? ['Die anrechenbare ausländische Steuer hat sich seit der Freigabe geändert.']
      : []),
  ];
}

const taxOf = ({ kest, soli, kist }: TaxNote): Decimal =>
  sum([kest, soli, kist].map((text) => decimal(text)));

const money = (value: Decimal): string => moneyText(value, EUR);

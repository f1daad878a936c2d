import { groupIban } from '@domain/codes/group-iban';
import { formatGermanDate } from '@domain/time/german-date';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';
import { germanNumber, moneyText } from '@sandbox/market/catalogue/german-figures';
import { EUR } from '@domain/money/unit';
import { formatGermanNumber } from '@domain/money/german-amount';
import type { Decimal } from '@domain/money/decimal';
import type { CheckedPlan } from '../check/checked-plan';
import { mostCollected } from '../check/check-payment';
import type { Interval } from '../rules/plan-dates';

/** How often a plan buys, in German words. */
export const INTERVAL_TEXT: Readonly<Record<Interval, string>> = {
  MONTHLY: 'monatlich',
  TWO_MONTHLY: 'alle zwei Monate',
  QUARTERLY: 'vierteljährlich',
  HALF_YEARLY: 'halbjährlich',
  YEARLY: 'jährlich',
};

/** A percentage with as many decimals as it needs, two at most. */
export const percentText = (value: Decimal): string =>
  `${formatGermanNumber(value, { minDecimals: 0, maxDecimals: 2 })} %`;

/** What the customer signs for a plan as it shall be, in German words. */
export function planWords(sentence: string, plan: CheckedPlan, depot: string): SigningWords {
  const { rhythm, payment, suspension } = plan;
  return words(sentence, [
    ['Sparplan', plan.name],
    ['Depot', depot],
    ...plan.positions.map(({ instrument, rate, terms }, index): Line => [
      plan.positions.length === 1 ? 'Wertpapier' : `Wertpapier ${String(index + 1)}`,
      `${instrument.row.name} (WKN ${instrument.row.wkn}), ${moneyText(rate, EUR)}, Gebühr ${percentText(terms.feePercent)}`,
    ]),
    ['Summe', moneyText(plan.total, EUR)],
    ['Rhythmus', `${INTERVAL_TEXT[rhythm.interval]} zum ${String(rhythm.executionDay)}.`],
    ['Ab', formatGermanDate(rhythm.start)],
    ...(plan.end === undefined ? [] : [['Bis', formatGermanDate(plan.end)] as const]),
    ...(suspension === undefined
      ? []
      : [
          [
            'Ausgesetzt',
            `ab ${formatGermanDate(suspension.from)}${suspension.until === null ? '' : ` bis ${formatGermanDate(suspension.until)}`}`,
          ] as const,
        ]),
    ...(plan.increase === undefined ? [] : [['Jährliche Erhöhung', percentText(plan.increase)] as const]),
    ...(plan.increaseFrom === undefined
      ? []
      : [['Erste Erhöhung', formatGermanDate(plan.increaseFrom)] as const]),
    payment.mandate === undefined
      ? ['Konto', groupIban(payment.iban)]
      : [
          'Lastschrift von',
          `${groupIban(payment.iban)}, ${payment.mandate.bank}, Mandat ${payment.mandate.mandateReference}, höchstens ${germanNumber(mostCollected(payment.mandate))} EUR`,
        ],
  ]);
}

/** What the customer signs to end a plan. */
export const endWords = (name: string, depot: string): SigningWords =>
  words('Sparplan beenden', [
    ['Sparplan', name],
    ['Depot', depot],
  ]);

type Line = readonly [label: string, value: string];

const words = (sentence: string, lines: readonly Line[]): SigningWords => ({
  sentence,
  lines: lines.map(([label, value]) => ({ label, value })),
});

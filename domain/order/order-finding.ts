import type { Finding } from '../form/issue';
import { errorFinding } from '../form/issue';
import { assertNever } from '../shared/assert-never';
import type { AmountProblem } from '../shared/german-amount';

/** What an order form can lack or contradict, with the sentence that says how to mend it. */
export const orderFallbacks = {
  'order-depot-missing': 'Bitte wählen Sie das Depot.',
  'order-account-missing': 'Bitte wählen Sie das Verrechnungskonto.',
  'order-instrument-missing': 'Bitte wählen Sie ein Wertpapier: Name, WKN oder ISIN genügt.',
  'order-side-missing': 'Bitte wählen Sie Kauf oder Verkauf.',
  'order-venue-missing': 'Bitte wählen Sie einen Handelsplatz.',
  'order-venue-unknown':
    'Dieses Wertpapier wird dort nicht gehandelt. Bitte wählen Sie einen anderen Handelsplatz.',
  'order-venue-side': 'Das ist an diesem Handelsplatz nicht möglich. Bitte wählen Sie einen anderen.',
  'order-type-not-offered':
    'Diese Orderart gibt es an diesem Handelsplatz nicht. Bitte wählen Sie eine andere.',
  'order-limit-required':
    'Unlimitierte Orders gibt es an diesem Handelsplatz nicht. Bitte geben Sie ein Limit ein.',
  'order-trigger-required':
    'Unlimitierte Orders gibt es an diesem Handelsplatz nicht. Bitte geben Sie die Stop-Marke ein.',
  'order-quantity-missing': 'Bitte geben Sie ein, wie viel Sie handeln möchten.',
  'order-amount-not-positive': 'Bitte geben Sie eine Zahl über 0 ein.',
  'order-amount-format': 'Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.',
  'order-amount-thousands': 'Tausenderpunkte stehen vor je drei Ziffern, zum Beispiel 1.234,56.',
  'order-amount-decimals': 'So viele Nachkommastellen sind hier nicht möglich. Bitte kürzen Sie die Zahl.',
  'order-amount-ambiguous': 'Das ist nicht eindeutig. Meinen Sie {{first}} oder {{second}}?',
  'order-validity-missing': 'Bitte wählen Sie, wie lange die Order gelten soll.',
  'order-validity-not-offered':
    'Diese Gültigkeit gibt es an diesem Handelsplatz nicht. Bitte wählen Sie eine andere.',
  'order-date-missing': 'Bitte geben Sie ein, bis wann die Order gelten soll.',
  'order-date-impossible': 'Diesen Tag gibt es nicht. Bitte schreiben Sie ihn wie 30.11.2026.',
  'order-date-past': 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
  'order-date-too-late': 'So lange kann eine Order nicht gelten. Bitte wählen Sie spätestens den {{latest}}.',
} as const;

/** The key of a finding about an order that is being entered. */
export type OrderFindingKey = keyof typeof orderFallbacks;

/** A finding with its sentence. */
export const orderFinding = (key: OrderFindingKey, args: Readonly<Record<string, string>> = {}): Finding =>
  errorFinding(
    key,
    orderFallbacks[key].replace(/{{(\w+)}}/g, (_, name: string) => args[name] ?? ''),
    args,
  );

/** What to say of a text that is no number; `missing` for one that is empty. */
export function amountFinding(problem: AmountProblem, missing: OrderFindingKey): Finding {
  switch (problem.kind) {
    case 'empty':
      return orderFinding(missing);
    case 'format':
      return orderFinding('order-amount-format');
    case 'thousands':
      return orderFinding('order-amount-thousands');
    case 'decimals': {
      const [first, second] = problem.offers;
      return first === undefined || second === undefined
        ? orderFinding('order-amount-decimals')
        : orderFinding('order-amount-ambiguous', { first, second });
    }
    default:
      return assertNever(problem);
  }
}

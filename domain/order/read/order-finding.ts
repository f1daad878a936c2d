import type { Finding } from '../../form/issue';
import { errorFinding } from '../../form/issue';
import { assertNever } from '../../assert-never';
import type { AmountProblem } from '../../money/german-amount';

/** What an order form can lack or contradict, with the sentence that says how to mend it. */
export const orderFallbacks = {
  'order-depot-missing': 'Bitte wählen Sie das Depot.',
  'order-account-missing': 'Bitte wählen Sie das Verrechnungskonto.',
  'order-instrument-missing': 'Bitte wählen Sie ein Wertpapier: Name, WKN oder ISIN genügt.',
  'order-isin-check-digit': 'Die Prüfziffer dieser ISIN stimmt nicht. Bitte prüfen Sie die Eingabe.',
  'order-traded-nowhere': 'Dieses Wertpapier wird zurzeit nirgends gehandelt. Eine Order ist nicht möglich.',
  'order-venue-missing': 'Bitte wählen Sie einen Handelsplatz.',
  'order-venue-unknown':
    'Dieses Wertpapier wird dort nicht gehandelt. Bitte wählen Sie einen anderen Handelsplatz.',
  'order-venue-side': 'Das ist an diesem Handelsplatz nicht möglich. Bitte wählen Sie einen anderen.',
  'order-type-not-offered':
    'Diesen Ordertyp gibt es an diesem Handelsplatz nicht. Bitte wählen Sie einen anderen.',
  'order-limit-required': 'Ohne Limit geht es hier nicht. Bitte geben Sie es ein.',
  'order-trigger-required': 'Ohne Stop-Marke geht es hier nicht. Bitte geben Sie sie ein.',
  'order-distance-required': 'Ohne Abstand geht es hier nicht. Bitte geben Sie ihn ein.',
  'order-distance-too-large':
    'So groß kann der Abstand nicht sein. Bitte bleiben Sie unter 100 % des Kurses.',
  'order-oco-crossed':
    'Zwischen Limit und Stop-Marke liegt der Kurs: Bitte legen Sie beim Kauf das Limit darunter, beim Verkauf darüber.',
  'order-next-base-sale': 'Nur auf einen Kauf kann eine Order folgen. Bitte wählen Sie Kauf.',
  'order-follow-quantity':
    'Die Folgeorder kann höchstens verkaufen, was gekauft wird. Bitte senken Sie die Menge.',
  'order-follow-limit': 'Die Folgeorder verkauft mit Gewinn: Bitte legen Sie ihr Limit über das des Kaufs.',
  'order-follow-trigger':
    'Die Folgeorder begrenzt den Verlust: Bitte legen Sie ihre Stop-Marke unter das Limit des Kaufs.',
  'order-fund-units-whole':
    'Hier werden nur ganze Anteile gehandelt. Bruchteile nimmt nur die Fondsgesellschaft.',
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
  'order-iban-missing': 'Bitte geben Sie die IBAN des Kontos ein, von dem eingezogen wird.',
  'order-iban-format': 'Bitte schreiben Sie die IBAN wie DE02 1203 0000 0000 2020 51.',
  'order-iban-country':
    'Aus diesem Land ist keine IBAN bekannt. Bitte prüfen Sie die ersten beiden Buchstaben.',
  'order-iban-length': 'Diese IBAN ist zu kurz oder zu lang. Bitte prüfen Sie die Eingabe.',
  'order-iban-check-digits': 'Die Prüfziffer dieser IBAN stimmt nicht. Bitte prüfen Sie die Eingabe.',
  'order-debit-holder-missing': 'Bitte geben Sie ein, wem das Konto gehört.',
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
      return second === undefined
        ? orderFinding('order-amount-decimals')
        : orderFinding('order-amount-ambiguous', { first, second });
    }
    default:
      return assertNever(problem);
  }
}

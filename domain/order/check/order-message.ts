import * as O from 'fp-ts/Option';
import { localDate, type LocalDate } from '../../time/local-date';
import { issueAt, type Issue } from '../../form/issue';
import type { Message } from '../../message/message';
import type { Severity } from '../../message/severity';
import type { OrderField } from '../draft/order-draft';
import type { EnterableOrderType } from '../order-request';
import { fieldOfPart, isOfFollow } from '../draft/field-of-part';

/** Where a message about an order is shown: at a field, above the form, or as a notice that lets it pass. */
export type MessagePlace =
  | { readonly kind: 'field'; readonly field: OrderField; readonly severity: Severity }
  | { readonly kind: 'form'; readonly severity: Severity }
  | { readonly kind: 'notice'; readonly severity: Severity };

const error = (field: OrderField): MessagePlace => ({ kind: 'field', field, severity: 'ERROR' });
const warning = (field: OrderField): MessagePlace => ({ kind: 'field', field, severity: 'WARN' });
const hint = (field: OrderField): MessagePlace => ({ kind: 'field', field, severity: 'INFO' });
const formError: MessagePlace = { kind: 'form', severity: 'ERROR' };
const notice: MessagePlace = { kind: 'notice', severity: 'INFO' };
const warningNotice: MessagePlace = { kind: 'notice', severity: 'WARN' };

/** Every order key of brokerage.md 8, then those that the bank adds (ORD-25). */
export const orderMessagePlaces = {
  // The bank moved the last day: the field shows the old and the new one.
  'hinweis-gueltigkeitsdatum-wird-korrigiert': hint('validityDate'),
  'hinweis-ordergueltigkeit-aufgrund-von-wertpapierfaelligkeit-angepasst': hint('validityDate'),
  // Terms of the product: nothing to mend.
  hinweis_investment_fonds_festpreis_geschaeft: notice,
  hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_vor_2013: notice,
  hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_nach_2013: notice,
  hinweis_basisinformationsblatt_vorhanden: notice,
  // The customer decides (rules.md 12).
  'warnung-erfahrung-in-kenntnisstufe-nicht-erreicht': warningNotice,
  // Too much for the money or the holding: a smaller quantity mends it.
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag': error('quantity'),
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-gesamtbetrag': error('quantity'),
  'fehler-ausmachender-betrag-fuer-basisorder-zu-hoch': error('quantity'),
  'fehler-maximal-ausmachender-betrag-ueberschritten': error('quantity'),
  'fehler-nicht-genuegend-bestand': error('quantity'),
  // Enough money, but not in this currency: another account mends it.
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag-waehrung': error('settlementAccountId'),
  // Other open purchases count too: no single field mends it.
  'fehler-summe-kaeufe-ist-hoeher-als-kreditlimit': formError,
  'fehler-summe-kaeufe-ist-hoeher-als-verf-betrag': formError,
  // The number of pieces for an amount of money.
  'fehler-stueckzahl-aus-betrag-handwert-null': error('quantity'),
  'fehler-stueckzahl-nicht-berechnet': error('quantity'),
  'hinweis-anzahl-nachkommastellen-korrigiert': hint('quantity'),
  // Direct debit: less to collect, or another account, mends it.
  fehler_maximale_inland_lastschrift_fondsorder_ueberschritten: error('debit.maxAmount'),
  'fehler-offene-ruecklastschrift': error('debit.iban'),
  'fehler-lastschrift-von-{product}-nicht-erlaubt': error('debit.iban'),
  'hinweis-lastschrift-inland-aktueller-monat': hint('debit.iban'),
  // What the customer has to answer, read or grant first (ORD-15, ORD-20).
  'fehler-freier-betrag-bestaetigung-erforderlich': error('freeAmountConfirmed'),
  'fehler-nutzungsbedingungen-nicht-akzeptiert': formError,
  'fehler-freigabe-fehlt': formError,
  fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich: error('instrument'),
  'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt': error('instrument'),
  // Live trading: the ticket, then the dealer's price.
  'fehler-quote-ticket-nicht-freigegeben': formError,
  'fehler-quote-ticket-abgelaufen': formError,
  'fehler-quote-nicht-verfuegbar': formError,
  'fehler-quote-abgelaufen': formError,
  'fehler-quote-kurs-veraendert': formError,
  'fehler-quote-bereits-verwendet': formError,
  'fehler-quote-weicht-ab': formError,
  'hinweis-quote-manuell-angefordert': notice,
  // What the bank adds when it checks an order.
  'fehler-pflichtfeld': formError,
  'fehler-menge-ungueltig': error('quantity'),
  'fehler-limit-ungueltig': error('limit'),
  'fehler-stop-marke-ungueltig': error('triggerLimit'),
  'fehler-abstand-ungueltig': error('distance'),
  'fehler-handelsplatz-nicht-erlaubt': error('venueId'),
  'fehler-limitzusatz-nicht-erlaubt': error('limitExtension'),
  'fehler-handelsbeschraenkung-nicht-erlaubt': error('tradingRestriction'),
  'fehler-lastschrift-iban-ungueltig': error('debit.iban'),
  'fehler-lastschrift-hoechstbetrag-ungueltig': error('debit.maxAmount'),
  'fehler-ordertyp-nicht-erlaubt': error('orderType'),
  'fehler-gueltigkeit-ungueltig': error('validityType'),
  'fehler-limit-erforderlich': error('orderType'),
  'warnung-limit-jenseits-markt': warning('limit'),
  'warnung-stop-loest-sofort-aus': warning('triggerLimit'),
  'hinweis-stop-rueckt-sofort-nach': hint('triggerLimit'),
  'warnung-limit-auf-falscher-seite': warning('limit'),
  'warnung-preis-nicht-im-kursraster': warning('limit'),
  'warnung-eroeffnungsauktion-vorbei': warning('tradingRestriction'),
  // How the two parts of a combined order fit together.
  'fehler-teilorders-ungueltig': formError,
  'fehler-teilorders-unterschiedlich': formError,
  'fehler-oco-preise': error('limit'),
  'fehler-basisorder-kein-limitierter-kauf': error('side'),
  'fehler-folgeorder-kein-verkauf': error('follow.orderType'),
  'fehler-folgeorder-menge-zu-hoch': error('follow.quantity'),
  'fehler-folgeorder-limit-zu-niedrig': error('follow.limit'),
  'fehler-folgeorder-stop-zu-hoch': error('follow.triggerLimit'),
  // The order as it stands at the bank.
  'fehler-order-nicht-streichbar': formError,
  'fehler-order-nicht-aenderbar': formError,
  'fehler-aenderung-nicht-moeglich': formError,
  'fehler-menge-nur-verringerbar': error('quantity'),
  'hinweis-keine-aenderung': notice,
  'fehler-auftrag-verworfen': formError,
  'fehler-auftrag-weicht-von-freigabe-ab': formError,
  'fehler-idempotenz-anderer-auftrag': formError,
  'fehler-auftragskennung': formError,
} as const satisfies Readonly<Record<string, MessagePlace>>;

const places: ReadonlyMap<string, MessagePlace> = new Map(Object.entries(orderMessagePlaces));
const DIRECT_DEBIT_OF_PRODUCT = /^fehler-lastschrift-von-.+-nicht-erlaubt$/;

/** The key of the catalogue that a key of the bank stands for: one of them names the product within. */
export const catalogueKey = (key: string): string =>
  DIRECT_DEBIT_OF_PRODUCT.test(key) ? 'fehler-lastschrift-von-{product}-nicht-erlaubt' : key;

/**
 * The place of a message about an order of this type: at the field its origin names, else where the catalogue puts its key; a key that
 * nobody knows stands above the form if it stops the order, and is a notice if not.
 */
export function placeOf(message: Message, orderType: EnterableOrderType): MessagePlace {
  const known = places.get(catalogueKey(message.key));
  const severity = known?.severity ?? message.severity;
  const field = message.origin
    .map((part) => fieldOfPart(part, orderType))
    .find((named) => named !== undefined);
  if (field !== undefined) return { kind: 'field', field, severity };
  return known ?? { kind: severity === 'ERROR' ? 'form' : 'notice', severity };
}

/** The message about an order of this type as an issue of its form, with the bank's words for an unknown key (KIT-05). */
export function issueOf(message: Message, orderType: EnterableOrderType): Issue {
  const place = placeOf(message, orderType);
  const fallback = message.text ?? '';
  const { severity } = place;
  return issueAt(
    place.kind === 'field' ? place.field : undefined,
    { severity, key: catalogueKey(message.key), args: message.args, fallback },
    'server',
  );
}

const CORRECTED = 'hinweis-gueltigkeitsdatum-wird-korrigiert';

/** A last day that the bank moved: for the order, or for one leg of a combined one (ORD-11). */
export interface CorrectedDate {
  readonly date: LocalDate;
  readonly leg: 'base' | 'follow';
}

/** The corrected days among the messages; the origin says which leg, and without one it is the base. */
export const correctedDates = (
  messages: readonly Message[],
  orderType: EnterableOrderType,
): readonly CorrectedDate[] =>
  messages
    .filter(({ key }) => key === CORRECTED)
    .flatMap(({ args, origin }) => {
      const date = localDate(args['datum'] ?? '');
      const leg = origin.some((part) => isOfFollow(part, orderType)) ? 'follow' : 'base';
      return O.isSome(date) ? [{ date: date.value, leg }] : [];
    });

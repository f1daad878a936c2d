import { defineParameterType } from '@cucumber/cucumber';
import { timeOfDay } from '@domain/time/local-time';
import type { DistanceKind, OrderField } from '@domain/order/draft/order-draft';
import { instant } from '@domain/time/instant';
import { followOrderTypes } from '@domain/order/order-request';
import { bond, dealer, exchange, fund, fundCompany, pricedOnly, share } from '@tests/domain/support/samples';
import { phrases } from './parameter-types';

phrases('wertpapier', { 'die Aktie': share, 'die Anleihe': bond, 'der Fonds': fund });

phrases('ort', {
  'an der Börse': exchange,
  'bei der Fondsgesellschaft': fundCompany,
  'im Direkthandel': dealer,
  'an der Börse ohne Markt-Orders': pricedOnly,
});

phrases('seite-der-order', { Kauf: 'BUY', Verkauf: 'SELL' });
phrases('folgeart', Object.fromEntries(followOrderTypes.map((type) => [type, type])));
phrases('handelszeit', {
  'während des Handels': { state: 'open' },
  'vor dem Handel': { state: 'closed', opens: instant(0) },
});
phrases('eingabeart', { 'im Interview': 'INTERVIEW', 'auf einer Seite': 'FULL' });

/** The fields of the order form by their German names. */
export const orderFields: Readonly<Record<string, OrderField>> = {
  'Menge der Folgeorder': 'follow.quantity',
  'Ordertyp der Folgeorder': 'follow.orderType',
  'Limit der Folgeorder': 'follow.limit',
  'Stop-Marke der Folgeorder': 'follow.triggerLimit',
  'Abstand der Folgeorder': 'follow.distance',
  'Gültigkeit der Folgeorder': 'follow.validityDate',
  'Seite der Order': 'side',
  Wertpapier: 'instrument',
  Menge: 'quantity',
  Ordertyp: 'orderType',
  Limit: 'limit',
  'Stop-Marke': 'triggerLimit',
  Abstand: 'distance',
  Handelsplatz: 'venueId',
  Datum: 'validityDate',
  IBAN: 'debit.iban',
  Höchstbetrag: 'debit.maxAmount',
  Kontoinhaber: 'debit.holder',
  'freier Betrag': 'freeAmountConfirmed',
};
phrases('feld', orderFields);
phrases('schwere', { 'ein Fehler': 'ERROR', 'eine Warnung': 'WARN' });

defineParameterType({
  name: 'schlüssel',
  regexp: /(?:fehler|warnung|hinweis)[-_][\w-]+/,
  transformer: String,
});
defineParameterType({ name: 'uhrzeit', regexp: /\d{2}:\d{2}/, transformer: timeOfDay });

/** A distance as analysts write it: "5 %" is a share of the price, "3" an amount. */
export function distanceTexts(text: string): {
  readonly distance: string;
  readonly distanceKind: DistanceKind;
} {
  return text.endsWith('%')
    ? { distance: text.slice(0, -1).trim(), distanceKind: 'relative' }
    : { distance: text, distanceKind: 'absolute' };
}

import { defineParameterType } from '@cucumber/cucumber';
import { timeOfDay } from '@domain/time/local-time';
import type { DistanceKind, OrderField } from '@domain/order/draft/order-draft';
import { instant } from '@domain/time/instant';
import { enterableOrderTypes, followOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import { bond, dealer, exchange, fund, fundCompany, pricedOnly, share } from '@tests/domain/support/samples';
import type { Unit } from '@domain/money/unit';
import type { ValidityType } from '@domain/order/validity';
import { phrases } from './parameter-types';

phrases('wertpapier', { 'die Aktie': share, 'die Anleihe': bond, 'der Fonds': fund });

phrases('ort', {
  'an der Börse': exchange,
  'bei der Fondsgesellschaft': fundCompany,
  'im Direkthandel': dealer,
  'an der Börse ohne Markt-Orders': pricedOnly,
});

phrases('seite-der-order', { Kauf: 'BUY', Verkauf: 'SELL' });

/** The order types as customers name them. */
export const orderTypeWords: Readonly<Record<EnterableOrderType, string>> = {
  MARKET: 'Markt',
  LIMIT: 'Limit',
  STOP_MARKET: 'Stop',
  STOP_LIMIT: 'Stop-Limit',
  TRAILING_STOP_MARKET: 'Trailing-Stop',
  TRAILING_STOP_LIMIT: 'Trailing-Stop-Limit',
  TRAILING_STOP_NATIVE_MARKET: 'Börsen-Trailing-Stop',
  QUOTE: 'Quote',
  ONE_CANCELS_OTHER: 'OCO',
  NEXT_ORDER: 'Folge',
};

const named = <T extends EnterableOrderType>(types: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(types.map((type) => [orderTypeWords[type], type]));

phrases('orderart', named(enterableOrderTypes));
phrases('folgeart', named(followOrderTypes));

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

/** How long an order stands, as customers choose it. */
export const validityWords: Readonly<Record<ValidityType, string>> = {
  GFD: 'nur heute',
  GTD: 'bis Datum',
  MAX: 'so lange wie möglich',
};

/** The unit of a distance as it is said: money by its code, a bond's price in points of a percent. */
export const unitWord = (unit: Unit): string => (unit === 'XXC' ? 'Prozentpunkte' : unit);

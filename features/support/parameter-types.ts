import { defineParameterType } from '@cucumber/cucumber';
import { parseGermanDate } from '@domain/time/german-date';
import { calendarDay } from '@domain/time/local-date';
import type { OrderStatus } from '@domain/order/open/order-status';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { amount, type Amount } from '@domain/money/amount';
import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { unit } from '@domain/money/unit';
import type { PushStatus } from '@domain/tan/push-status';
import type { TanType } from '@domain/tan/tan-type';
import * as O from 'fp-ts/Option';

/** A fixed set of phrases, each of which means a value of the domain. */
export function phrases<T>(name: string, meanings: Readonly<Record<string, T>>): void {
  defineParameterType({
    name,
    regexp: Object.keys(meanings).map((phrase) => new RegExp(phrase)),
    transformer: (phrase: string) => meanings[phrase],
    useForSnippets: false,
  });
}

/** A number as a person writes it: 1.234,56. */
const written = /-?\d+(?:\.\d{3})*(?:,\d+)?/;

const plain = (text: string): string => text.replaceAll('.', '').replace(',', '.');

defineParameterType({ name: 'zahl', regexp: written, transformer: (text: string) => decimal(plain(text)) });

/** A number without more digits than it has: 2,5. */
export const writtenNumber = (value: Decimal): string => decimalText(value).replace('.', ',');

/** Units by the words that stand behind a number; currencies are written as they are. */
const unitWords: Readonly<Record<string, string>> = { Stück: 'XXX', '%': 'XXC' };

defineParameterType({
  name: 'betrag',
  regexp: new RegExp(`${written.source} (?:[A-Z]{3}|Stück|%)`),
  transformer: writtenAmount,
});

/** Reads an amount as a person writes it: 1.234,56 EUR, 10 Stück. */
export function writtenAmount(text: string): Amount {
  const [value = '', word = ''] = text.split(' ');
  return amount(plain(value), unit(unitWords[word] ?? word));
}

defineParameterType({
  name: 'datum',
  regexp: /\d{2}\.\d{2}\.\d{4}/,
  transformer: (text: string) => O.getOrElse(() => calendarDay(text))(parseGermanDate(text)),
});

phrases('limitzusatz', Object.fromEntries(limitExtensions.map((word) => [word, word])));
phrases('handelsbeschränkung', Object.fromEntries(tradingRestrictions.map((word) => [word, word])));

phrases<OrderStatus>('status', {
  offen: 'OPEN',
  'in Bearbeitung': 'PENDING',
  ausgeführt: 'EXECUTED',
  teilausgeführt: 'PARTIALLY_EXECUTED',
  'vom Kunden gestrichen': 'CANCELLED_USER',
  'von der Bank gestrichen': 'CANCELLED_SYSTEM',
  'vom Handelsplatz gestrichen': 'CANCELLED_TRADE',
  verfallen: 'EXPIRED',
  unbekannt: 'UNKNOWN',
  wartend: 'WAITING',
});

phrases<PushStatus>('pushstatus', {
  'noch nichts': 'PENDING',
  zugestimmt: 'AUTHENTICATED',
  abgelaufen: 'EXPIRED',
  abgelehnt: 'DECLINED',
  'abgelehnt, weil der Auftrag nicht stimmt': 'DECLINED_INVALID_TX',
});

phrases<TanType>('tanart', {
  'SMS-TAN': 'M_TAN',
  'Foto-TAN': 'P_TAN',
  'Push-Freigabe': 'P_TAN_PUSH',
  'App-TAN': 'P_TAN_APP',
});

phrases('einwand', {
  'nichts eingegeben ist': 'empty',
  'es keine Zahl ist': 'format',
  'ein Tausenderpunkt falsch steht': 'thousands',
  'zu viele Nachkommastellen da sind': 'decimals',
});

phrases('rückfall', {
  'das Limit fehlt': 'limit-missing',
  'die Stop-Marke fehlt': 'trigger-missing',
  'der Abstand fehlt': 'distance-missing',
  'die Fondsgesellschaft keine Limits nimmt': 'fund-venue',
  'im Live-Handel ein Händler den Preis stellt': 'quote-trading',
});

phrases('handel', { 'kein Handel': false, Handel: true });
phrases('teil', { 'der Order': undefined, 'der Basisorder': 0, 'der Folgeorder': 1 });
phrases('freigegeben', { einzeln: true, nicht: false });
phrases('möglichkeit', { möglich: true, 'nicht möglich': false });

phrases('hinderung', {
  'eine Zeichnung ist bindend': 'subscription',
  'eine Änderung ist schon unterwegs': 'pending',
  'nichts davon ist mehr offen': 'finished',
  'die Bank gibt es nicht frei': 'not-offered',
  'sie wartet auf ihre Basisorder': 'waiting',
});

phrases('sperrstand', { gesperrt: true, frei: false });
phrases('anforderung', { 'nichts angefordert': false, 'etwas Neues angefordert': true });

phrases('freigabestand', {
  'nicht möglich': 'open',
  möglich: 'submittable',
  'erneut anzufordern': 'request-again',
  gesperrt: 'locked',
});

defineParameterType({
  name: 'dauer',
  regexp: /(\d+):(\d{2})/,
  transformer: (minutes: string, seconds: string) => (Number(minutes) * 60 + Number(seconds)) * 1000,
});

phrases('seite', {
  'das Orderbuch': '/ngbrk/orderbuch',
  'das Einzahlen': '/ngbrk/cominvest/einzahlen',
  'das Auszahlen': '/ngbrk/cominvest/auszahlen',
});

phrases('sitzungsstand', { offen: 'running', gewarnt: 'idling', beendet: 'stopped' });
phrases('sitzungsdauer', { 'keine Minuten': undefined, '15 Minuten': 15, '10 Minuten': 10, '5 Minuten': 5 });
phrases('schalter', { an: true, aus: false });
phrases('rückweg', { 'zum Anfang': undefined, 'zum Orderbuch': '/ngbrk/orderbuch' });
phrases('verbleib', { fort: false, 'noch da': true });

phrases('anlass', {
  'die Kundin es wünscht': 'wish',
  'niemand mehr da ist': 'idle',
  'die Bank sie als abgelaufen meldet': 'expired',
  'die Bank den Zugriff verweigert': 'forbidden',
  'ein anderes Fenster sie beendet hat': 'elsewhere',
});

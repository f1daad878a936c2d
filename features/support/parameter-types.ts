import { defineParameterType } from '@cucumber/cucumber';
import { parseGermanDate } from '@domain/time/german-date';
import { calendarDay } from '@domain/time/local-date';
import { enterableOrderTypes } from '@domain/order/order-request';
import { orderStatuses } from '@domain/order/open/order-status';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { unit } from '@domain/money/unit';
import { pushStatuses } from '@domain/tan/push-status';
import { tanTypes } from '@domain/tan/tan-type';
import * as O from 'fp-ts/Option';

/** A fixed set of phrases, each standing for a value of the domain. */
export function phrases<T>(name: string, meanings: Readonly<Record<string, T>>): void {
  defineParameterType({
    name,
    regexp: Object.keys(meanings).map((phrase) => new RegExp(phrase)),
    transformer: (phrase: string) => meanings[phrase],
    useForSnippets: false,
  });
}

/** The words of the wire, as they are. */
const words = (name: string, list: readonly string[]): void => {
  phrases(name, Object.fromEntries(list.map((word) => [word, word])));
};

defineParameterType({ name: 'zahl', regexp: /-?\d+(?:\.\d+)?/, transformer: decimal });

defineParameterType({
  name: 'betrag',
  regexp: /-?\d+(?:\.\d+)? [A-Z]{3}/,
  transformer: (text: string) => amount(text.slice(0, -4), unit(text.slice(-3))),
});

defineParameterType({
  name: 'datum',
  regexp: /\d{2}\.\d{2}\.\d{4}/,
  transformer: (text: string) => O.getOrElse(() => calendarDay(text))(parseGermanDate(text)),
});

words('orderart', enterableOrderTypes);
words('status', orderStatuses);
words('limitzusatz', limitExtensions);
words('handelsbeschränkung', tradingRestrictions);
words('pushstatus', pushStatuses);
words('tanart', tanTypes);

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

phrases('ursache', {
  'vom Kunden': 'user',
  'von der Bank': 'system',
  'vom Handelsplatz': 'trade',
  'durch Zeitablauf': 'expiry',
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

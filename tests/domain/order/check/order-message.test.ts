import { calendarDay } from '@domain/time/local-date';
import type { Message } from '@domain/message/message';
import type { Severity } from '@domain/message/severity';
import type { OrderField } from '@domain/order/draft/order-draft';
import {
  catalogueKey,
  correctedDates,
  issueOf,
  orderMessagePlaces,
  placeOf,
} from '@domain/order/check/order-message';
import type { EnterableOrderType } from '@domain/order/order-request';

const message = (key: string, rest: Partial<Message> = {}): Message => ({
  severity: 'ERROR',
  key,
  args: {},
  origin: [],
  ...rest,
});

type Place = readonly [OrderField | 'form' | 'notice', Severity];

/** Where each key of brokerage.md 8 and of the bank belongs; a key without a row breaks the compiler. */
const expected: Readonly<Record<keyof typeof orderMessagePlaces, Place>> = {
  'hinweis-gueltigkeitsdatum-wird-korrigiert': ['validityDate', 'INFO'],
  'hinweis-ordergueltigkeit-aufgrund-von-wertpapierfaelligkeit-angepasst': ['validityDate', 'INFO'],
  hinweis_investment_fonds_festpreis_geschaeft: ['notice', 'INFO'],
  hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_vor_2013: ['notice', 'INFO'],
  hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_nach_2013: ['notice', 'INFO'],
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag': ['quantity', 'ERROR'],
  'fehler-nicht-genuegend-bestand': ['quantity', 'ERROR'],
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag-waehrung': ['settlementAccountId', 'ERROR'],
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-gesamtbetrag': ['quantity', 'ERROR'],
  'fehler-ausmachender-betrag-fuer-basisorder-zu-hoch': ['quantity', 'ERROR'],
  'fehler-maximal-ausmachender-betrag-ueberschritten': ['quantity', 'ERROR'],
  'fehler-summe-kaeufe-ist-hoeher-als-kreditlimit': ['form', 'ERROR'],
  'fehler-summe-kaeufe-ist-hoeher-als-verf-betrag': ['form', 'ERROR'],
  'fehler-stueckzahl-aus-betrag-handwert-null': ['quantity', 'ERROR'],
  'fehler-stueckzahl-nicht-berechnet': ['quantity', 'ERROR'],
  'hinweis-anzahl-nachkommastellen-korrigiert': ['quantity', 'INFO'],
  fehler_maximale_inland_lastschrift_fondsorder_ueberschritten: ['debit.maxAmount', 'ERROR'],
  'fehler-offene-ruecklastschrift': ['debit.iban', 'ERROR'],
  'fehler-lastschrift-von-{product}-nicht-erlaubt': ['debit.iban', 'ERROR'],
  'hinweis-lastschrift-inland-aktueller-monat': ['debit.iban', 'INFO'],
  'fehler-freier-betrag-bestaetigung-erforderlich': ['freeAmountConfirmed', 'ERROR'],
  'fehler-nutzungsbedingungen-nicht-akzeptiert': ['form', 'ERROR'],
  'fehler-freigabe-fehlt': ['form', 'ERROR'],
  fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich: ['instrument', 'ERROR'],
  'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt': ['instrument', 'ERROR'],
  'fehler-quote-ticket-nicht-freigegeben': ['form', 'ERROR'],
  'fehler-quote-ticket-abgelaufen': ['form', 'ERROR'],
  'fehler-quote-nicht-verfuegbar': ['form', 'ERROR'],
  'fehler-quote-abgelaufen': ['form', 'ERROR'],
  'fehler-quote-kurs-veraendert': ['form', 'ERROR'],
  'fehler-quote-bereits-verwendet': ['form', 'ERROR'],
  'fehler-quote-weicht-ab': ['form', 'ERROR'],
  'hinweis-quote-manuell-angefordert': ['notice', 'INFO'],
  hinweis_basisinformationsblatt_vorhanden: ['notice', 'INFO'],
  'warnung-erfahrung-in-kenntnisstufe-nicht-erreicht': ['notice', 'WARN'],
  'fehler-pflichtfeld': ['form', 'ERROR'],
  'fehler-menge-ungueltig': ['quantity', 'ERROR'],
  'fehler-limit-ungueltig': ['limit', 'ERROR'],
  'fehler-stop-marke-ungueltig': ['triggerLimit', 'ERROR'],
  'fehler-abstand-ungueltig': ['distance', 'ERROR'],
  'fehler-handelsplatz-nicht-erlaubt': ['venueId', 'ERROR'],
  'fehler-limitzusatz-nicht-erlaubt': ['limitExtension', 'ERROR'],
  'fehler-handelsbeschraenkung-nicht-erlaubt': ['tradingRestriction', 'ERROR'],
  'fehler-lastschrift-iban-ungueltig': ['debit.iban', 'ERROR'],
  'fehler-lastschrift-hoechstbetrag-ungueltig': ['debit.maxAmount', 'ERROR'],
  'fehler-teilorders-ungueltig': ['form', 'ERROR'],
  'fehler-teilorders-unterschiedlich': ['form', 'ERROR'],
  'fehler-oco-preise': ['limit', 'ERROR'],
  'fehler-basisorder-kein-limitierter-kauf': ['side', 'ERROR'],
  'fehler-folgeorder-kein-verkauf': ['follow.orderType', 'ERROR'],
  'fehler-folgeorder-menge-zu-hoch': ['follow.quantity', 'ERROR'],
  'fehler-folgeorder-limit-zu-niedrig': ['follow.limit', 'ERROR'],
  'fehler-folgeorder-stop-zu-hoch': ['follow.triggerLimit', 'ERROR'],
  'fehler-aenderung-nicht-moeglich': ['form', 'ERROR'],
  'fehler-menge-nur-verringerbar': ['quantity', 'ERROR'],
  'hinweis-keine-aenderung': ['notice', 'INFO'],
  'fehler-ordertyp-nicht-erlaubt': ['orderType', 'ERROR'],
  'fehler-gueltigkeit-ungueltig': ['validityType', 'ERROR'],
  'fehler-limit-erforderlich': ['orderType', 'ERROR'],
  'warnung-limit-jenseits-markt': ['limit', 'WARN'],
  'warnung-stop-loest-sofort-aus': ['triggerLimit', 'WARN'],
  'hinweis-stop-rueckt-sofort-nach': ['triggerLimit', 'INFO'],
  'warnung-limit-auf-falscher-seite': ['limit', 'WARN'],
  'warnung-preis-nicht-im-kursraster': ['limit', 'WARN'],
  'warnung-eroeffnungsauktion-vorbei': ['tradingRestriction', 'WARN'],
  'fehler-order-nicht-streichbar': ['form', 'ERROR'],
  'fehler-order-nicht-aenderbar': ['form', 'ERROR'],
  'fehler-auftrag-verworfen': ['form', 'ERROR'],
  'fehler-auftrag-weicht-von-freigabe-ab': ['form', 'ERROR'],
  'fehler-idempotenz-anderer-auftrag': ['form', 'ERROR'],
  'fehler-auftragskennung': ['form', 'ERROR'],
};

const shown = (given: Message): Place => {
  const place = placeOf(given, 'LIMIT');
  return [place.kind === 'field' ? place.field : place.kind, place.severity];
};

describe('the place of a message about an order', () => {
  it.each(Object.entries(expected))('%s stands at %j [ORD-25]', (key, place) => {
    expect(shown(message(key))).toEqual(place);
    expect(issueOf(message(key), 'LIMIT')).toMatchObject({
      key,
      field: place[0] === 'form' || place[0] === 'notice' ? undefined : place[0],
      severity: place[1],
      source: 'server',
    });
  });

  it('lists every key of the catalogue once [ORD-25]', () => {
    expect(Object.keys(orderMessagePlaces).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each([
    ['fehler-lastschrift-von-girokonto-nicht-erlaubt', 'fehler-lastschrift-von-{product}-nicht-erlaubt'],
    ['fehler-lastschrift-von--nicht-erlaubt', 'fehler-lastschrift-von--nicht-erlaubt'],
    ['kein-fehler-lastschrift-von-x-nicht-erlaubt', 'kein-fehler-lastschrift-von-x-nicht-erlaubt'],
    ['fehler-lastschrift-von-x-nicht-erlaubt-hier', 'fehler-lastschrift-von-x-nicht-erlaubt-hier'],
    ['fehler-menge-ungueltig', 'fehler-menge-ungueltig'],
  ])('%s is the key %s of the catalogue [ORD-25]', (key, catalogued) => {
    expect(catalogueKey(key)).toBe(catalogued);
  });

  it.each<[string, Partial<Message>, Place, string]>([
    ['fehler-pflichtfeld', { origin: ['venueId'] }, ['venueId', 'ERROR'], 'the origin names the field'],
    [
      'fehler-nicht-genuegend-bestand',
      { origin: ['side'] },
      ['side', 'ERROR'],
      'and knows better than the catalogue',
    ],
    [
      'fehler-pflichtfeld',
      { origin: ['nirgends', 'limit'] },
      ['limit', 'ERROR'],
      'the first origin with a field',
    ],
    ['fehler-ganz-neu', {}, ['form', 'ERROR'], 'an unknown error stands above the form'],
    ['hinweis-ganz-neu', { severity: 'INFO' }, ['notice', 'INFO'], 'an unknown hint lets pass'],
    ['hinweis-ganz-neu', { severity: 'WARN' }, ['notice', 'WARN'], 'so does an unknown warning'],
    [
      'warnung-limit-jenseits-markt',
      { severity: 'ERROR' },
      ['limit', 'WARN'],
      'the catalogue knows the severity',
    ],
  ])('%s with %j stands at %j: %s [ORD-25]', (key, rest, place) => {
    expect(shown(message(key, rest))).toEqual(place);
  });

  it('brings the words of the bank [KIT-05]', () => {
    expect(issueOf(message('x'), 'LIMIT').fallback).toBe('');
    expect(issueOf(message('x', { text: 'Bitte anrufen' }), 'LIMIT').fallback).toBe('Bitte anrufen');
  });
});

describe('a corrected last day', () => {
  const corrected = (args: Message['args'], origin: readonly string[] = []): Message =>
    message('hinweis-gueltigkeitsdatum-wird-korrigiert', { severity: 'INFO', args, origin });

  const day = calendarDay('2027-11-12');
  const moved = { datum: '2027-11-12' };

  it.each<[Message, EnterableOrderType, ReturnType<typeof correctedDates>, string]>([
    [corrected(moved), 'LIMIT', [{ date: day, leg: 'base' }], 'of a plain order'],
    [corrected(moved, ['subOrders[0].validity']), 'NEXT_ORDER', [{ date: day, leg: 'base' }], 'of the base'],
    [
      corrected(moved, ['subOrders[1].validity']),
      'NEXT_ORDER',
      [{ date: day, leg: 'follow' }],
      'of the follow-on order',
    ],
    [
      corrected(moved, ['subOrders[1].subOrders[0].validity']),
      'NEXT_ORDER',
      [{ date: day, leg: 'follow' }],
      'of a leg of it',
    ],
    [
      corrected(moved, ['subOrders[1].validity']),
      'ONE_CANCELS_OTHER',
      [{ date: day, leg: 'base' }],
      'of an OCO, whose legs share one day',
    ],
    [corrected({ datum: '2027-02-30' }), 'LIMIT', [], 'a day that does not exist moves nothing'],
    [corrected({}), 'LIMIT', [], 'nor does none'],
    [message('fehler-limit-ungueltig', { args: moved }), 'LIMIT', [], 'nor another message'],
  ])('case %#: %j of a %s leads to %j, %s [ORD-11]', (given, orderType, dates) => {
    expect(correctedDates([given], orderType)).toEqual(dates);
  });
});

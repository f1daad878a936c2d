import { calendarDay } from '@domain/calendar/local-date';
import type { Message, Severity } from '@domain/message/message';
import type { OrderField } from '@domain/order/order-draft';
import {
  catalogueKey,
  correctedDates,
  fieldOfOrigin,
  issueOf,
  orderMessagePlaces,
  placeOf,
  type OrderMessageKey,
} from '@domain/order/order-message';

const message = (key: string, rest: Partial<Message> = {}): Message => ({
  severity: 'ERROR',
  key,
  args: {},
  origin: [],
  ...rest,
});

type Place = readonly [OrderField | 'form' | 'notice', Severity];

/** Where each key of brokerage.md 8 and of the bank belongs; a key without a row breaks the compiler. */
const expected: Readonly<Record<OrderMessageKey, Place>> = {
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
  fehler_maximale_inland_lastschrift_fondsorder_ueberschritten: ['form', 'ERROR'],
  'fehler-offene-ruecklastschrift': ['form', 'ERROR'],
  'fehler-lastschrift-von-{product}-nicht-erlaubt': ['form', 'ERROR'],
  'hinweis-lastschrift-inland-aktueller-monat': ['notice', 'INFO'],
  hinweis_basisinformationsblatt_vorhanden: ['notice', 'INFO'],
  'warnung-erfahrung-in-kenntnisstufe-nicht-erreicht': ['notice', 'WARN'],
  'fehler-pflichtfeld': ['form', 'ERROR'],
  'fehler-menge-ungueltig': ['quantity', 'ERROR'],
  'fehler-limit-ungueltig': ['limit', 'ERROR'],
  'fehler-stop-marke-ungueltig': ['triggerLimit', 'ERROR'],
  'fehler-handelsplatz-nicht-erlaubt': ['venueId', 'ERROR'],
  'fehler-ordertyp-nicht-erlaubt': ['orderType', 'ERROR'],
  'fehler-gueltigkeit-ungueltig': ['validityType', 'ERROR'],
  'fehler-limit-erforderlich': ['orderType', 'ERROR'],
  'warnung-limit-jenseits-markt': ['limit', 'WARN'],
  'warnung-stop-loest-sofort-aus': ['triggerLimit', 'WARN'],
  'fehler-order-nicht-streichbar': ['form', 'ERROR'],
  'fehler-order-nicht-aenderbar': ['form', 'ERROR'],
  'fehler-auftrag-verworfen': ['form', 'ERROR'],
  'fehler-auftrag-weicht-von-freigabe-ab': ['form', 'ERROR'],
  'fehler-idempotenz-anderer-auftrag': ['form', 'ERROR'],
};

const shown = (given: Message): Place => {
  const place = placeOf(given);
  return [place.kind === 'field' ? place.field : place.kind, place.severity];
};

describe('the place of a message about an order', () => {
  it.each(Object.entries(expected))('%s stands at %j [ORD-25]', (key, place) => {
    expect(shown(message(key))).toEqual(place);
    expect(issueOf(message(key))).toMatchObject({
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
      { origin: ['nirgends', 'limit.value'] },
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

  it.each<[string, OrderField | undefined]>([
    ['quantity', 'quantity'],
    ['quantity.value', 'quantity'],
    ['subOrders[1].limit', 'limit'],
    ['instrumentId', 'instrument'],
    ['validity', 'validityDate'],
    ['toString', undefined],
    ['', undefined],
  ])('the origin %j is the field %s', (origin, field) => {
    expect(fieldOfOrigin(origin)).toBe(field);
  });

  it('has a fallback text at least [KIT-05]', () => {
    expect(issueOf(message('x')).fallback).toBe('Unbekannter Fehler');
    expect(issueOf(message('x', { text: 'Bitte anrufen' })).fallback).toBe('Bitte anrufen');
  });
});

describe('a corrected last day', () => {
  const corrected = (args: Message['args'], origin: readonly string[] = []): Message =>
    message('hinweis-gueltigkeitsdatum-wird-korrigiert', { severity: 'INFO', args, origin });

  it.each<[Message, ReturnType<typeof correctedDates>, string]>([
    [
      corrected({ datum: '2027-11-12' }),
      [{ date: calendarDay('2027-11-12'), leg: 'base' }],
      'of a plain order',
    ],
    [
      corrected({ datum: '2027-11-12' }, ['subOrders[0].validity']),
      [{ date: calendarDay('2027-11-12'), leg: 'base' }],
      'of the base',
    ],
    [
      corrected({ datum: '2027-11-12' }, ['subOrders[1].validity']),
      [{ date: calendarDay('2027-11-12'), leg: 'follow' }],
      'of the follow-on order',
    ],
    [corrected({ datum: '2027-02-30' }), [], 'a day that does not exist moves nothing'],
    [corrected({}), [], 'nor does none'],
    [message('fehler-limit-ungueltig', { args: { datum: '2027-11-12' } }), [], 'nor another message'],
  ])('case %#: %j leads to %j, %s [ORD-11]', (given, dates) => {
    expect(correctedDates([given])).toEqual(dates);
  });
});

import { calendarDay } from '@domain/time/local-date';
import { Answers } from '@sandbox/areas/application/check/answers';
import { checkValues, misnamed } from '@sandbox/areas/application/check/check-fields';
import { FIELDS } from '@sandbox/areas/application/field/field-catalogue';
import { wire, type Said } from './sample-fields';

const TODAY = calendarDay('2026-11-23');

/** The keys that come back, with the field each is about. */
const told = (said: Said): Readonly<Record<string, string>> =>
  Object.fromEntries(
    checkValues(Answers.of(wire(said)), TODAY).map(({ key, origin }) => [origin?.[0] ?? '', key]),
  );

/** One value of one field: fine, or the key. */
const key = (field: string, value: string, beside: Said = {}): string =>
  told({ ...beside, [field]: value })[field] ?? 'fine';

describe('the bank has a rule for each field [APP-12]', () => {
  it('of the whole catalogue, about a thousand, each name once', () => {
    expect(FIELDS.size).toBe(941);
    expect([...FIELDS.keys()].filter((name) => !/^[A-Z_]+\.[A-Z0-9_]+$/.test(name))).toEqual([]);
    for (const name of [
      'PERSON.VORNAME_I1',
      'WP_PRODUKTGRUPPE.UUID_E2_40',
      'WERTPAPIERSPARPLAN.WKN_10',
      'PERSON_TIN_LAND.TIN_I2_3',
      'TRANSAKTIONSVERHALTEN.LAND_I1_5',
      'CFD_ANTWORT.ANTWORT_I2_6',
    ]) {
      expect(FIELDS.has(name)).toBe(true);
    }
    expect(FIELDS.has('WP_PRODUKTGRUPPE.UUID_I1_41')).toBe(false);
  });

  it('and none for what has no name, or comes twice', () => {
    const fields = [
      { fieldname: 'PERSON.NAME_J', fieldvalue: 'x' },
      { fieldname: 'GIRO.KONTO', fieldvalue: 'J' },
      { fieldname: 'GIRO.KONTO', fieldvalue: 'N' },
    ];
    expect(misnamed(fields).map(({ key: of, origin }) => [of, origin])).toEqual([
      ['fehler-feld-unbekannt', ['PERSON.NAME_J']],
      ['fehler-feld-mehrfach', ['GIRO.KONTO']],
    ]);
  });
});

describe('texts and codes [APP-07]', () => {
  it.each([
    ['PERSON.VORNAME_I1', 'Al', 'fehler-mindestlaenge'],
    ['PERSON.VORNAME_I1', 'Ida', 'fine'],
    ['PERSON.VORNAME_I1', 'Anne-Marie Łucja', 'fine'],
    ['PERSON.VORNAME_I1', `A${'n'.repeat(40)}`, 'fehler-hoechstlaenge'],
    ['PERSON.NAME_I1', 'D’Angelo', 'fine'],
    ['PERSON.NAME_I1', '<script>', 'fehler-zeichen-ungueltig'],
    ['PERSON.NAME_I1', 'Müller2', 'fehler-zeichen-ungueltig'],
    ['PERSON.ANREDE_I1', 'FRAU', 'fine'],
    ['PERSON.ANREDE_I1', 'frau', 'fehler-wert-unbekannt'],
    ['POST.STRASSE_I1', 'Straße des 17. Juni', 'fine'],
    ['POST.STRASSE_I1', 'x\u0000y', 'fehler-zeichen-ungueltig'],
    ['ZUSTIMMUNG.AUSKUNFTEI_I1', 'N', 'fehler-einwilligung-fehlt'],
    ['ZUSTIMMUNG.BEDINGUNGEN_I1', 'N', 'fehler-nicht-akzeptiert'],
    ['ZUSTIMMUNG.BEDINGUNGEN_I1', 'J', 'fine'],
    ['ZUSTIMMUNG.WERBUNG_EMAIL_I1', 'N', 'fine'],
    ['MAILADRESSE.ADRESSE_I1', 'paula@neumann.example', 'fine'],
    ['MAILADRESSE.ADRESSE_I1', 'paula@müller.example', 'fine'],
    ['MAILADRESSE.ADRESSE_I1', 'paula@müller-.example', 'fehler-email-ungueltig'],
    ['MAILADRESSE.ADRESSE_I1', 'paula@neumann@müller.example', 'fehler-email-ungueltig'],
    ['MAILADRESSE.ADRESSE_I1', 'paula@neumann', 'fehler-email-ungueltig'],
    ['MAILADRESSE.ADRESSE_I1', 'paula neumann@x.de', 'fehler-email-ungueltig'],
    ['PRODUKT.MODULE', 'a,b', 'fine'],
    ['PRODUKT.MODULE', 'a,,b', 'fehler-kennung-ungueltig'],
    ['WERTPAPIERSPARPLAN.WKN_1', 'A0RPWH', 'fine'],
    ['WERTPAPIERSPARPLAN.WKN_1', 'A0RPWI', 'fehler-wertpapier-unbekannt'],
  ])('%s: %s is %s', (field, value, expected) => {
    expect(key(field, value)).toBe(expected);
  });

  it.each([
    ['CH9300762011623852957', 'UBSWCHZH80A', 'fine'],
    ['GB29NWBK60161331926819', 'NWBKGB2L', 'fine'],
    ['GB29NWBK60161331926819', 'NWBKGGSP', 'fine'],
    ['CH9300762011623852957', 'DEUTDEFF', 'fehler-bic-anderes-land'],
    ['CH9300762011623852957', 'ubswchzh80a', 'fehler-bic-ungueltig'],
    ['CH9300762011623852957', 'UBSWCHZH80', 'fehler-bic-ungueltig'],
    ['', 'DEUTZZFF', 'fehler-bic-ungueltig'],
    ['', 'UBSWCHZH', 'fine'],
  ])('beside %s the BIC %s is %s', (account, value, expected) => {
    for (const group of ['AUSZAHLUNG_KONTO', 'LASTSCHRIFT_KONTO'])
      expect(key(`${group}.BIC`, value, { [`${group}.KONTO_ID`]: account })).toBe(expected);
  });

  it('the second mail address is the first once more, as E1916', () => {
    const beside = { 'MAILADRESSE.ADRESSE_I1': 'a@b.de' };
    expect(key('MAILADRESSE.WIEDERHOLUNG_I1', 'a@b.de', beside)).toBe('fine');
    expect(key('MAILADRESSE.WIEDERHOLUNG_I1', 'A@B.de', beside)).toBe('fine');
    expect(key('MAILADRESSE.WIEDERHOLUNG_I1', 'c@b.de', beside)).toBe('E1916');
  });
});

describe('amounts and days [APP-07]', () => {
  it.each([
    ['FESTGELD.ANLAGEBETRAG', '5000.00', 'fine'],
    ['FESTGELD.ANLAGEBETRAG', '4999.99', 'ANLAGEBETRAG_ZU_NIEDRIG'],
    ['FESTGELD.ANLAGEBETRAG', '1000000.01', 'fehler-betrag-zu-hoch'],
    ['FESTGELD.ANLAGEBETRAG', '5000', 'fehler-betrag-ungueltig'],
    ['FESTGELD.ANLAGEBETRAG', '5.000,00', 'fehler-betrag-ungueltig'],
    ['FESTGELD.ANLAGEBETRAG', '-5000.00', 'fehler-betrag-ungueltig'],
    ['WERTPAPIERSPARPLAN.SPARRATE_1', '10000.01', 'fehler-max-anlagebetrag-ueberschritten'],
    ['PERSON.GEBURTSDATUM_I1', '1990-02-29', 'fehler-datum-ungueltig'],
    ['PERSON.GEBURTSDATUM_I1', '1899-12-31', 'fehler-datum-ungueltig'],
    ['PERSON.GEBURTSDATUM_I1', '2100-01-01', 'fehler-datum-ungueltig'],
    ['PERSON.GEBURTSDATUM_I1', '2026-11-24', 'fehler-datum-in-zukunft'],
    ['PERSON.GEBURTSDATUM_I1', '2026-11-23', 'fine'],
    ['WERTPAPIERSPARPLAN.ERSTER_KAUF', '2026-11-22', 'fehler-datum-in-vergangenheit'],
    ['PERSON.AUSWEIS_GUELTIG_BIS_I1', '2026-11-22', 'fehler-ausweis-abgelaufen'],
    ['WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '2026-11', 'fine'],
    ['WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '2026-12', 'fehler-datum-in-zukunft'],
    ['WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '2026-13', 'fehler-datum-ungueltig'],
    ['ANLAGEDEPOT_SCORING.ALTER', '17', 'fehler-ziffern'],
  ])('%s: %s is %s', (field, value, expected) => {
    expect(key(field, value)).toBe(expected);
  });

  it('says how little is too little', () => {
    const [message] = checkValues(Answers.of(wire({ 'FESTGELD.ANLAGEBETRAG': '1.00' })), TODAY);
    expect(message?.message).toBe('Bitte legen Sie mindestens 5.000 Euro an.');
  });
});

describe('identifiers of the real world [APP-12]', () => {
  it.each([
    ['AUSZAHLUNG_KONTO.KONTO_ID', 'DE02120300000000202051', 'fine'],
    ['AUSZAHLUNG_KONTO.KONTO_ID', 'DE02120300000000202052', 'request.object.invalid.i-ba-n'],
    ['AUSZAHLUNG_KONTO.KONTO_ID', 'DE02 1203 0000 0000 2020 51', 'request.object.invalid.i-ba-n'],
    // An IBAN of the registry's examples, of a country beyond SEPA.
    ['LASTSCHRIFT_KONTO.KONTO_ID', 'BR1800360305000010009795493C1', 'BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT'],
    ['LASTSCHRIFT_KONTO.KONTO_ID', 'CH9300762011623852957', 'fine'],
    ['PERSON.NATIONALITAET_I1', 'DE', 'fine'],
    ['PERSON.NATIONALITAET_I1', 'XX', 'fehler-land-unbekannt'],
    // Examples of the tax administration for programmers.
    ['PERSON.STEUER_ID_I1', '86095742719', 'fine'],
    ['PERSON.STEUER_ID_I1', '47036892816', 'fine'],
    ['PERSON.STEUER_ID_I1', '65929970489', 'fine'],
    ['PERSON.STEUER_ID_I1', '86095742718', 'fehler-steuer-id-ungueltig'],
    ['PERSON.STEUER_ID_I1', '01234567890', 'fehler-steuer-id-ungueltig'],
    ['PERSON.STEUER_ID_I1', '12345678903', 'fehler-steuer-id-ungueltig'],
    ['TELEKOM.VORWAHL_I1_1', '+49', 'fine'],
    ['TELEKOM.VORWAHL_I1_1', '+999', 'fehler-telefon-ungueltig'],
    ['TELEKOM.VORWAHL_I1_1', '+210', 'fehler-telefon-ungueltig'],
    ['TELEKOM.VORWAHL_I1_1', '0049', 'fehler-telefon-ungueltig'],
    ['TELEKOM.NUMMER_I1_1', '015155512345', 'fehler-telefon-ungueltig'],
    ['TELEKOM.NUMMER_I1_1', '15155512345', 'fine'],
  ])('%s: %s is %s', (field, value, expected) => {
    expect(key(field, value)).toBe(expected);
  });

  it.each([
    ['+39', '0669812345', 'fine'],
    ['+39', '3331234567', 'fine'],
    ['+39', '00669812345', 'fehler-telefon-ungueltig'],
    ['+39', `0${'1'.repeat(13)}`, 'fehler-telefon-ungueltig'],
    ['+49', '0301234567', 'fehler-telefon-ungueltig'],
  ])('a number after %s: %s is %s', (code, value, expected) => {
    expect(key('TELEKOM.NUMMER_I1_2', value, { 'TELEKOM.VORWAHL_I1_2': code })).toBe(expected);
  });

  it.each([
    ['DE', '00123', 'fehler-plz-ungueltig'],
    ['DE', '01067', 'fine'],
    ['DE', '1067', 'fehler-plz-ungueltig'],
    ['AT', '1010', 'fine'],
    ['CH', '80331', 'fehler-plz-ungueltig'],
    ['GB', 'SW1A 1AA', 'fine'],
    ['US', '10001-1234', 'fine'],
    ['NL', '1012 AB', 'fine'],
    ['JP', '100-0001', 'fine'],
  ])('postal codes of %s: %s is %s', (land, value, expected) => {
    expect(key('POST.PLZ_I1', value, { 'POST.LAND_I1': land })).toBe(expected);
  });

  it.each([
    ['US', '123-45-6789', 'fine'],
    ['US', '666-45-6789', 'fehler-steuer-id-ungueltig'],
    ['GB', 'QQ123456C', 'fehler-steuer-id-ungueltig'],
    ['GB', 'AB123456C', 'fine'],
    ['CH', '756.1234.5678.97', 'fine'],
    ['FR', '0123456789012', 'fine'],
    ['IT', 'RSSMRA85T10A562S', 'fine'],
    ['ES', '12345678Z', 'fine'],
    ['PL', '44051401458', 'fine'],
    ['PL', '44051401459', 'fehler-steuer-id-ungueltig'],
    ['PL', '1234563218', 'fine'],
    ['PL', '1234567890', 'fehler-steuer-id-ungueltig'],
    ['NL', '174559434', 'fine'],
    ['NL', '174559435', 'fehler-steuer-id-ungueltig'],
    ['AT', '00-000/0000', 'fehler-steuer-id-ungueltig'],
    ['AT', '12-345/6789', 'fine'],
    ['JP', 'A'.repeat(21), 'fehler-steuer-id-ungueltig'],
  ])('tax numbers of %s: %s is %s', (land, value, expected) => {
    expect(key('PERSON_TIN_LAND.TIN_I1_1', value, { 'PERSON_TIN_LAND.LAND_I1_1': land })).toBe(expected);
  });

  it('a country of tax is named once', () => {
    const beside = { 'PERSON_TIN_LAND.LAND_I1_1': 'FR' };
    expect(key('PERSON_TIN_LAND.LAND_I1_2', 'FR', beside)).toBe('fehler-land-mehrfach');
    expect(key('PERSON_TIN_LAND.LAND_I1_2', 'IT', beside)).toBe('fine');
  });
});

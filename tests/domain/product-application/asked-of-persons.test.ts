import type { Product } from '@domain/product-application/engine/product';
import { opened } from './opened';

type Said = Readonly<Record<string, string | boolean>>;

/** Which of these fields take input once that is said. */
function openOf(product: Product, said: Said, names: readonly string[]): readonly string[] {
  const { say, field } = opened(product);
  say(said);
  return names.filter((name) => !field(name).view.disabled);
}

describe('who is asked for what (brokerage.md 3, Person) [APP-09]', () => {
  const asksFor = (product: Product, name: string): boolean => opened(product).compiled.fields.has(name);

  it.each<[Product, string, string, readonly string[]]>([
    // Who applies is known by the id the bank has for them; the other says by a number that the bank knows them.
    ['depot', 'PERSON.KUNDEN_ID', 'the one who applies', ['I1']],
    ['junior-depot', 'PERSON.KUNDEN_ID', 'the one who applies', ['E1']],
    ['depot', 'PERSON.ZUGANG_VORHANDEN', 'the other', ['I2']],
    ['junior-depot', 'PERSON.ZUGANGSNUMMER', 'the other', ['E2']],
    ['junior-depot', 'PERSON.VERHEIRATET', 'grown people', ['E1', 'E2']],
    ['depot', 'PERSON.VERHEIRATET', 'grown people', ['I1', 'I2']],
    ['junior-depot', 'PERSON.AUSWEIS_VORHANDEN', 'a child', ['J']],
    ['junior-depot', 'PERSON.STEUER_ID', 'everybody', ['E1', 'E2', 'J']],
    ['junior-depot', 'MAILADRESSE.ADRESSE', 'those who can be reached', ['E1', 'E2']],
    ['junior-depot', 'POST.VORHER_ORT', 'those who may have moved', ['E1', 'E2']],
    ['junior-depot', 'POST.ORT', 'everybody', ['E1', 'E2', 'J']],
    ['depot', 'ZUSTIMMUNG.AUFZEICHNUNG', 'each who trades', ['I1', 'I2']],
    ['girokonto', 'ZUSTIMMUNG.AUFZEICHNUNG', 'nobody who does not', []],
    ['girokonto', 'ZUSTIMMUNG.AUSKUNFTEI', 'each', ['I1', 'I2']],
  ])('the application for %s asks for %s of %s: %j', (product, field, _, roles) => {
    const all = ['I1', 'I2', 'E1', 'E2', 'J'];
    expect(all.filter((role) => asksFor(product, `${field}_${role}`))).toEqual(roles);
  });

  it.each<[Product, string]>([
    ['depot', 'I1'],
    ['junior-depot', 'E1'],
    ['junior-depot', 'J'],
  ])(
    'the application for %s: what the bank knows of who %s is takes no input, all else does',
    (product, role) => {
      const known = new Set(opened(product).compiled.fields.keys());
      const { compiled } = opened(product, { prefilled: known });
      const closed = [...compiled.fields].flatMap(([name, { node }]) =>
        name.endsWith(`_${role}`) && node.life.disabled === true ? [name.replace(`_${role}`, '')] : [],
      );
      expect(closed).toEqual([
        ...(role === 'J' ? [] : ['PERSON.KUNDEN_ID']),
        'PERSON.ANREDE',
        'PERSON.TITEL',
        'PERSON.VORNAME',
        'PERSON.NAME',
        'PERSON.GEBURTSDATUM',
        'PERSON.GEBURTSORT',
        'PERSON.NATIONALITAET',
      ]);
    },
  );
});

describe('what is asked for in a situation only [APP-03] [APP-09]', () => {
  it.each<[string, Product, Said, readonly string[], readonly string[]]>([
    [
      'who has not moved says nothing of before',
      'depot',
      {},
      ['POST.VORHER_STRASSE_I1', 'POST.VORHER_HAUSNUMMER_I1', 'POST.VORHER_LAND_I1'],
      [],
    ],
    [
      'who has moved says where from',
      'depot',
      { 'WIRTSCHAFTSDATEN.UMGEZOGEN_I1': true },
      ['POST.VORHER_STRASSE_I1', 'POST.VORHER_HAUSNUMMER_I1', 'POST.VORHER_LAND_I1'],
      ['POST.VORHER_STRASSE_I1', 'POST.VORHER_HAUSNUMMER_I1', 'POST.VORHER_LAND_I1'],
    ],
    [
      'a number of access is asked of whom the bank knows',
      'junior-depot',
      { 'PERSON.ZUGANG_VORHANDEN_E2': true },
      ['PERSON.ZUGANGSNUMMER_E2'],
      ['PERSON.ZUGANGSNUMMER_E2'],
    ],
    [
      'and not of others',
      'junior-depot',
      {},
      ['PERSON.ZUGANG_VORHANDEN_E2', 'PERSON.ZUGANGSNUMMER_E2'],
      ['PERSON.ZUGANG_VORHANDEN_E2'],
    ],
    [
      'who pays taxes nowhere else names no country',
      'depot',
      {},
      ['PERSON_TIN_LAND.LAND_I1_1', 'PERSON_TIN_LAND.TIN_I1_3', 'PERSON_TIN_LAND.BESTAETIGUNG_I1'],
      ['PERSON_TIN_LAND.BESTAETIGUNG_I1'],
    ],
    [
      'who does names up to three',
      'depot',
      { 'PERSON_TIN_LAND.WEITERE_I1': true },
      [
        'PERSON_TIN_LAND.LAND_I1_1',
        'PERSON_TIN_LAND.TIN_I1_1',
        'PERSON_TIN_LAND.LAND_I1_3',
        'PERSON_TIN_LAND.TIN_I1_3',
      ],
      [
        'PERSON_TIN_LAND.LAND_I1_1',
        'PERSON_TIN_LAND.TIN_I1_1',
        'PERSON_TIN_LAND.LAND_I1_3',
        'PERSON_TIN_LAND.TIN_I1_3',
      ],
    ],
    [
      'a child without proof shows none',
      'junior-depot',
      {},
      ['PERSON.AUSWEIS_ART_J', 'PERSON.AUSWEIS_AUSGESTELLT_J', 'PERSON.AUSWEIS_GUELTIG_BIS_J'],
      [],
    ],
    [
      'a birth certificate does not expire',
      'junior-depot',
      { 'PERSON.AUSWEIS_VORHANDEN_J': true, 'PERSON.AUSWEIS_ART_J': 'GEBURTSURKUNDE' },
      ['PERSON.AUSWEIS_ART_J', 'PERSON.AUSWEIS_AUSGESTELLT_J', 'PERSON.AUSWEIS_GUELTIG_BIS_J'],
      ['PERSON.AUSWEIS_ART_J', 'PERSON.AUSWEIS_AUSGESTELLT_J'],
    ],
    [
      'a passport does',
      'junior-depot',
      { 'PERSON.AUSWEIS_VORHANDEN_J': true, 'PERSON.AUSWEIS_ART_J': 'REISEPASS' },
      ['PERSON.AUSWEIS_GUELTIG_BIS_J'],
      ['PERSON.AUSWEIS_GUELTIG_BIS_J'],
    ],
    [
      'the BIC is asked for beyond the European Economic Area',
      'depot',
      { 'AUSZAHLUNG_KONTO.KONTO_ID': 'CH93 0076 2011 6238 5295 7' },
      ['AUSZAHLUNG_KONTO.BIC'],
      ['AUSZAHLUNG_KONTO.BIC'],
    ],
    [
      'the BIC is not asked for within it',
      'depot',
      { 'AUSZAHLUNG_KONTO.KONTO_ID': 'DE02 1203 0000 0000 2020 51' },
      ['AUSZAHLUNG_KONTO.BIC'],
      [],
    ],
    ['nor before an account is said', 'depot', {}, ['AUSZAHLUNG_KONTO.BIC'], []],
  ])('%s', (_, product, said, names, open) => {
    expect(openOf(product, said, names)).toEqual(open);
  });

  const OF_WORK = [
    'PERSON.BRANCHE_I1',
    'WIRTSCHAFTSDATEN.ARBEITGEBER_I1',
    'WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1',
  ];
  it.each([
    ['ANGESTELLT', OF_WORK],
    ['BEAMTET', OF_WORK],
    ['SELBSTSTAENDIG', ['PERSON.BRANCHE_I1']],
    ['STUDIUM', ['PERSON.BRANCHE_I1']],
    ['RUHESTAND', []],
    ['OHNE', []],
  ])('%s: of work is asked %j', (BERUF, open) => {
    expect(openOf('depot', { 'PERSON.BERUF_I1': BERUF }, OF_WORK)).toEqual(open);
  });
});

describe('what stands in a field before anything is said [APP-03]', () => {
  it.each<[Product, string, string | boolean | undefined]>([
    ['depot', 'PERSON.NATIONALITAET_I1', 'DE'],
    // A child's nationality may be another than that of its guardians.
    ['junior-depot', 'PERSON.NATIONALITAET_J', undefined],
    ['junior-depot', 'PERSON.NATIONALITAET_E2', 'DE'],
    ['depot', 'POST.LAND_I1', 'DE'],
    ['depot', 'POST.VORHER_LAND_I1', 'DE'],
    ['depot', 'TELEKOM.VORWAHL_I1_1', '+49'],
    // A second number is none yet, and its country code would be sent without it.
    ['depot', 'TELEKOM.VORWAHL_I1_2', ''],
    ['depot', 'TELEKOM.ART_I1_1', 'MOBIL'],
    ['depot', 'TELEKOM.ART_I1_2', 'PRIVAT'],
    ['depot', 'TELEKOM.BEVORZUGT_I1_1', true],
    ['depot', 'TELEKOM.BEVORZUGT_I1_2', false],
    ['depot', 'PRODUKT.ART', 'KPE'],
    ['depot', 'DEPOT.DEPOT', true],
    ['junior-depot', 'DEPOT.DEPOT', true],
    ['depot', 'WERTPAPIERSPARPLAN.PLANART', 'STANDARD'],
    ['depot', 'WERTPAPIERSPARPLAN.INTERVALL', 'MONTHLY'],
    ['depot', 'WERTPAPIERSPARPLAN.KAUFTAG', '1'],
    ['depot', 'KUNDENBINDUNG.SYSTEM_ID', 'WERKBONUS'],
    ['depot', 'PERSON.NAME_I1', ''],
    ['depot', 'PERSON.VERHEIRATET_I1', false],
    ['depot', 'FINANZDIENSTLEISTER.VOLLMACHT', false],
  ])('in the application for %s %s: %j', (product, name, stands) => {
    expect(opened(product).value(name)).toBe(stands);
  });
});

describe('what is said of nothing said (brokerage.md 5) [APP-07]', () => {
  it.each([
    ['PERSON.NAME_I1', 'application-required'],
    ['PERSON.ANREDE_I1', 'application-required'],
    ['ZUSTIMMUNG.AUSKUNFTEI_I1', 'application-consent'],
    ['ZUSTIMMUNG.EIGENES_INTERESSE_I1', 'application-consent'],
    ['ZUSTIMMUNG.BEDINGUNGEN_I1', 'requiredTrue'],
    ['PERSON_TIN_LAND.BESTAETIGUNG_I1', 'requiredTrue'],
  ])('%s: %s', (name, key) => {
    expect(opened('depot').found(name)).toEqual([key]);
  });

  it.each(['PERSON.TITEL_I1', 'PERSON.GEBURTSNAME_I1', 'POST.HAUSNUMMER_I1', 'ZUSTIMMUNG.WERBUNG_EMAIL_I1'])(
    '%s: nothing, it may be left out',
    (name) => {
      expect(opened('depot').found(name)).toEqual([]);
    },
  );
});

describe('what the bank is asked about while it is typed [APP-06]', () => {
  it.each<[Product, string, readonly string[]]>([
    ['depot', 'POST.PLZ_I1', ['POST.LAND_I1']],
    ['junior-depot', 'POST.PLZ_J', ['POST.LAND_J']],
    ['depot', 'TELEKOM.NUMMER_I2_1', ['TELEKOM.VORWAHL_I2_1']],
    ['depot', 'MAILADRESSE.ADRESSE_I1', []],
    ['depot', 'AUSZAHLUNG_KONTO.KONTO_ID', []],
    ['depot', 'WERTPAPIERSPARPLAN.ZAHLUNG_IBAN', []],
    ['festgeld', 'LASTSCHRIFT_KONTO.KONTO_ID', []],
    // Up to ten securities (brokerage.md 5).
    ...(['I', 'E'] as const).map((of): [Product, string, readonly string[]] => [
      of === 'I' ? 'depot' : 'junior-depot',
      'WERTPAPIERSPARPLAN.WKN_1',
      [
        ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => `WERTPAPIERSPARPLAN.WKN_${index}`),
        `DEPOT.ZIELMARKT_KENNTNISSE_${of}1`,
        `DEPOT.ZIELMARKT_KENNTNISSE_${of}2`,
      ],
    ]),
  ])('in the application for %s %s, together with %j', (product, name, others) => {
    expect(opened(product).compiled.configs.get(name)).toMatchObject({ usePreValidator: true });
    expect(opened(product).compiled.configs.get(name)?.crossValidationFormFieldNames ?? []).toEqual(others);
  });

  it('an address that is repeated is judged by the other, without asking', () => {
    const config = opened('depot').compiled.configs.get('MAILADRESSE.WIEDERHOLUNG_I1');
    expect(config?.crossValidationFormFieldNames).toEqual(['MAILADRESSE.ADRESSE_I1']);
    expect(config?.usePreValidator).toBeUndefined();
  });
});

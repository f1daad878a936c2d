import { Answers } from '@sandbox/areas/application/check/answers';
import { productOf } from '@sandbox/areas/application/product';
import {
  cfd,
  child,
  currentAccount,
  dailyDeposit,
  fixedDeposit,
  jointDepot,
  knowledge,
  payout,
  person,
  proposal,
  singleDepot,
  wire,
  type Said,
} from './sample-fields';
import { MISSING, told, without } from './told-of-the-whole';

const swiss = { 'AUSZAHLUNG_KONTO.KONTO_ID': 'CH9300762011623852957' };
/** Collected from an account in a country that is in SEPA and not in the European Economic Area. */
const debited = {
  'LASTSCHRIFT_KONTO.ZAHLUNGSWEG': 'LASTSCHRIFT',
  'LASTSCHRIFT_KONTO.KONTO_ID': 'CH9300762011623852957',
  'LASTSCHRIFT_KONTO.NAME': 'Neumann',
  'LASTSCHRIFT_KONTO.VORNAME': 'Paula',
  'LASTSCHRIFT_KONTO.FRUEHESTMOEGLICH': 'J',
};
/** A depot on a proposal of the planner, with the answers that it comes from. */
const planned = (): Said => ({ ...singleDepot(), ...proposal() });

const junior = (): Said => ({ ...child(), 'DEPOT.DEPOT': 'J', ...knowledge('E1'), ...payout() });
const juniorAccount = (): Said => ({ ...child(), 'GIRO.KONTO': 'J' });

describe('a whole application [APP-13]', () => {
  it.each([
    ['depot', singleDepot()],
    ['depot', jointDepot()],
    ['girokonto', currentAccount()],
    ['junior-depot', junior()],
    ['junior-konto', juniorAccount()],
    ['cfd', cfd(6)],
    ['festgeld', fixedDeposit()],
    ['tagesgeld', dailyDeposit()],
    ['depot', { ...singleDepot(), ...swiss, 'AUSZAHLUNG_KONTO.BIC': 'UBSWCHZH80A' }],
    ['depot', planned()],
  ] as const)('%s is complete', (product, said) => {
    expect(told(product, said)).toEqual([]);
  });

  it.each([
    ['depot', singleDepot(), 'PERSON.GEBURTSORT_I1'],
    ['depot', singleDepot(), 'POST.ORT_I1'],
    ['depot', singleDepot(), 'PERSON.STEUER_ID_I1'],
    ['depot', singleDepot(), 'ZUSTIMMUNG.AUFZEICHNUNG_I1'],
    ['depot', singleDepot(), 'WP_PRODUKTGRUPPE.ERFAHRUNGEN_I1_1'],
    ['depot', jointDepot(), 'PERSON.NAME_I2'],
    ['girokonto', currentAccount(), 'GIRO.DISPO_BETRAG'],
    ['girokonto', currentAccount(), 'KARTEN.KREDITKARTE_MOTIV_I1'],
    ['junior-depot', junior(), 'MAILADRESSE.ADRESSE_E1'],
    ['junior-konto', juniorAccount(), 'PERSON.VORNAME_I1'],
    ['junior-konto', juniorAccount(), 'PERSON.STEUER_ID_I1'],
    ['junior-konto', juniorAccount(), 'PERSON_TIN_LAND.BESTAETIGUNG_I1'],
    ['junior-depot', { ...junior(), 'PERSON_TIN_LAND.WEITERE_I1': 'J' }, 'PERSON_TIN_LAND.LAND_I1_1'],
    ['cfd', cfd(6), 'CFD_ANTWORT.ANTWORT_I1_6'],
    ['festgeld', fixedDeposit(), 'AUSZAHLUNG_KONTO.KONTO_ID'],
    ['festgeld', fixedDeposit(), 'FESTGELD.KONDITION_ID'],
    ['festgeld', { ...fixedDeposit(), ...swiss }, 'AUSZAHLUNG_KONTO.BIC'],
    ['festgeld', { ...fixedDeposit(), ...debited }, 'LASTSCHRIFT_KONTO.BIC'],
    ['depot', planned(), 'ANLAGEDEPOT_SCORING.ANLAGEDAUER'],
    ['depot', planned(), 'ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG'],
    ['depot', planned(), 'ANLAGEDEPOT_SCORING.VERMOEGEN_ILLIQUIDE'],
    ['depot', planned(), 'ANLAGEDEPOT_STAMM.STRATEGIE'],
    ['tagesgeld', dailyDeposit(), 'TGK_PLUS.TGK_PLUS'],
    ['tagesgeld', dailyDeposit(), 'AUSZAHLUNG_KONTO.KONTO_ID'],
  ] as const)('%s misses %s', (product, said, name) => {
    expect(told(product, without(said, name))).toEqual([`${name}: ${MISSING}`]);
  });

  it.each(['cfd', 'tagesgeld', 'girokonto'] as const)('%s for two asks for the second person', (product) => {
    const said = {
      ...singleDepot(),
      ...cfd(6),
      ...dailyDeposit(),
      ...currentAccount(),
    };
    const asked = told(product, { ...said, 'PRODUKT.ART': '2' });
    expect(asked).toContain(`PERSON.NAME_I2: ${MISSING}`);
    expect(asked.every((each) => /_I2(_1|_[2-6])?: /.test(each))).toBe(true);
  });

  it.each(['karte', 'adresse'] as const)('%s is nobody else’s to sign', (product) => {
    const answers = Answers.of(wire({ 'PRODUKT.ART': '2' }));
    expect(productOf(product).signers(answers)).toEqual(['I1']);
  });

  it('of a step only what is sent is missed', () => {
    expect(told('depot', without(person('I1'), 'PERSON.NAME_I1'), 'sent')).toEqual([]);
    expect(told('depot', { ...person('I1'), 'PERSON.NAME_I1': '' }, 'sent')).toEqual([
      `PERSON.NAME_I1: ${MISSING}`,
    ]);
  });

  it('what the bank knows of a customer is not missed', () => {
    const known = new Map(Object.entries({ ...person('I1'), 'PERSON.KUNDEN_ID_I1': 'c-1' }));
    const said = without(singleDepot(), ...Object.keys(person('I1')));
    expect(told('depot', said, 'all', { known })).toEqual([]);
    expect(told('depot', { ...said, 'PERSON.NAME_I1': 'Anders' }, 'all', { known })).toEqual([
      'PERSON.NAME_I1: fehler-angabe-weicht-ab',
    ]);
    expect(told('depot', { ...said, 'PERSON.KUNDEN_ID_I1': 'c-1' }, 'all', { known })).toEqual([]);
    expect(told('depot', { ...said, 'PERSON.KUNDEN_ID_I1': 'c-2' }, 'all', { known })).toEqual([
      'PERSON.KUNDEN_ID_I1: fehler-angabe-weicht-ab',
    ]);
  });

  it.each([
    [
      'depot',
      { ...singleDepot(), 'PERSON.GEBURTSDATUM_I1': '2008-11-24' },
      'PERSON.GEBURTSDATUM_I1: fehler-nicht-volljaehrig',
    ],
    [
      'junior-konto',
      { ...juniorAccount(), 'PERSON.GEBURTSDATUM_I1': '2008-11-23' },
      'PERSON.GEBURTSDATUM_I1: fehler-nicht-minderjaehrig',
    ],
    [
      'depot',
      { ...jointDepot(), 'PERSON.STEUER_ID_I2': '86095742719' },
      'PERSON.STEUER_ID_I2: fehler-personen-gleich',
    ],
    ...(
      [
        ['depot', singleDepot(), 'DEPOT.DEPOT'],
        ['girokonto', currentAccount(), 'GIRO.KONTO'],
        ['junior-depot', junior(), 'DEPOT.DEPOT'],
        ['junior-konto', juniorAccount(), 'GIRO.KONTO'],
        ['tagesgeld', dailyDeposit(), 'TGK_PLUS.TGK_PLUS'],
      ] as const
    ).map(
      ([product, said, flag]) =>
        [product, { ...said, [flag]: 'N' }, `${flag}: fehler-anderes-produkt`] as const,
    ),
    ...(
      [
        ['depot', singleDepot(), 'PERSON.VORNAME_I2', 'Robert'],
        ['girokonto', currentAccount(), 'PERSON.VORNAME_I2', 'Robert'],
        ['depot', singleDepot(), 'ZUSTIMMUNG.BEDINGUNGEN_E1', 'J'],
        ['junior-konto', juniorAccount(), 'PERSON.STEUER_ID_E2', '47036892816'],
        ['cfd', cfd(6), 'CFD_ANTWORT.ANTWORT_I2_3', 'RICHTIG'],
        ['festgeld', fixedDeposit(), 'PERSON.VORNAME_I2', 'Robert'],
      ] as const
    ).map(
      ([product, said, field, value]) =>
        [product, { ...said, [field]: value }, `${field}: fehler-person-nicht-beteiligt`] as const,
    ),
    [
      'depot',
      { ...singleDepot(), 'WP_PRODUKTGRUPPE.UUID_I1_1': 'gold' },
      'WP_PRODUKTGRUPPE.UUID_I1_1: fehler-produktgruppe-unbekannt',
    ],
    ['depot', { ...singleDepot(), 'PRODUKT.MODULE': 'over' }, 'PRODUKT.MODULE: fehler-modul-ungueltig'],
    ['depot', { ...singleDepot(), 'PRODUKT.BUENDEL': 'none' }, 'PRODUKT.BUENDEL: fehler-paket-unbekannt'],
    ...[
      { 'ANLAGEDEPOT_STAMM.PRODUKTKLASSE': '5' },
      { 'ANLAGEDEPOT_SCORING.ANLAGEDAUER': '3_BIS_5' },
      { 'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ': '10' },
      { 'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ': 'WENIG' },
    ].map(
      (said) =>
        [
          'depot',
          { ...planned(), ...said },
          'ANLAGEDEPOT_STAMM.PRODUKTKLASSE: fehler-risikoklasse-zu-hoch',
        ] as const,
    ),
    [
      'festgeld',
      { ...fixedDeposit(), 'FESTGELD.KONDITION_ID': 'FG-0' },
      'FESTGELD.LAUFZEIT: fehler-kondition-unbekannt',
    ],
    [
      'festgeld',
      { ...fixedDeposit(), 'FESTGELD.LAUFZEIT': '24' },
      'FESTGELD.LAUFZEIT: fehler-kondition-andere-laufzeit',
    ],
  ] as const)('%s: %#', (product, said, expected) => {
    expect(told(product, said)).toEqual([expected]);
  });
});

describe('the document of a child [APP-09]', () => {
  it.each([
    ['PERSONALAUSWEIS', [`PERSON.AUSWEIS_GUELTIG_BIS_I1: ${MISSING}`]],
    ['REISEPASS', [`PERSON.AUSWEIS_GUELTIG_BIS_I1: ${MISSING}`]],
    ['GEBURTSURKUNDE', []],
  ])('%s without the day it is valid until: %j', (kind, expected) => {
    const document = {
      'PERSON.AUSWEIS_VORHANDEN_I1': 'J',
      'PERSON.AUSWEIS_ART_I1': kind,
      'PERSON.AUSWEIS_NUMMER_I1': 'G-2019-30617',
      'PERSON.AUSWEIS_BEHOERDE_I1': 'Standesamt Köln',
      'PERSON.AUSWEIS_AUSGESTELLT_I1': '2019-07-02',
    };
    expect(told('junior-konto', { ...juniorAccount(), ...document })).toEqual(expected);
  });
});

describe('a plan with the depot [APP-13]', () => {
  const plan = (positions: Said): Said => ({
    ...singleDepot(),
    'WERTPAPIERSPARPLAN.AUSWAHL': 'J',
    'WERTPAPIERSPARPLAN.INTERVALL': 'MONTHLY',
    'WERTPAPIERSPARPLAN.KAUFTAG': '1',
    'WERTPAPIERSPARPLAN.ERSTER_KAUF': '2026-12-01',
    'WERTPAPIERSPARPLAN.ZAHLUNG_IBAN': 'DE02120300000000202051',
    'WERTPAPIERSPARPLAN.ZAHLUNG_NAME': 'Neumann',
    'WERTPAPIERSPARPLAN.ZAHLUNG_VORNAME': 'Paula',
    'WERTPAPIERSPARPLAN.WKN_1': 'A2PKXG',
    'WERTPAPIERSPARPLAN.SPARRATE_1': '50.00',
    ...positions,
  });
  const at = (field: string, key: string): readonly string[] => [`WERTPAPIERSPARPLAN.${field}: ${key}`];

  it.each([
    [{}, []],
    [{ 'WERTPAPIERSPARPLAN.WKN_2': 'A0RPWH' }, at('SPARRATE_2', MISSING)],
    [
      { 'WERTPAPIERSPARPLAN.DYNAMISIERUNG': 'J', 'WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ': '3' },
      at('DYNAMISIERUNG_BEGINN', MISSING),
    ],
    [{ 'WERTPAPIERSPARPLAN.WKN_1': '000000' }, at('WKN_1', 'fehler-wertpapier-unbekannt')],
    [{ 'WERTPAPIERSPARPLAN.GESAMTBETRAG': '60.00' }, at('GESAMTBETRAG', 'fehler-summe-der-raten')],
    [{ 'WERTPAPIERSPARPLAN.LETZTER_KAUF': '2026-11-30' }, at('LETZTER_KAUF', 'fehler-datum-reihenfolge')],
  ])('%j: %j', (positions, expected) => {
    expect(told('depot', plan(positions))).toEqual(expected);
  });
});

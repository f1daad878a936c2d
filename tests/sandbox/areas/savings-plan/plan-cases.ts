import { otherIban, werkbankIban } from '@sandbox/world/iban';
import { position, type PlanRequest } from './plan-desk';

/** A plan with the customer who sends it; without one it is the customer for programs, who has one account. */
export interface PlanCase {
  readonly by?: string;
  readonly plan: PlanRequest;
  /** Which attributes the bank names. */
  readonly origin: readonly string[] | null;
  readonly args?: Readonly<Record<string, unknown>>;
  /** A price that is set before. */
  readonly price?: readonly [wkn: string, price: string];
}

/** Greta Hansen, whose depot is for the class BASIC. */
const GRETA = '10000007';
/** Mina Nolte, who has shown no knowledge. */
const MINA = '10000013';
/** Anna Berger, whose second depot holds old units of a property fund, and who has an account in dollars. */
const ANNA = '10000001';

const first = ['instruments[0].instrumentId'];
const firstRate = ['instruments[0].rate'];
const total = ['totalAmount'];
const payer = ['settlementAccountIban'];
const external = (iban: string): PlanRequest => ({
  settlementAccountIban: iban,
  settlementAccountExternal: true,
});

/** An IBAN with its check digits. */
function ibanOf(country: string, account: string): string {
  const letters = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(letters) % 97n)).padStart(2, '0')}${account}`;
}

/** Every savings plan key, account key and notice of brokerage.md 8, and what raises it. */
export const PLAN_CASES: readonly (readonly [key: string, reason: string, plan: PlanCase])[] = [
  [
    'ANLAGEBETRAG_ZU_NIEDRIG',
    'a cent less than the least rate of the second position',
    {
      plan: { instruments: [position('A2PKXG', '25.00'), position('593393', '24.99')] },
      origin: ['instruments[1].rate'],
      args: { mindestbetrag: '25.00' },
    },
  ],
  [
    'fehler-stueckzahl-bei-sparrate-nicht-ermittelbar',
    'not even a thousandth for two euro, at 3,000 a piece',
    {
      plan: { instruments: [position('A2PKXG', '2.00')] },
      origin: firstRate,
      price: ['A2PKXG', '3000.00'],
      args: { mindestbetrag: '3.00' },
    },
  ],
  [
    'fehler-max-anlagebetrag-ueberschritten',
    'more than a plan takes',
    {
      plan: { instruments: [position('A2PKXG', '6000.00'), position('A0RPWH', '4000.01')] },
      origin: total,
      args: { maximalbetrag: '10000.00' },
    },
  ],
  [
    'fehler-wertpapier-mehrfach-in-sparplan',
    'one by its WKN and by its ISIN',
    {
      plan: {
        instruments: [
          position('A2PKXG', '50.00'),
          position('A0RPWH', '50.00'),
          position('IE00BK5BQT80', '50.00'),
        ],
      },
      origin: ['instruments[2].instrumentId'],
    },
  ],
  [
    'fehler-wertpapier-nicht-sparplanfaehig',
    'a bond',
    { plan: { instruments: [position('110258', '50.00')] }, origin: first },
  ],
  [
    'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich',
    'a certificate without its document',
    { plan: { instruments: [position('DW3ZE3', '50.00')] }, origin: first },
  ],
  [
    'fehler_vertriebsstrategieNichtPrivatkunde',
    'a customer of private banking',
    { by: '10000020', plan: {}, origin: null },
  ],
  [
    'fehler_kundenklassifikationNichtPrivatkunde',
    'a professional client',
    { by: '10000019', plan: {}, origin: null },
  ],
  [
    'fehler_abwicklungsuniversum',
    'a share in Canadian dollars',
    { plan: { instruments: [position('870450', '50.00')] }, origin: first, args: { waehrung: 'CAD' } },
  ],
  [
    'fehler_sparrate_zu_gross_bei_plananfang_planende_kombination',
    'ten thousand a month for three years',
    {
      plan: { instruments: [position('A2PKXG', '10000.00')], endDate: '2029-11-30' },
      origin: ['totalAmount', 'startDate', 'endDate'],
      args: { summe: '360000.00', maximal: '250000.00' },
    },
  ],
  [
    'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt',
    'an ETF for a person of the United States',
    { by: '10000018', plan: {}, origin: first },
  ],
  [
    'fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan',
    'nothing shown of the group yet',
    { by: MINA, plan: {}, origin: first, args: { productGroupId: 'etf' } },
  ],
  [
    'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend',
    'a share for a depot of the class BASIC',
    {
      by: GRETA,
      plan: { instruments: [position('A2PKXG', '50.00'), position('716460', '50.00')] },
      origin: ['instruments[1].instrumentId'],
      args: { productGroupId: 'aktien', requiredTargetMarket: 'ADVANCED' },
    },
  ],
  ['fehler_pflichtfeld_nicht_gesetzt', 'no interval', { plan: { interval: null }, origin: ['interval'] }],
  [
    'fehler-lastschriftiban-darf-nicht-leer-sein',
    'a direct debit from nowhere',
    { plan: { settlementAccountIban: null, settlementAccountExternal: true }, origin: payer },
  ],
  [
    'request.object.invalid.i-ba-n',
    'wrong check digits',
    { plan: external('DE88370400440532013000'), origin: payer },
  ],
  [
    'fehler_lastschrifteinzug_limit_ueberschritten',
    'more than is collected at home',
    {
      plan: { ...external(otherIban('77')), instruments: [position('A2PKXG', '5000.01')] },
      origin: total,
      args: { maximal: '5000.00' },
    },
  ],
  [
    'fehler_lastschrifteinzug_limit_ueberschritten_ausland',
    'more than is collected abroad',
    {
      plan: { ...external('FR1420041010050500013M02606'), instruments: [position('A2PKXG', '1000.01')] },
      origin: total,
      args: { maximal: '1000.00' },
    },
  ],
  [
    'QUELL_UND_ZIELKUNDENVERBINDUNG_IDENTISCH',
    'the customer’s own account as an external one',
    { plan: { settlementAccountExternal: true }, origin: payer },
  ],
  [
    'KONTO_EXISTIERT_NICHT',
    'somebody else’s account as one’s own',
    { plan: { settlementAccountIban: werkbankIban('1000000300') }, origin: payer },
  ],
  [
    'FALSCHE_KONTOART',
    'the account in dollars',
    { by: ANNA, plan: { settlementAccountIban: werkbankIban('1000000102') }, origin: payer },
  ],
  [
    'BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT',
    'a Turkish account',
    { plan: external(ibanOf('TR', '0006100519786457841326')), origin: payer },
  ],
  [
    'BIC_NICHT_ERMITTELBAR',
    'a bank code in no area',
    { plan: external(ibanOf('DE', '987654321234567890')), origin: payer },
  ],
  [
    'INSTITUT_NICHT_CORE_FAEHIG',
    'an account at the central bank',
    { plan: external(ibanOf('DE', '504000000000012345')), origin: payer },
  ],
  [
    'KONTONUMMER_UNGUELTIG',
    'the account number 0',
    { plan: external(ibanOf('DE', '370400440000000000')), origin: payer },
  ],
  [
    'hinweis_verzicht_zusendung_verkaufsunterlagen',
    'a fund',
    {
      plan: { instruments: [position('849105', '50.00')], salesDocumentsWaived: true },
      origin: ['salesDocumentsWaived'],
    },
  ],
  [
    'hinweis_missverhaeltnis_sparrate_zu_kosten',
    'the least rate of a foreign share',
    { plan: { instruments: [position('A1J4U4', '25.00')] }, origin: firstRate },
  ],
  ['hinweis_basisinformationsblatt_vorhanden', 'an ETF', { plan: {}, origin: first }],
  [
    'hinweis_offener_immobilien_fonds_ruecknahme_bedingungen',
    'a property fund',
    { plan: { instruments: [position('980701', '50.00')], salesDocumentsWaived: true }, origin: first },
  ],
  [
    'hinweis_bgb_offener_immobilien_fonds_ruecknahme_bedingungen',
    'a property fund of which the depot holds units from 2011',
    {
      by: ANNA,
      plan: {
        depotId: 'zweitdepot',
        settlementAccountIban: werkbankIban('1000000101'),
        instruments: [position('980701', '50.00')],
        salesDocumentsWaived: true,
      },
      origin: first,
    },
  ],
  [
    'hinweis_erfahrung_in_produktgruppe_nicht_erreicht',
    'knowledge shown, never traded by the customer’s own word',
    { by: '10000003', plan: {}, origin: first, args: { productGroupId: 'etf' } },
  ],
  [
    'hinweis_lastschrift_informationen',
    'a direct debit each month',
    {
      plan: external(otherIban('77')),
      origin: payer,
      args: { creditorIdentifier: 'DE98ZZZ09999999999', bank: 'Andere Bank', maximal: '5000.00' },
    },
  ],
  [
    'hinweis_lastschrift_informationen_einzelanlage',
    'a direct debit for one execution only',
    { plan: { ...external(otherIban('77')), endDate: '2026-12-31' }, origin: payer },
  ],
];

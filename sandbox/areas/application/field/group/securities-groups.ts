import { futureDay } from '../date-checks';
import { HOLDERS, PERSONS, ROLES, group, type FieldGroup } from '../field-group';
import { euros, percent } from '../number-checks';
import { collectableIban } from '../place-checks';
import { oneOf, opaque, properName, text, yesOrNo } from '../text-checks';
import { problem } from '../field-problem';
import type { FieldCheck } from '../field-check';

const marketClass = oneOf('BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL');
const trades = oneOf('0', '1-4', '5-10', '>10');
const skill = oneOf('KEINE', 'GRUNDLAGEN', 'GUT', 'UMFASSEND');
const years = oneOf('0', '1-2', '3-5', '>5');
const holderName = properName({ min: 2, max: 40 });
const rate = euros({ least: '25.00', most: '10000.00', saving: true });

const PRODUCT_GROUPS = 40;
const PLAN_POSITIONS = 10;
const CFD_QUESTIONS = 6;

/** Six letters and digits, without I and O (WM Datenservice). */
const wkn: FieldCheck = (value) =>
  /^[A-HJ-NP-Z0-9]{6}$/.test(value) ? undefined : problem('fehler-wertpapier-unbekannt');

/** Depots, what their holders know, and savings plans (brokerage.md 3). */
export const securitiesGroups: readonly FieldGroup[] = [
  group('DEPOT', {}, { DEPOT: yesOrNo }),
  group('DEPOT', PERSONS, { ZIELMARKT_KENNTNISSE: marketClass, ZIELMARKT_ERFAHRUNG: trades }),
  group(
    'WP_PRODUKTGRUPPE',
    { roles: ROLES, most: PRODUCT_GROUPS },
    {
      UUID: opaque,
      KENNTNISSE: yesOrNo,
      ERFAHRUNGEN: trades,
    },
  ),
  group(
    'WERTPAPIERSPARPLAN',
    {},
    {
      AUSWAHL: yesOrNo,
      GESAMTBETRAG: rate,
      VERZICHT_UNTERLAGEN: yesOrNo,
      NAME: text({ max: 40 }),
      INTERVALL: oneOf('MONTHLY', 'TWO_MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'),
      KAUFTAG: oneOf('1', '7', '15'),
      ERSTER_KAUF: futureDay,
      LETZTER_KAUF: futureDay,
      DYNAMISIERUNG: yesOrNo,
      DYNAMISIERUNG_SATZ: percent({ most: '10' }),
      DYNAMISIERUNG_BEGINN: futureDay,
      ZAHLUNG_IBAN: collectableIban,
      ZAHLUNG_NAME: holderName,
      ZAHLUNG_VORNAME: holderName,
      PLANART: oneOf('STANDARD', 'VL'),
      ZIELMARKT_DEPOT: marketClass,
    },
  ),
  group(
    'WERTPAPIERSPARPLAN',
    { most: PLAN_POSITIONS },
    {
      WKN: wkn,
      SPARRATE: rate,
      PRODUKTGRUPPE: opaque,
      ERFAHRUNG: trades,
    },
  ),
  group(
    'CFD_ANTWORT',
    { roles: HOLDERS, most: CFD_QUESTIONS },
    {
      ANTWORT: oneOf('RICHTIG', 'FALSCH', 'UNBEKANNT'),
    },
  ),
  group(
    'CFD_ERFAHRUNG',
    { roles: HOLDERS },
    {
      AKTIEN_KENNTNISSE: skill,
      CFD_KENNTNISSE: skill,
      AKTIEN_JAHRE: years,
      CFD_JAHRE: years,
      AKTIEN_GESCHAEFTE: trades,
      CFD_GESCHAEFTE: trades,
    },
  ),
  group('CFD_KONTO', {}, { KONTOART: oneOf('1', '2') }),
];

import anlagedepotScoring from './de/fields/anlagedepot-scoring.json';
import anlagedepotStamm from './de/fields/anlagedepot-stamm.json';
import auszahlungKonto from './de/fields/auszahlung-konto.json';
import cfdAntwort from './de/fields/cfd-antwort.json';
import cfdErfahrung from './de/fields/cfd-erfahrung.json';
import cfdKonto from './de/fields/cfd-konto.json';
import depot from './de/fields/depot.json';
import festgeld from './de/fields/festgeld.json';
import finanzdienstleister from './de/fields/finanzdienstleister.json';
import giro from './de/fields/giro.json';
import junior from './de/fields/junior.json';
import karten from './de/fields/karten.json';
import kundenbindung from './de/fields/kundenbindung.json';
import lastschriftKonto from './de/fields/lastschrift-konto.json';
import mailadresse from './de/fields/person/mailadresse.json';
import marketingVertrieb from './de/fields/marketing-vertrieb.json';
import onvista from './de/fields/onvista.json';
import personTinLand from './de/fields/person/person-tin-land.json';
import person from './de/fields/person/person.json';
import post from './de/fields/person/post.json';
import praemie from './de/fields/praemie.json';
import produkt from './de/fields/produkt.json';
import telekom from './de/fields/person/telekom.json';
import rule from './de/fields/rule.json';
import tgkPlus from './de/fields/tgk-plus.json';
import transaktionsverhalten from './de/fields/person/transaktionsverhalten.json';
import wertpapiersparplan from './de/fields/wertpapiersparplan.json';
import wirtschaftsdaten from './de/fields/person/wirtschaftsdaten.json';
import wpProduktgruppe from './de/fields/wp-produktgruppe.json';
import zustimmung from './de/fields/zustimmung.json';
import type { FieldTexts } from './field-text';

/** The German words of all fields of applications. */
export const germanFieldTexts: FieldTexts = {
  ANLAGEDEPOT_SCORING: anlagedepotScoring,
  ANLAGEDEPOT_STAMM: anlagedepotStamm,
  AUSZAHLUNG_KONTO: auszahlungKonto,
  CFD_ANTWORT: cfdAntwort,
  CFD_ERFAHRUNG: cfdErfahrung,
  CFD_KONTO: cfdKonto,
  DEPOT: depot,
  FESTGELD: festgeld,
  FINANZDIENSTLEISTER: finanzdienstleister,
  GIRO: giro,
  JUNIOR: junior,
  KARTEN: karten,
  KUNDENBINDUNG: kundenbindung,
  LASTSCHRIFT_KONTO: lastschriftKonto,
  MAILADRESSE: mailadresse,
  MARKETING_VERTRIEB: marketingVertrieb,
  ONVISTA: onvista,
  PERSON_TIN_LAND: personTinLand,
  PERSON: person,
  POST: post,
  PRAEMIE: praemie,
  PRODUKT: produkt,
  RULE: rule,
  TELEKOM: telekom,
  TGK_PLUS: tgkPlus,
  TRANSAKTIONSVERHALTEN: transaktionsverhalten,
  WERTPAPIERSPARPLAN: wertpapiersparplan,
  WIRTSCHAFTSDATEN: wirtschaftsdaten,
  WP_PRODUKTGRUPPE: wpProduktgruppe,
  ZUSTIMMUNG: zustimmung,
};

import anlagedepotScoring from './en/fields/anlagedepot-scoring.json';
import anlagedepotStamm from './en/fields/anlagedepot-stamm.json';
import auszahlungKonto from './en/fields/auszahlung-konto.json';
import cfdAntwort from './en/fields/cfd-antwort.json';
import cfdErfahrung from './en/fields/cfd-erfahrung.json';
import cfdKonto from './en/fields/cfd-konto.json';
import depot from './en/fields/depot.json';
import festgeld from './en/fields/festgeld.json';
import finanzdienstleister from './en/fields/finanzdienstleister.json';
import giro from './en/fields/giro.json';
import junior from './en/fields/junior.json';
import karten from './en/fields/karten.json';
import kundenbindung from './en/fields/kundenbindung.json';
import lastschriftKonto from './en/fields/lastschrift-konto.json';
import mailadresse from './en/fields/person/mailadresse.json';
import marketingVertrieb from './en/fields/marketing-vertrieb.json';
import onvista from './en/fields/onvista.json';
import personTinLand from './en/fields/person/person-tin-land.json';
import person from './en/fields/person/person.json';
import post from './en/fields/person/post.json';
import praemie from './en/fields/praemie.json';
import produkt from './en/fields/produkt.json';
import telekom from './en/fields/person/telekom.json';
import rule from './en/fields/rule.json';
import tgkPlus from './en/fields/tgk-plus.json';
import transaktionsverhalten from './en/fields/person/transaktionsverhalten.json';
import wertpapiersparplan from './en/fields/wertpapiersparplan.json';
import wirtschaftsdaten from './en/fields/person/wirtschaftsdaten.json';
import wpProduktgruppe from './en/fields/wp-produktgruppe.json';
import zustimmung from './en/fields/zustimmung.json';
import type { FieldTexts } from './field-text';

/** The English words of all fields of applications. */
export const englishFieldTexts: FieldTexts = {
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

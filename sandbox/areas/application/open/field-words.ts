import { formatGermanDate, formatShortGermanDate, parseShortIsoDate } from '@domain/time/german-date';
import { exactGermanNumber } from '@domain/money/german-amount';
import { decimal } from '@domain/money/decimal';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { bundleOf, moduleOf, offerWord } from '../advertising/modules';
import type { FieldDefinition } from '../field/field-catalogue';

const GROUPS: Readonly<Record<string, string>> = {
  PERSON: 'Person',
  POST: 'Anschrift',
  TELEKOM: 'Telefon',
  MAILADRESSE: 'E-Mail',
  PERSON_TIN_LAND: 'Steuerliche Ansässigkeit',
  WIRTSCHAFTSDATEN: 'Beruf und Einkommen',
  ZUSTIMMUNG: 'Einwilligungen',
  TRANSAKTIONSVERHALTEN: 'Nutzung des Kontos',
  GIRO: 'Girokonto',
  KARTEN: 'Karten',
  AUSZAHLUNG_KONTO: 'Auszahlungskonto',
  LASTSCHRIFT_KONTO: 'Erste Einzahlung',
  TGK_PLUS: 'Tagesgeld',
  FESTGELD: 'Festgeld',
  JUNIOR: 'Verfügung der Eltern',
  DEPOT: 'Depot',
  WP_PRODUKTGRUPPE: 'Kenntnisse und Erfahrungen',
  WERTPAPIERSPARPLAN: 'Wertpapiersparplan',
  CFD_ANTWORT: 'Fragen zu CFDs',
  CFD_ERFAHRUNG: 'Erfahrungen mit CFDs',
  CFD_KONTO: 'CFD-Konto',
  ANLAGEDEPOT_SCORING: 'Angaben zur Anlage',
  ANLAGEDEPOT_STAMM: 'Vorschlag',
  FINANZDIENSTLEISTER: 'Finanzdienstleister',
  KUNDENBINDUNG: 'Bonusprogramm',
  PRODUKT: 'Produkt',
  PRAEMIE: 'Prämie',
  ONVISTA: 'Datenübernahme',
};

const ROLES = { I1: 'Person 1', I2: 'Person 2', E1: 'Elternteil 1', E2: 'Elternteil 2' } as const;

/** What a group of fields is called, with the person it is about: of what is for a minor the first holder is the child. */
export function groupTitle({ group, role }: FieldDefinition, isJunior: boolean): string {
  const title = GROUPS[group] ?? group;
  if (role === undefined) return title;
  return `${title}, ${isJunior && role === 'I1' ? 'Kind' : ROLES[role]}`;
}

const LETTERS: Readonly<Record<string, string>> = {
  STRASSE: 'Straße',
  NATIONALITAET: 'Staatsangehörigkeit',
  KUNDEN_ID: 'Kundennummer',
  AUSWEIS_BEHOERDE: 'Ausstellende Behörde',
  AUSWEIS_AUSGESTELLT: 'Ausgestellt am',
  VORANSCHRIFT_INLAND: 'Frühere Anschrift in Deutschland',
  GESAMTBETRAG: 'Gesamtbetrag je Ausführung',
  NETTOEINKOMMEN: 'Nettoeinkommen im Monat',
  PLZ: 'Postleitzahl',
  TIN: 'Steuernummer',
  UUID: 'Produktgruppe',
  VERTRAG_REFERENZ: 'Vertragsreferenz',
  PERSON_REFERENZ: 'Personenreferenz',
  KONTO_ID: 'IBAN',
  BIC: 'BIC',
  ANLAGEBETRAG: 'Anlagebetrag',
  LAUFZEIT: 'Laufzeit in Monaten',
};

/** What a field is called: its name as words, with its number. */
export function fieldTitle({ field, index }: FieldDefinition): string {
  const words = field
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/(?<![aeiouq])ue/g, 'ü')
    .replace(/ae/g, 'ä');
  const title = LETTERS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return index === undefined ? title : `${title} ${String(index)}`;
}

/** A month, where all else that looks like one is a reference. */
const MONTH = 'BESCHAEFTIGT_SEIT';

/** What is offered by a link, by its ids. */
const OFFERS = new Set(['MODULE', 'BUENDEL']);

const offerText = (ids: string): string =>
  ids
    .split(',')
    .map((id) => offerWord(moduleOf(id)?.productModuleName ?? bundleOf(id)?.productBundleName ?? id))
    .join(', ');

/** A value of the wire as people write it. */
export function valueText({ field }: FieldDefinition, value: string): string {
  if (value === 'J') return 'ja';
  if (value === 'N') return 'nein';
  if (OFFERS.has(field)) return offerText(value);
  const month = field === MONTH ? O.toUndefined(parseShortIsoDate(value, '01')) : undefined;
  if (month !== undefined) return formatShortGermanDate(month);
  const day = O.toUndefined(localDate(value));
  if (day !== undefined) return formatGermanDate(day);
  return /^\d{1,9}\.\d{2}$/.test(value) ? exactGermanNumber(decimal(value), 2) : value;
}

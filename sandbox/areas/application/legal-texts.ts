import type { Static } from 'typebox';
import type { StatementSchema } from './application-schema';
import { fieldName } from './field/field-catalogue';
import type { Role } from './field/field-group';

/** What each holder agrees to, in the words that count: HTML, as the bank's editors write it. */
const OF_HOLDERS: Readonly<Record<'ZUSTIMMUNG' | 'PERSON_TIN_LAND', Readonly<Record<string, string>>>> = {
  ZUSTIMMUNG: {
    AUSKUNFTEI: `
    <h3>Anfrage bei einer Auskunftei</h3>
    <p>Die Werkbank AG fragt bei Beginn der Geschäftsbeziehung eine Auskunftei nach Ihrer Zahlungsfähigkeit und
    meldet ihr, dass Sie ein Konto führen, wie es beendet wird und wenn Sie nicht vertragsgemäß zahlen.</p>
    <ul><li>Grundlage ist Art. 6 Abs. 1 Buchst. b und f DSGVO.</li>
    <li>Ihre <b>Auskunft nach Art. 15 DSGVO</b> gibt Ihnen die Auskunftei selbst.</li></ul>`,
    AUFZEICHNUNG: `
    <h3>Aufzeichnung von Telefonaten</h3>
    <p>Gespräche und elektronische Nachrichten zu Wertpapieraufträgen zeichnet die Bank auf (§ 83 Abs. 3 WpHG) und
    bewahrt sie <b>fünf Jahre</b> auf. Ohne diese Aufzeichnung darf sie am Telefon keinen Auftrag annehmen.</p>`,
    EIGENES_INTERESSE: `
    <h3>Wirtschaftlich Berechtigte</h3>
    <p>Sie erklären nach § 11 Geldwäschegesetz, dass Sie auf eigene Rechnung handeln. Ändert sich das, sagen Sie es
    der Bank <b>unverzüglich</b>.</p>`,
    BEDINGUNGEN: `
    <h3>Bedingungen und Preise</h3>
    <ul><li>Allgemeine Geschäftsbedingungen</li><li>Bedingungen für das Online-Banking</li>
    <li>Preis- und Leistungsverzeichnis</li><li>Information zur Einlagensicherung</li></ul>
    <p>Sie können den Vertrag <b>innerhalb von 14 Tagen</b> ohne Gründe widerrufen (§ 355 BGB); die Frist beginnt,
    wenn er geschlossen ist und Sie diese Unterlagen haben.</p>`,
    WERBUNG_EMAIL: `
    <h3>Werbung per E-Mail</h3>
    <p>Die Werkbank AG schreibt Ihnen über eigene Angebote an die genannte Adresse. Ihre Einwilligung können Sie
    <b>jederzeit widerrufen</b> (Art. 7 Abs. 3 DSGVO); der Vertrag hängt nicht davon ab.</p>`,
    WERBUNG_TELEFON: `
    <h3>Werbung am Telefon</h3>
    <p>Die Werkbank AG ruft Sie wegen eigener Angebote unter der genannten Nummer an (§ 7 Abs. 2 UWG). Ihre
    Einwilligung können Sie <b>jederzeit widerrufen</b>; der Vertrag hängt nicht davon ab.</p>`,
  },
  PERSON_TIN_LAND: {
    BESTAETIGUNG: `
    <h3>Selbstauskunft zur Steuer (FATCA und CRS)</h3>
    <p>Banken müssen feststellen, in welchen Ländern ihre Kunden steuerpflichtig sind, und melden Konten von
    Steuerpflichtigen anderer Länder dem Bundeszentralamt für Steuern (FKAustG; für die USA die
    FATCA-USA-Umsetzungsverordnung).</p>
    <p>Ändert sich etwas, sagen Sie es der Bank <b>innerhalb von 30 Tagen</b>.</p>`,
  },
};

/** What the applicants agree to together. */
const OF_ALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FINANZDIENSTLEISTER: {
    KONDITIONEN: `
    <h3>Bedingungen für Depots mit Finanzdienstleister</h3>
    <ul><li>Ihr Berater darf für Sie Orders erteilen, ändern und streichen, aber kein Geld an andere auszahlen.</li>
    <li>Die Vollmacht können Sie <b>jederzeit widerrufen</b>.</li>
    <li>Rückvergütungen an den Berater stehen in den Kosteninformationen jeder Order.</li></ul>`,
  },
  ONVISTA: {
    EINWILLIGUNG: `
    <h3>Daten aus dem bisherigen Depot</h3>
    <p>Ihre bisherige Bank gibt der Werkbank AG weiter, was zu den genannten Referenzen gespeichert ist: Person,
    Legitimation und Vertrag. Ihre Einwilligung können Sie <b>für die Zukunft widerrufen</b> (Art. 7 Abs. 3 DSGVO).</p>`,
  },
};

const oneLine = (html: string): string => html.replaceAll(/\s+/g, ' ').trim();

type Text = Static<typeof StatementSchema>;

const textsOf = (group: string, texts: Readonly<Record<string, string>>, role?: Role): readonly Text[] =>
  Object.entries(texts).map(([field, text]) => ({
    fieldname: fieldName(group, field, role),
    text: oneLine(text),
  }));

/**
 * The texts behind the ticks of those who sign and behind those of all, by the names of their fields. A child agrees to
 * nothing, but where it pays tax is stated as well.
 */
export const legalTexts = (signers: readonly Role[], child?: Role): Text[] => [
  ...Object.entries(OF_HOLDERS).flatMap(([group, texts]) =>
    signers.flatMap((role) => textsOf(group, texts, role)),
  ),
  ...(child ? textsOf('PERSON_TIN_LAND', OF_HOLDERS.PERSON_TIN_LAND, child) : []),
  ...Object.entries(OF_ALL).flatMap(([group, texts]) => textsOf(group, texts)),
];

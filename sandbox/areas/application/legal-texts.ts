import type { Static } from 'typebox';
import type { StatementSchema } from './application-schema';
import { fieldName } from './field/field-catalogue';
import type { Role } from './field/field-group';

/** What a holder agrees to, in the words that count: HTML, as the bank's editors write it. */
const TEXTS: Readonly<Record<string, string>> = {
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
};

const oneLine = (html: string): string => html.replaceAll(/\s+/g, ' ').trim();

/** The texts behind the ticks of these holders, by the names of their fields. */
export const legalTexts = (holders: readonly Role[]): Static<typeof StatementSchema>[] =>
  holders.flatMap((role) =>
    Object.entries(TEXTS).map(([field, text]) => ({
      fieldname: fieldName('ZUSTIMMUNG', field, role),
      text: oneLine(text),
    })),
  );

import { messagesFrom } from '@sandbox/platform/http/message';

/** What the bank says about orders. */
export const orderMessage = messagesFrom({
  'fehler-pflichtfeld': 'Diese Angabe fehlt.',
  'fehler-menge-ungueltig': 'Diese Menge ist für das Wertpapier nicht möglich.',
  'fehler-limit-ungueltig': 'Bitte geben Sie ein gültiges Limit in der Währung des Wertpapiers an.',
  'fehler-stop-marke-ungueltig': 'Bitte geben Sie eine gültige Stop-Marke in der Währung des Wertpapiers an.',
  'fehler-limit-erforderlich':
    'Hier ist ein Limit erforderlich: außerhalb der Handelszeit, ohne Kurs oder unter 1 EUR gibt es keine unlimitierten Orders.',
  'fehler-handelsplatz-nicht-erlaubt':
    'Das Wertpapier kann an diesem Handelsplatz so nicht gehandelt werden.',
  'fehler-limitzusatz-nicht-erlaubt': 'Dieser Limitzusatz ist an diesem Handelsplatz nicht möglich.',
  'fehler-handelsbeschraenkung-nicht-erlaubt':
    'Diese Handelsbeschränkung ist an diesem Handelsplatz nicht möglich.',
  'fehler-abstand-ungueltig':
    'Bitte geben Sie genau einen Abstand an: einen Betrag unter der Stop-Marke oder mehr als 0 und weniger als 100 %.',
  'fehler-ordertyp-nicht-erlaubt': 'Dieser Ordertyp ist an diesem Handelsplatz nicht möglich.',
  'fehler-gueltigkeit-ungueltig': 'Diese Gültigkeit ist nicht möglich.',
  'fehler-nicht-genuegend-bestand': 'Ihr freier Bestand reicht nicht aus. Verfügbar: {verfuegbar}.',
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag':
    'Der ausmachende Betrag von {ausmachend} ist höher als der verfügbare Betrag von {verfuegbar}.',
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag-waehrung':
    'Der ausmachende Betrag von {ausmachend} {waehrung} ist höher als das Guthaben in dieser Währung: {verfuegbar} {waehrung}.',
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-gesamtbetrag':
    'Der ausmachende Betrag von {ausmachend} ist höher als Guthaben und Kredit zusammen: {verfuegbar}.',
  'fehler-ausmachender-betrag-fuer-basisorder-zu-hoch':
    'Der ausmachende Betrag der Basisorder von {ausmachend} ist höher als der verfügbare Betrag von {verfuegbar}.',
  'fehler-maximal-ausmachender-betrag-ueberschritten':
    'Eine einzelne Order darf höchstens {maximal} EUR ausmachen; diese macht {ausmachend} EUR aus.',
  'fehler-summe-kaeufe-ist-hoeher-als-kreditlimit':
    'Mit Ihren anderen offenen Käufen ist diese Order höher als Guthaben und Kredit. Noch verfügbar: {verfuegbar}.',
  'fehler-summe-kaeufe-ist-hoeher-als-verf-betrag':
    'Mit Ihren anderen offenen Käufen ist diese Order höher als Ihr Guthaben. Noch verfügbar: {verfuegbar}.',
  'fehler-stueckzahl-aus-betrag-handwert-null': 'Für diesen Betrag gibt es keinen Anteil.',
  'fehler-stueckzahl-nicht-berechnet':
    'Aus einem Betrag wird hier keine Stückzahl berechnet. Bitte geben Sie die Stückzahl an.',
  'hinweis-keine-aenderung': 'Die Order steht schon so. Es ändert sich nichts.',
  'hinweis-anzahl-nachkommastellen-korrigiert':
    'Die Menge wird auf {stellen} Nachkommastellen gekürzt: {menge}.',
  'fehler-freier-betrag-bestaetigung-erforderlich':
    'Bitte bestätigen Sie den Anlagebetrag von {betrag} {waehrung}.',
  fehler_maximale_inland_lastschrift_fondsorder_ueberschritten:
    'Für eine Fondsorder werden mit Entgelten höchstens {maximal} EUR per Lastschrift eingezogen.',
  'fehler-offene-ruecklastschrift':
    'Eine frühere Lastschrift ist zurückgekommen und noch offen. Bis dahin ist keine weitere möglich.',
  'fehler-lastschrift-iban-ungueltig': 'Bitte geben Sie eine gültige IBAN für die Lastschrift an.',
  'fehler-lastschrift-hoechstbetrag-ungueltig': 'Bitte geben Sie einen gültigen Höchstbetrag in EUR an.',
  'hinweis-lastschrift-inland-aktueller-monat':
    'Der Betrag wird im Monat {monat} per Lastschrift eingezogen, sobald der Preis feststeht.',
  hinweis_basisinformationsblatt_vorhanden: 'Für dieses Wertpapier gibt es ein Basisinformationsblatt.',
  hinweis_investment_fonds_festpreis_geschaeft:
    'Sie handeln den Fonds mit dem Händler zu einem festen Preis, nicht über die Fondsgesellschaft.',
  hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_vor_2013:
    'Anteile aus der Zeit vor dem 22.07.2013: Je Kalenderhalbjahr können Sie bis zu 30.000 EUR ohne Fristen zurückgeben.',
  hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_nach_2013:
    'Anteile ab dem 22.07.2013: Die Rückgabe ist nach 24 Monaten Haltedauer und mit 12 Monaten Kündigungsfrist möglich.',
  'warnung-erfahrung-in-kenntnisstufe-nicht-erreicht':
    'Für die Produktgruppe {productGroup} haben Sie bei uns zu wenig Kenntnisse oder Erfahrung nachgewiesen.',
  fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich:
    'Für dieses Wertpapier liegt kein Basisinformationsblatt vor. Ein Kauf ist nicht möglich.',
  'fehler-teilorders-ungueltig': 'Eine kombinierte Order besteht aus zwei vollständigen Teilorders.',
  'fehler-teilorders-unterschiedlich': 'Diese Angabe muss in beiden Teilorders dieselbe sein.',
  'fehler-oco-preise':
    'Der aktuelle Kurs muss zwischen Limit und Stop-Marke liegen, sonst wird eine Teilorder sofort ausgeführt.',
  'fehler-basisorder-kein-limitierter-kauf': 'Die Basisorder muss ein Kauf mit Limit sein.',
  'fehler-folgeorder-kein-verkauf': 'Die Folgeorder muss ein Verkauf sein.',
  'fehler-folgeorder-menge-zu-hoch':
    'Die Folgeorder darf höchstens {verfuegbar} verkaufen, so viel wie die Basisorder kauft.',
  'fehler-folgeorder-limit-zu-niedrig': 'Das Limit der Folgeorder muss über dem Limit der Basisorder liegen.',
  'fehler-folgeorder-stop-zu-hoch':
    'Die Stop-Marke der Folgeorder muss unter dem Limit der Basisorder liegen.',
  'fehler-aenderung-nicht-moeglich': 'Das lässt sich an dieser Order nicht ändern.',
  'fehler-menge-nur-verringerbar':
    'Die Menge kann nur verringert werden, und nur um den Teil, der noch offen ist.',
  'warnung-limit-auf-falscher-seite':
    'Ihr Limit liegt auf der falschen Seite der Stop-Marke: Die Order wird womöglich nie ausgeführt.',
  'warnung-limit-jenseits-markt':
    'Ihr Limit liegt jenseits des Marktes: Die Order wird voraussichtlich sofort ausgeführt.',
  'warnung-stop-loest-sofort-aus':
    'Ihre Stop-Marke ist bereits erreicht, der Kurs, der auslöst, steht bei {kurs}: Die Order wird sofort ausgelöst.',
  'warnung-eroeffnungsauktion-vorbei':
    'Die heutige Eröffnungsauktion ist vorbei, und die Order endet heute: So wird sie nie ausgeführt.',
  'warnung-preis-nicht-im-kursraster':
    'Der Preis liegt nicht im Kursraster des Handelsplatzes (Schrittweite {schritt}).',
  'hinweis-gueltigkeitsdatum-wird-korrigiert':
    'Das Gültigkeitsdatum wird vom {bisher} auf den {datum} korrigiert.',
  'hinweis-ordergueltigkeit-aufgrund-von-wertpapierfaelligkeit-angepasst':
    'Das Wertpapier wird vorher fällig: Die Gültigkeit wird vom {bisher} auf den {datum} verkürzt.',
  'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt':
    'Als US-Person können Sie Fonds und ETFs bei uns nicht kaufen. Möglich sind zum Beispiel Aktien und Anleihen.',
  'fehler-order-nicht-streichbar': 'Diese Order kann nicht mehr gestrichen werden.',
  'fehler-order-nicht-aenderbar': 'Diese Order kann nicht geändert werden.',
});

import { messagesFrom } from '../http/message';

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
  'fehler-ordertyp-nicht-erlaubt': 'Dieser Ordertyp ist an diesem Handelsplatz nicht möglich.',
  'fehler-gueltigkeit-ungueltig': 'Diese Gültigkeit ist nicht möglich.',
  'fehler-nicht-genuegend-bestand': 'Ihr freier Bestand reicht nicht aus. Verfügbar: {verfuegbar}.',
  'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag':
    'Der ausmachende Betrag von {ausmachend} ist höher als der verfügbare Betrag von {verfuegbar}.',
  fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich:
    'Für dieses Wertpapier liegt kein Basisinformationsblatt vor. Ein Kauf ist nicht möglich.',
  'warnung-limit-jenseits-markt':
    'Ihr Limit liegt jenseits des Marktes: Die Order wird voraussichtlich sofort ausgeführt.',
  'warnung-stop-loest-sofort-aus': 'Ihre Stop-Marke ist bereits erreicht: Die Order wird sofort ausgelöst.',
  'warnung-preis-nicht-im-kursraster':
    'Der Preis liegt nicht im Kursraster des Handelsplatzes (Schrittweite {schritt}).',
  'hinweis-gueltigkeitsdatum-wird-korrigiert':
    'Das Gültigkeitsdatum wird vom {bisher} auf den {datum} korrigiert.',
  'fehler-order-nicht-streichbar': 'Diese Order kann nicht mehr gestrichen werden.',
  'fehler-order-nicht-aenderbar': 'Diese Order kann nicht geändert werden.',
  'fehler-auftrag-verworfen': 'Dieser Auftrag wurde verworfen. Bitte erteilen Sie ihn neu.',
  'fehler-idempotenz-anderer-auftrag': 'Unter dieser Auftragskennung liegt bereits ein anderer Auftrag vor.',
  'fehler-auftragskennung': 'Der Header Idempotency-Key fehlt oder ist keine UUID.',
});

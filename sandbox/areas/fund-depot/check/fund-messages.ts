import { messagesFrom } from '@sandbox/platform/http/message';

/** What the bank says about orders for fund depots and their reference accounts. */
export const fundMessage = messagesFrom({
  'fehler-kein-fondsdepot': 'Das geht nur mit einem Fondsdepot.',
  'fehler-fondsdepot-geschlossen': 'Dieses Fondsdepot ist geschlossen.',
  'fehler-fondsdepot-in-aufloesung': 'Dieses Fondsdepot wird gerade aufgelöst.',
  fehler_pflichtfeld_nicht_gesetzt: 'Diese Angabe fehlt.',
  'fehler-fondsauftrag-art-unbekannt': 'Ein Auftrag ist entweder eine Einzahlung oder eine Auszahlung.',
  'fehler-fondsauftrag-art-unveraenderlich': 'Die Art eines Auftrags lässt sich nicht ändern.',
  'fehler-fondsauftrag-betrag-ungueltig':
    'Bitte geben Sie einen Betrag in EUR mit höchstens zwei Nachkommastellen an.',
  'fehler-fondsauftrag-mindestbetrag': 'Der Betrag ist zu klein. Mindestens sind es {mindestbetrag} EUR.',
  'fehler-fondsauftrag-hoechstbetrag': 'Der Betrag ist zu groß. Höchstens sind es {maximal} EUR.',
  'fehler-fondsauftrag-prozent-ungueltig':
    'Bitte geben Sie mehr als 0 und weniger als 100 Prozent an, mit höchstens zwei Nachkommastellen.',
  'fehler-fondsauftrag-umfang-mehrdeutig': 'Bitte geben Sie nur eines an: Betrag, Prozent oder alles.',
  'fehler-fondsauftrag-mindestbestand':
    'Im Depot müssen mindestens {mindestbestand} EUR bleiben. Möglich sind {maximal} EUR, oder alles.',
  'fehler-fondsauftrag-kein-bestand': 'In diesem Depot ist nichts, was verkauft werden kann.',
  'fehler-fondsauftrag-schliessen-nur-mit-allem':
    'Geschlossen wird ein Depot nur, wenn alles ausgezahlt wird.',
  'fehler-fondsdepot-offene-auftraege':
    'Vor dem Schließen muss ausgeführt oder gestrichen sein, was noch offen ist: {anzahl}.',
  'fehler-fondsauftrag-regelmaessig-nur-einzahlung': 'Regelmäßig gibt es nur Einzahlungen.',
  'fehler-fondsauftrag-nur-betrag': 'Eingezahlt wird ein Betrag.',
  'fehler-fondsauftrag-rhythmus-nicht-moeglich': 'Dieser Rhythmus ist nicht möglich.',
  'fehler-fondsauftrag-startdatum-nicht-moeglich': 'Mit diesem Tag kann die Einzahlung nicht beginnen.',
  'fehler-fondsauftrag-enddatum-nicht-moeglich': 'Bis zu diesem Tag gäbe es keine Einzahlung.',
  'fehler-fondsauftrag-erhoehung-nicht-moeglich':
    'Diese jährliche Erhöhung ist nicht möglich. Möglich sind bis zu {maximal} %.',
  'fehler-fondsauftrag-konto-nicht-hinterlegt':
    'Dieses Konto ist für das Fondsdepot nicht hinterlegt. Möglich sind Ihre Konten und das Referenzkonto.',
  'fehler-fondsauftrag-deckung': 'Auf dem Konto sind nur {verfuegbar} EUR verfügbar.',
  fehler_lastschrifteinzug_limit_ueberschritten:
    'Per Lastschrift ziehen wir höchstens {maximal} EUR auf einmal ein.',
  fehler_lastschrifteinzug_limit_ueberschritten_ausland:
    'Von einem Konto im Ausland ziehen wir höchstens {maximal} EUR auf einmal ein.',
  'fehler-offene-ruecklastschrift':
    'Eine Lastschrift kam unbezahlt zurück. Weitere ziehen wir noch nicht ein.',
  'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt': 'Als US-Person können Sie keine Fonds kaufen.',
  'fehler-fondsauftrag-annahmeschluss-vorbei':
    'Der Annahmeschluss ist vorbei: Der Auftrag wird ausgeführt und lässt sich nicht mehr ändern oder streichen.',
  'fehler-fondsauftrag-beendet': 'Dieser Auftrag ist schon beendet.',
  'request.object.invalid.i-ba-n': 'Diese IBAN ist nicht gültig.',
  BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT: 'Von Banken dieses Landes gibt es keine SEPA-Lastschrift.',
  BIC_NICHT_ERMITTELBAR: 'Zu dieser IBAN gibt es keine Bank.',
  INSTITUT_NICHT_CORE_FAEHIG: 'Diese Bank löst keine Basis-Lastschriften ein.',
  KONTONUMMER_UNGUELTIG: 'Die Kontonummer in dieser IBAN ist nicht gültig.',
  FALSCHE_KONTOART: 'Diese Art Konto kann kein Referenzkonto sein.',
  'fehler-referenzkonto-unveraendert': 'Dieses Konto ist schon das Referenzkonto.',
  'hinweis-keine-aenderung': 'Der Auftrag steht schon so. Es ändert sich nichts.',
  'hinweis-fondsauftrag-preis-offen': 'Ausgeführt wird zum Preis vom {preistag}. Er steht noch nicht fest.',
  hinweis_lastschrift_informationen:
    'Wir ziehen die Beträge per SEPA-Lastschrift ein: Gläubiger {creditorIdentifier}, Mandat {mandateReference}, {bank}.',
  hinweis_lastschrift_informationen_einzelanlage:
    'Wir ziehen den Betrag einmalig per SEPA-Lastschrift ein: Gläubiger {creditorIdentifier}, Mandat {mandateReference}, {bank}.',
});

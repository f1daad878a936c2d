import { messagesFrom } from '@sandbox/platform/http/message';

/** What the bank says about savings plans: the keys of brokerage.md 8, and a few of its own. */
export const planMessage = messagesFrom({
  ANLAGEBETRAG_ZU_NIEDRIG: 'Bitte legen Sie mindestens {mindestbetrag} Euro an.',
  'fehler-stueckzahl-bei-sparrate-nicht-ermittelbar':
    'Für diese Rate gibt es keinen Anteil. Beim jetzigen Kurs sind mindestens {mindestbetrag} EUR nötig.',
  'fehler-max-anlagebetrag-ueberschritten': 'Der Sparbetrag darf max. {maximalbetrag} EUR betragen.',
  'fehler-wertpapier-mehrfach-in-sparplan': 'Dieses Wertpapier steht schon im Sparplan.',
  'fehler-wertpapier-nicht-sparplanfaehig': 'Dieses Wertpapier gibt es nicht im Sparplan.',
  fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich:
    'Für dieses Wertpapier liegt kein Basisinformationsblatt vor. Ein Kauf ist nicht möglich.',
  fehler_vertriebsstrategieNichtPrivatkunde:
    'Sparpläne gibt es nur für Kunden, die wir als Privatkunden betreuen.',
  fehler_kundenklassifikationNichtPrivatkunde:
    'Sparpläne gibt es nur für Kunden, die als Privatkunden eingestuft sind.',
  fehler_abwicklungsuniversum:
    'Dieses Wertpapier wickeln wir in Sparplänen nicht ab: Es wird in {waehrung} gehandelt.',
  fehler_sparrate_zu_gross_bei_plananfang_planende_kombination:
    'Vom Anfang bis zum Ende kämen {summe} EUR zusammen, möglich sind höchstens {maximal} EUR.',
  'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt':
    'Als US-Person können Sie diese Art von Wertpapier nicht kaufen.',
  fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan:
    'Für diesen Sparplan fehlen Kenntnisse in der Produktgruppe „{produktgruppe}“.',
  fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend:
    'Der Zielmarkt Ihres Depots reicht für dieses Wertpapier nicht aus.',
  fehler_pflichtfeld_nicht_gesetzt: 'Diese Angabe fehlt.',
  'fehler-lastschriftiban-darf-nicht-leer-sein': 'Bitte geben Sie die IBAN für die Lastschrift an.',
  'request.object.invalid.i-ba-n': 'Diese IBAN ist nicht gültig.',
  fehler_lastschrifteinzug_limit_ueberschritten:
    'Per Lastschrift ziehen wir je Ausführung höchstens {maximal} EUR ein.',
  fehler_lastschrifteinzug_limit_ueberschritten_ausland:
    'Von einem Konto im Ausland ziehen wir je Ausführung höchstens {maximal} EUR ein.',
  QUELL_UND_ZIELKUNDENVERBINDUNG_IDENTISCH:
    'Dieses Konto führen Sie bei uns. Wählen Sie es bitte als Verrechnungskonto, nicht als externes.',
  KONTO_EXISTIERT_NICHT: 'Dieses Konto gibt es nicht.',
  FALSCHE_KONTOART: 'Von dieser Art Konto kann ein Sparplan nicht bezahlt werden.',
  BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT: 'Von Banken dieses Landes gibt es keine SEPA-Lastschrift.',
  BIC_NICHT_ERMITTELBAR: 'Zu dieser IBAN gibt es keine Bank.',
  INSTITUT_NICHT_CORE_FAEHIG: 'Diese Bank löst keine Basis-Lastschriften ein.',
  KONTONUMMER_UNGUELTIG: 'Die Kontonummer in dieser IBAN ist nicht gültig.',
  hinweis_verzicht_zusendung_verkaufsunterlagen:
    'Bitte verzichten Sie auf die Zusendung der Verkaufsunterlagen: Sie finden sie jederzeit online.',
  'hinweis-keine-aenderung': 'Der Sparplan steht schon so. Es ändert sich nichts.',
  hinweis_missverhaeltnis_sparrate_zu_kosten: 'Die Kosten von {kosten} EUR sind {prozent} % Ihrer Rate.',
  hinweis_basisinformationsblatt_vorhanden: 'Für dieses Wertpapier gibt es ein Basisinformationsblatt.',
  hinweis_offener_immobilien_fonds_ruecknahme_bedingungen:
    'Anteile dieses Fonds geben Sie nach 24 Monaten Haltedauer und mit 12 Monaten Frist zurück.',
  hinweis_bgb_offener_immobilien_fonds_ruecknahme_bedingungen:
    'Für Anteile aus der Zeit vor dem 22.07.2013 gelten weiter die alten Vertragsbedingungen, für neue 24 Monate Haltedauer und 12 Monate Frist.',
  hinweis_erfahrung_in_produktgruppe_nicht_erreicht:
    'In der Produktgruppe „{produktgruppe}“ haben Sie noch keine Erfahrung.',
  hinweis_lastschrift_informationen:
    'Wir ziehen die Raten per SEPA-Lastschrift ein: Gläubiger {creditorIdentifier}, Mandat {mandateReference}, {bank}.',
  hinweis_lastschrift_informationen_einzelanlage:
    'Wir ziehen den Betrag einmalig per SEPA-Lastschrift ein: Gläubiger {creditorIdentifier}, Mandat {mandateReference}, {bank}.',
  'fehler-sparplan-startdatum-nicht-moeglich': 'Mit diesem Tag kann der Sparplan nicht beginnen.',
  'fehler-sparplan-enddatum-nicht-moeglich': 'Bis zu diesem Tag gäbe es keine Ausführung.',
  'fehler-sparplan-aussetzung-ungueltig': 'Diese Aussetzung ist nicht möglich.',
  'fehler-sparplan-dynamisierung-nicht-moeglich':
    'Diese jährliche Erhöhung ist nicht möglich. Möglich sind bis zu {maximal} %.',
  'fehler-sparplan-dynamisierung-beginn-nicht-moeglich':
    'Zum ersten Mal erhöht werden kann die Rate an einem Ausführungstag nach dem ersten.',
  'fehler-sparplan-rate-ungueltig':
    'Bitte geben Sie eine Rate in EUR mit höchstens zwei Nachkommastellen an.',
  'fehler-sparplan-rhythmus-nicht-moeglich': 'Dieser Rhythmus ist nicht möglich.',
  'fehler-sparplan-herkunft-unbekannt': 'Diese Herkunft eines Sparplans ist unbekannt.',
  'fehler-sparplan-beendet': 'Dieser Sparplan ist beendet.',
});

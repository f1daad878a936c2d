import { phrases } from './parameter-types';

/** The places of the plan form by the words of the scenarios; a row goes by the key it was added under. */
phrases<string | undefined>('planstelle', {
  'beim zweiten Wertpapier': 'positions[2].instrument',
  'bei der Rate des ersten Wertpapiers': 'positions[1].rate',
  'bei der Rate des zweiten Wertpapiers': 'positions[2].rate',
  'bei den Wertpapieren zusammen': 'positions',
  'am Verzicht': 'salesDocumentsWaived',
  'beim Mandat': 'mandateGranted',
  'am Konto': 'accountIban',
  'über dem Plan': undefined,
});

/** What the form finds by itself. */
phrases('planmangel', {
  'die Rate unter dem Mindestbetrag liegt': 'plan-rate-below-minimum',
  'die Raten zusammen über dem Höchstbetrag liegen': 'plan-total-above-limit',
  'der Betrag keine Zahl ist': 'plan-amount-format',
  'der Betrag zweierlei heißen kann': 'plan-amount-ambiguous',
  'es schon im Plan steht': 'plan-instrument-twice',
  'die Anteile nicht 100 % ergeben': 'plan-shares-not-hundred',
  'das Mandat fehlt': 'plan-mandate-missing',
});

/** What the bank says of a plan, by the keys of its catalogue. */
phrases('planmeldung', {
  'die Kenntnisse dafür fehlen': 'fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan',
  'der Anlagebetrag zu niedrig ist': 'ANLAGEBETRAG_ZU_NIEDRIG',
  'sich bei der Rate keine Stückzahl ergibt': 'fehler-stueckzahl-bei-sparrate-nicht-ermittelbar',
  'die Rate für Beginn und Ende des Plans zu groß ist':
    'fehler_sparrate_zu_gross_bei_plananfang_planende_kombination',
  'der höchste Anlagebetrag überschritten ist': 'fehler-max-anlagebetrag-ueberschritten',
  'die Grenze der Lastschrift überschritten ist': 'fehler_lastschrifteinzug_limit_ueberschritten',
  'die Grenze der Lastschrift aus dem Ausland überschritten ist':
    'fehler_lastschrifteinzug_limit_ueberschritten_ausland',
  'es mehrfach im Plan steht': 'fehler-wertpapier-mehrfach-in-sparplan',
  'es nicht sparplanfähig ist': 'fehler-wertpapier-nicht-sparplanfaehig',
  'sein Basisinformationsblatt fehlt': 'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich',
  'es sich hier nicht abwickeln lässt': 'fehler_abwicklungsuniversum',
  'eine US-Person es nicht handeln darf': 'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt',
  'der Zielmarkt des Depots nicht ausreicht': 'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend',
  'die IBAN ungültig ist': 'request.object.invalid.i-ba-n',
  'auf die Verkaufsunterlagen zu verzichten ist': 'hinweis_verzicht_zusendung_verkaufsunterlagen',
  'Quelle und Ziel dieselbe Kundenverbindung sind': 'QUELL_UND_ZIELKUNDENVERBINDUNG_IDENTISCH',
  'es das Konto nicht gibt': 'KONTO_EXISTIERT_NICHT',
  'die Kontoart nicht passt': 'FALSCHE_KONTOART',
  'die BIC keine SEPA-Lastschrift zulässt': 'BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT',
  'sich die BIC nicht ermitteln lässt': 'BIC_NICHT_ERMITTELBAR',
  'das Institut keine Basislastschrift annimmt': 'INSTITUT_NICHT_CORE_FAEHIG',
  'die Kontonummer ungültig ist': 'KONTONUMMER_UNGUELTIG',
  'die Vertriebsstrategie keine für Privatkunden ist': 'fehler_vertriebsstrategieNichtPrivatkunde',
  'der Kunde nicht als Privatkunde eingestuft ist': 'fehler_kundenklassifikationNichtPrivatkunde',
  'eine Pflichtangabe fehlt': 'fehler_pflichtfeld_nicht_gesetzt',
  'die IBAN der Lastschrift fehlt': 'fehler-lastschriftiban-darf-nicht-leer-sein',
  'die Kosten in keinem Verhältnis zur Rate stehen': 'hinweis_missverhaeltnis_sparrate_zu_kosten',
  'es ein Basisinformationsblatt gibt': 'hinweis_basisinformationsblatt_vorhanden',
  'für den offenen Immobilienfonds Haltedauer und Kündigungsfrist gelten':
    'hinweis_offener_immobilien_fonds_ruecknahme_bedingungen',
  'der offene Immobilienfonds Anteile nur bedingt zurücknimmt':
    'hinweis_bgb_offener_immobilien_fonds_ruecknahme_bedingungen',
  'die Erfahrung in der Produktgruppe nicht erreicht ist':
    'hinweis_erfahrung_in_produktgruppe_nicht_erreicht',
});

/** How often the bank collects under a mandate, by the key that announces it. */
phrases('einzug', {
  'jedes Mal': 'hinweis_lastschrift_informationen',
  'nur einmal': 'hinweis_lastschrift_informationen_einzelanlage',
});

phrases('rang', { erste: 1, zweite: 2 });

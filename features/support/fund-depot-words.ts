import type { FundFindingKey } from '@domain/fund-depot/form/fund-finding';
import { phrases } from './parameter-types';

/** The places of the form by the words of the scenarios. */
phrases('fondsstelle', {
  'beim Betrag der Auszahlung': 'withdrawn',
  'beim Betrag': 'amount',
  'beim Anteil': 'percent',
  'beim Beginn': 'start',
  'beim Mandat': 'mandateGranted',
  'bei der Auflösung': 'closingUnderstood',
});

/** What the form finds by itself. */
phrases<FundFindingKey>('fondsmangel', {
  'der Betrag unter dem Mindestmaß liegt': 'fund-below-minimum',
  'der Betrag über dem Höchstmaß liegt': 'fund-above-maximum',
  'das Konto so viel nicht hergibt': 'fund-above-available',
  'der Betrag zweierlei heißen kann': 'fund-amount-ambiguous',
  'der Tag nicht möglich ist': 'fund-start-range',
  'es fehlt': 'fund-mandate-missing',
  'zu wenig im Depot bliebe': 'fund-rest-too-low',
  'der Anteil kein Teil ist': 'fund-percent-range',
  'die Bestätigung fehlt': 'fund-closing-unconfirmed',
});

import { allowed, toExternal, toRoute } from '@domain/access/access-decision';
import { EXTERNAL_DEPOT_OVERVIEW } from '@domain/access/guards';
import { phrases } from './parameter-types';

phrases('janein', { '"ja"': true, '"nein"': false });
phrases('geprüfteOrderart', { Limit: 'LIMIT', Zeichnung: 'SUBSCRIPTION' });
phrases('ziel', {
  'zur Seite selbst': allowed,
  'zum Orderbuch': toRoute('orderbuch'),
  'zu kein-depot': toRoute('kein-depot'),
  'zur bisherigen Depotübersicht': toExternal(EXTERNAL_DEPOT_OVERVIEW),
});
phrases('fehlerort', {
  'auf einer Seite': 'page',
  'bei einer Order': 'page',
  'bei Positionen': 'positions',
});
phrases('verweis', { 'ein Verweis': true, 'kein Verweis': false });
phrases('ende', { gelingt: true, scheitert: false });

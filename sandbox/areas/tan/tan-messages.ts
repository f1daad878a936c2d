import { messagesFrom } from '@sandbox/platform/http/message';

/** What the bank says about TANs. */
export const tanMessage = messagesFrom({
  TAN_UNGUELTIG: 'Diese TAN ist nicht richtig. Verbleibende Versuche: {triesLeft}.',
  PUSHTAN_ANGEFORDERT: 'Die Freigabe auf Ihrem Telefon steht noch aus.',
  'fehler-push-abgelehnt': 'Die Freigabe wurde auf dem Telefon abgelehnt.',
  'fehler-tan-abgelaufen': 'Diese TAN-Anforderung gilt nicht mehr. Bitte fordern Sie eine neue an.',
  'fehler-tan-gesperrt': 'Ihre Freigabe ist gesperrt. Bitte wenden Sie sich an die Bank.',
  'fehler-tan-fehlt': 'Bitte geben Sie die TAN ein.',
  'fehler-tan-header-ungueltig': 'Die Angaben zur TAN sind nicht lesbar.',
  'fehler-tan-verfahren-nicht-verfuegbar': 'Dieses Freigabeverfahren steht Ihnen nicht zur Verfügung.',
  'fehler-auftrag-weicht-von-freigabe-ab':
    'Der Auftrag weicht von dem ab, was freigegeben werden sollte. Bitte fordern Sie eine neue TAN an.',
});

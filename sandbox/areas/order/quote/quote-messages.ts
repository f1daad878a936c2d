import { messagesFrom } from '@sandbox/platform/http/message';

/** What the bank says about quotes. */
export const quoteMessage = messagesFrom({
  'fehler-quote-nicht-verfuegbar':
    'Für dieses Wertpapier gibt es an diesem Handelsplatz zurzeit keinen Quote.',
  'hinweis-quote-manuell-angefordert':
    'Der Händler stellt den Quote von Hand. Bitte fragen Sie in {sekunden} Sekunden noch einmal.',
  'fehler-quote-ticket-nicht-freigegeben': 'Die Quote-Anfrage ist noch nicht freigegeben.',
  'fehler-quote-ticket-abgelaufen': 'Die Quote-Anfrage gilt nicht mehr. Bitte beginnen Sie neu.',
  'fehler-quote-abgelaufen': 'Dieser Quote ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'fehler-quote-weicht-ab': 'Die Order weicht von dem ab, wofür der Quote gestellt wurde.',
  'fehler-quote-bereits-verwendet': 'Aus dieser Quote-Anfrage ist bereits eine Order geworden.',
  'fehler-quote-kurs-veraendert':
    'Der Kurs hat sich stark bewegt, der Händler hat den Quote zurückgezogen. Bitte fordern Sie einen neuen an.',
});

import { messagesFrom } from '../http/message';

/** What the bank says about idempotency keys. */
export const intentMessage = messagesFrom({
  'fehler-auftrag-verworfen': 'Dieser Auftrag wurde verworfen. Bitte erteilen Sie ihn neu.',
  'fehler-idempotenz-anderer-auftrag': 'Unter dieser Auftragskennung liegt bereits ein anderer Auftrag vor.',
  'fehler-auftragskennung': 'Der Header Idempotency-Key fehlt oder ist keine UUID.',
});

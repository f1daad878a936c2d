import { quoteId, quoteTicketId } from '@domain/codes/ids';
import { wireMoment } from '@domain/time/wire-moment';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireAmount } from '../wire/wire-amount';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireText } from '../wire/wire-text';

/** A moment given back letter by letter: it is part of what the order must repeat. */
const wireVerbatim = wireText('Moment', (text) => O.some(wireMoment(text)), String);

/** The ticket of a request for quotes (api.md 6). */
export const wireQuoteTicket = wireObject('QuoteTicket', {
  quoteTicketId: wireId('QuoteTicketId', quoteTicketId),
});

/** A dealer's quote; its validity counts in milliseconds (api.md 6). */
export const wireQuote = wireObject(
  'Quote',
  {
    quoteId: wireId('QuoteId', quoteId),
    quoteTicketId: wireId('QuoteTicketId', quoteTicketId),
    validity: t.number,
    creationDateTimeStamp: wireVerbatim,
    limit: wireAmount,
    expectedValue: wireAmount,
  },
  { isManual: t.boolean },
);

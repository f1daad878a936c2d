import { quoteOrder, type QuoteRequest } from '@domain/order/quote/quote';
import type { Message } from '@domain/message/message';
import { amount } from '@domain/money/amount';
import type { Failure } from '@domain/failure/failure';
import { accountId, depotId, instrumentId, venueId } from '@domain/codes/ids';
import { PIECES } from '@domain/money/unit';
import { quote } from '../../domain/order/quote-sample';

/** A request for 25 pieces. */
export const request: QuoteRequest = {
  depotId: depotId('d'),
  settlementAccountId: accountId('a'),
  side: 'BUY',
  instrumentId: instrumentId('i'),
  venueId: venueId('v'),
  quantity: amount('25', PIECES),
  orderType: 'QUOTE',
};

/** The order that takes it. */
export const accepting = quoteOrder(request, quote);

/** One message of the bank. */
export const said = (key: string, args: Message['args'] = {}): Message => ({
  severity: 'ERROR',
  key,
  args,
  origin: [],
});

/** A refusal for one reason. */
export const refusedFor = (key: string, args: Message['args'] = {}): Failure => ({
  kind: 'validation',
  code: 'precondition.failed',
  messages: [said(key, args)],
});

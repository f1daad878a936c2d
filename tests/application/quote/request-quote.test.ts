import { RequestQuote, type QuoteAnswer } from '@application/quote/request-quote';
import type { Quote } from '@domain/order/quote/quote';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import { quote } from '../../domain/order/quote-sample';
import { refusedFor, request } from './quote-samples';

/** Asks a dealer who answers so after 42 milliseconds. */
const asked = (answer: E.Either<Failure, Quote>): Promise<E.Either<Failure, QuoteAnswer>> => {
  let time = 100;
  const requestQuote = () => () => {
    time += 42;
    return Promise.resolve(answer);
  };
  return new RequestQuote({ requestQuote }, { elapsed: () => time }).execute(request, quote.ticketId)();
};

const server: Failure = { kind: 'server', errorId: 'e1' };
const unrelated = refusedFor('fehler-menge-ungueltig');

describe('asking a dealer for a price [ORD-18]', () => {
  it('counts its life from its receipt', async () => {
    expect(await asked(E.right(quote))).toEqual(E.right({ kind: 'quoted', quote, at: 142 }));
  });

  it.each<[string, Failure, QuoteAnswer]>([
    ['nobody quotes', refusedFor('fehler-quote-nicht-verfuegbar'), { kind: 'no-quote' }],
    ['the price ran away before it came', refusedFor('fehler-quote-kurs-veraendert'), { kind: 'no-quote' }],
    ['the ticket is over', refusedFor('fehler-quote-ticket-abgelaufen'), { kind: 'ticket-over' }],
    [
      'a dealer is at it, and asks for so much time',
      refusedFor('hinweis-quote-manuell-angefordert', { sekunden: '8' }),
      { kind: 'by-hand', againIn: 8000 },
    ],
  ])('learns that %s', async (_, failure, answer) => {
    expect(await asked(E.left(failure))).toEqual(E.right(answer));
  });

  it.each<[string, Failure]>([
    ['a refusal for another reason', unrelated],
    ['a failure', server],
  ])('passes on %s', async (_, failure) => {
    expect(await asked(E.left(failure))).toEqual(E.left(failure));
  });
});

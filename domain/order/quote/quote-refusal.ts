import type { Message } from '../../message/message';

/**
 * Why there is no quote, or none any more. `none`: nobody quotes now; `by-hand`: a dealer is at it; `ticket-over`:
 * the request has to be released again; `quote-over`: the price stands no more, another may be asked for.
 */
export type QuoteRefusal = 'none' | 'by-hand' | 'ticket-over' | 'quote-over';

/** What the bank's keys about quotes mean for the customer (wire.md). */
const refusals: ReadonlyMap<string, QuoteRefusal> = new Map([
  ['fehler-quote-nicht-verfuegbar', 'none'],
  ['hinweis-quote-manuell-angefordert', 'by-hand'],
  ['fehler-quote-ticket-nicht-freigegeben', 'ticket-over'],
  ['fehler-quote-ticket-abgelaufen', 'ticket-over'],
  ['fehler-quote-bereits-verwendet', 'ticket-over'],
  ['fehler-quote-abgelaufen', 'quote-over'],
  ['fehler-quote-kurs-veraendert', 'quote-over'],
  ['fehler-quote-weicht-ab', 'quote-over'],
]);

/** What these messages say about the quote; undefined where they speak of something else. */
export function quoteRefusal(messages: readonly Pick<Message, 'key'>[]): QuoteRefusal | undefined {
  for (const { key } of messages) {
    const refusal = refusals.get(key);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Milliseconds until a dealer who quotes by hand may be asked again, where the bank does not say. */
const ASK_AGAIN_MS = 3000;

/** When to ask again for a quote made by hand, in milliseconds. */
export function askAgainIn(messages: readonly Pick<Message, 'args'>[]): number {
  const seconds = messages.map(({ args }) => Number(args['sekunden'])).find((value) => value > 0);
  return seconds === undefined ? ASK_AGAIN_MS : seconds * 1000;
}

import type { VenueQuote } from '@domain/instrument/venue';
import type { LiveUpdates, QuoteKey } from '../ports/bank/live-updates';
import type { Unsubscribe } from '../ports/unsubscribe';

/** Tells a page each new quote, and whether the prices still live. */
export interface QuoteListener {
  onQuote(quote: VenueQuote): void;
  /** False from the moment the stream is lost: what is shown grows stale (ORD-28). */
  onLive(live: boolean): void;
}

/** Follows quotes; one that is older than what was already told is dropped (reliability.md 6). */
export class WatchQuotes {
  constructor(private readonly live: Pick<LiveUpdates, 'quotes' | 'connection'>) {}

  execute(keys: readonly QuoteKey[], listener: QuoteListener): Unsubscribe {
    const newest = new Map<string, number>();
    const endQuotes = this.live.quotes(keys, (quote) => {
      const key = `${quote.instrumentId} ${quote.venueId}`;
      if (quote.sequence < (newest.get(key) ?? 0)) return;
      newest.set(key, quote.sequence);
      listener.onQuote(quote);
    });
    const endConnection = this.live.connection((state) => {
      // A reconnected bank may have begun to count again.
      if (state === 'disconnected') newest.clear();
      listener.onLive(state === 'connected');
    });
    return () => {
      endQuotes();
      endConnection();
    };
  }
}

import { makeAutoObservable } from 'mobx';
import type { Position, Price } from '@domain/depot/position';
import { revalue } from '@domain/depot/revaluation';
import type { VenueQuote } from '@domain/order/venue';

/** One position on the screen: a new price touches this row and nothing else (performance.md). */
export class PositionRow {
  stated: Position;
  live: Price | undefined = undefined;

  constructor(stated: Position) {
    this.stated = stated;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The position at its newest price; always from what the bank stated, so that no rounding adds up. */
  get position(): Position {
    return this.live === undefined ? this.stated : revalue(this.stated, this.live);
  }

  /** Takes a quote of the venue the position is priced at; one without a last price says nothing new. */
  take(quote: VenueQuote): void {
    if (quote.last === undefined) return;
    const { venue } = this.stated.currentPrice;
    this.live = { price: quote.last, at: quote.at, type: 'LST', ...(venue && { venue }) };
  }
}

import { createAtom } from 'mobx';
import type { Position } from '@domain/depot/position';
import { revalue } from '@domain/depot/revaluation';
import type { VenueQuote } from '@domain/instrument/venue';
import { positionName } from '@domain/depot/position-name';

/**
 * One position on the screen: a new price touches this row and nothing else. There may be ten thousand, so a row is
 * one atom and not an object of observables (performance.md).
 */
export class PositionRow {
  readonly stated: Position;
  /** Name, WKN and ISIN in lower case, for the search. */
  readonly words: string;
  readonly #priced = createAtom('PositionRow');
  #position: Position;

  constructor(stated: Position) {
    this.stated = stated;
    this.#position = stated;
    this.words = [positionName(stated), stated.wkn, stated.instrument?.isin ?? ''].join('\n').toLowerCase();
  }

  /** The position at its newest price; always from what the bank stated, so that no rounding adds up. */
  get position(): Position {
    this.#priced.reportObserved();
    return this.#position;
  }

  /** Takes a quote of the venue the position is priced at; one without a last price says nothing new. */
  take(quote: VenueQuote): void {
    if (quote.last === undefined) return;
    const { venue } = this.stated.currentPrice;
    this.#position = revalue(this.stated, {
      price: quote.last,
      at: quote.at,
      type: 'LST',
      ...(venue && { venue }),
    });
    this.#priced.reportChanged();
  }
}

import type { OrderMarket } from '@application/order/order-market';
import type { DerivativeFigures } from '@domain/instrument/derivative-figures';
import type { InstrumentId } from '@domain/codes/ids';
import type { VenueQuote } from '@domain/instrument/venue';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the price of an underlying is read with. */
export interface UnderlyingMarket {
  readonly instruments: Pick<OrderMarket['instruments'], 'find' | 'quotes'>;
  readonly watchQuotes: OrderMarket['watchQuotes'];
}

type Figures = Pick<DerivativeFigures, 'underlying' | 'underlyingVenue'>;

const nobody = (): void => undefined;

/** The quote of what a derivative follows, at the venue whose price its figures are measured by. */
export class UnderlyingQuote {
  value: VenueQuote | undefined;
  readonly #market: UnderlyingMarket;
  #figures: Figures | undefined;
  #id: InstrumentId | undefined;
  #isPushed = false;
  #stop: () => void = nobody;

  constructor(market: UnderlyingMarket) {
    this.#market = market;
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  /** Turns to the underlying of another security; to none where the bank names none. */
  async open(figures: Figures | undefined): Promise<void> {
    this.close();
    if (figures?.underlying === undefined || figures.underlyingVenue === undefined) return;
    this.#figures = figures;
    const found = await this.#market.instruments.find(figures.underlying)();
    if (this.#figures !== figures || E.isLeft(found)) return;
    this.#id = found.right.id;
    await this.refresh();
    if (this.#figures === figures) this.#watch();
  }

  /** Whether its price follows the market by itself. */
  follow(isPushed: boolean): void {
    this.#isPushed = isPushed;
    this.#watch();
  }

  /** Fetches the price of this moment. */
  async refresh(): Promise<void> {
    const figures = this.#figures;
    if (this.#id === undefined) return;
    const quotes = await this.#market.instruments.quotes(this.#id)();
    if (this.#figures !== figures || E.isLeft(quotes)) return;
    const quote = quotes.right.find(({ venueId }) => venueId === figures?.underlyingVenue);
    if (quote) this.#take(quote);
  }

  close(): void {
    this.#rest();
    this.#figures = undefined;
    this.#id = undefined;
    this.value = undefined;
  }

  #rest(): void {
    this.#stop();
    this.#stop = nobody;
  }

  #watch(): void {
    this.#rest();
    const venueId = this.#figures?.underlyingVenue;
    if (!this.#isPushed || this.#id === undefined || venueId === undefined) return;
    this.#stop = this.#market.watchQuotes.execute([{ instrumentId: this.#id, venueId }], {
      onQuote: (quote) => this.#take(quote),
      // The page says of the security's own price whether it still lives; both come by the same stream.
      onLive: nobody,
    });
  }

  #take(quote: VenueQuote): void {
    runInAction(() => {
      this.value = quote;
    });
  }
}

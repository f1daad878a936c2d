import type { OrderMarket } from '@application/order/order-market';
import type { Amount } from '@domain/money/amount';
import { triggeringPrice } from '@domain/instrument/reference-price';
import type { Order } from '@domain/order/open/order';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the market is read with. */
export interface ChangeMarketCollaborators {
  readonly market: Pick<OrderMarket, 'instruments'>;
}

/** What the security of a part is quoted at where the order stands; for a stop the price that triggers it there. */
export class ChangeMarketModel {
  readonly #collaborators: ChangeMarketCollaborators;
  /** Undefined while it is not known. */
  price: Amount | undefined;

  constructor(collaborators: ChangeMarketCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { price: observableRef }, { autoBind: true });
  }

  async load({ instrumentId, venueId, venue, side, triggerLimit }: Order): Promise<void> {
    const quotes = await this.#collaborators.market.instruments.quotes(instrumentId)();
    const quote = E.isRight(quotes) ? quotes.right.find((each) => each.venueId === venueId) : undefined;
    runInAction(() => {
      const counts = venue && triggerLimit && triggeringPrice(side, venue);
      this.price = (counts && quote?.[counts]) ?? quote?.last ?? (side === 'BUY' ? quote?.ask : quote?.bid);
    });
  }
}

import type {
  ConnectionState,
  LiveUpdates,
  QuoteKey,
  SessionEnd,
} from '@application/ports/bank/live-updates';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { Logger } from '@application/ports/logger';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { Order } from '@domain/order/open/order';
import type { VenueQuote } from '@domain/instrument/venue';
import type { DepotId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { present } from '../wire/present';
import { pathOf } from '../client/read-body';
import { wireWord } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';
import { wireVenueQuote } from '../wire/instrument/quote-codec';
import { toVenueQuote } from '../wire/instrument/quote-mapper';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';

/** The stream of topics underneath, whatever carries it. */
export interface Topics {
  listen(topic: string, listener: { onDetail(detail: unknown): void; onHeard?(): void }): Unsubscribe;
  observe(listener: (state: ConnectionState) => void): Unsubscribe;
}

const wireSessionEnd = wireObject(
  'SessionEnd',
  { state: wireWord('SessionState', ['expired', 'locked']) },
  { logoutUrl: t.string },
);

interface Collaborators {
  readonly topics: Topics;
  /** Reads the order book whenever the bank begins to tell of it: the stream repeats quotes by itself, orders it does not. */
  readonly orders: Pick<OrderGateway, 'list'>;
  readonly logger: Logger;
}

/** Quotes, orders, what happened and the session's end from the event stream (KIT-09); a detail that does not fit is logged and dropped. */
export class HttpLiveUpdates implements LiveUpdates {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  quotes(keys: readonly QuoteKey[], onQuote: (quote: VenueQuote) => void): Unsubscribe {
    const ends = keys.map(({ instrumentId, venueId }) =>
      this.#listen(`quotes.${instrumentId}.${venueId}`, wireVenueQuote, (quote) =>
        onQuote(toVenueQuote(quote)),
      ),
    );
    return () => ends.forEach((end) => end());
  }

  orders(depotId: DepotId, onOrder: (order: Order) => void, onHeard?: () => void): Unsubscribe {
    let isOver = false;
    const catchUp = async (): Promise<void> => {
      const book = await this.#with.orders.list(depotId)();
      if (!isOver && E.isRight(book)) book.right.forEach(onOrder);
    };
    const end = this.#listen(
      `orders.${depotId}`,
      wireOrder,
      (order) => onOrder(toOrder(order)),
      onHeard ?? (() => void catchUp()),
    );
    return () => {
      isOver = true;
      end();
    };
  }

  notifications(onNews: () => void, onHeard: () => void): Unsubscribe {
    return this.#with.topics.listen('notifications', { onDetail: () => onNews(), onHeard });
  }

  session(onEnd: (end: SessionEnd) => void): Unsubscribe {
    return this.#listen('session', wireSessionEnd, ({ state, logoutUrl }) =>
      onEnd(present({ reason: state, logoutUrl })),
    );
  }

  connection(listener: (state: ConnectionState) => void): Unsubscribe {
    return this.#with.topics.observe(listener);
  }

  #listen<A>(
    topic: string,
    decoder: t.Decoder<unknown, A>,
    onValue: (value: A) => void,
    onHeard?: () => void,
  ): Unsubscribe {
    const onDetail = (detail: unknown): void => {
      const value = decoder.decode(detail);
      if (E.isRight(value)) onValue(value.right);
      else this.#with.logger.error('Event detail not readable', { topic, path: pathOf(value.left) });
    };
    return this.#with.topics.listen(topic, onHeard === undefined ? { onDetail } : { onDetail, onHeard });
  }
}

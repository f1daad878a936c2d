import { alwaysReached, alwaysSeen } from '@tests/support/always-seen';
import { EventStream } from '@adapters/event-stream/event-stream';
import type { EventTransport, StreamListener } from '@adapters/event-stream/event-transport';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLiveUpdates } from '@adapters/fake/bank/fake-live-updates';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { HttpLiveUpdates } from '@adapters/http/live/http-live-updates';
import type { VenueQuote } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { depotId, instrumentId, orderId, venueId, type DepotId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import { describeLiveUpdates, liveVenue, type LiveBench } from '../contracts/live-updates.contract';
import { order, quote } from '../domain/support/samples';

const instruments = ['i-1', 'i-2', 'i-3'];
const pieces = { value: '1', unit: 'XXX' };

const wireOrder = (depot: string, id: string) => ({
  depotId: depot,
  orderId: id,
  creationTimestamp: '2026-11-23T10:00:00,000000+01',
  legNumber: 1,
  orderType: 'MARKET',
  orderStatus: 'OPEN',
  side: 'BUY',
  instrumentId: 'i-1',
  quantity: pieces,
  openQuantity: pieces,
  cancelledQuantity: { value: '0', unit: 'XXX' },
  executedQuantity: { value: '0', unit: 'XXX' },
  deletable: true,
  modifiable: true,
});

/** A bank that tells its topics over a line of server-sent events. */
class TellingBank implements EventTransport {
  readonly #last = new Map(instruments.map((instrument) => [instrument, '100']));
  #listener: StreamListener | undefined;
  #topics: readonly string[] = [];
  #id = 0;

  open(_: string, listener: StreamListener): () => void {
    this.#id = 0;
    this.#topics = [];
    this.#listener = listener;
    queueMicrotask(() => listener.opened());
    return () => (this.#listener = undefined);
  }

  subscribe(topics: readonly string[]): void {
    const added = topics.filter((topic) => !this.#topics.includes(topic));
    this.#topics = topics;
    for (const instrument of instruments) this.#tellQuote(instrument, added);
    this.#event('heartbeat');
  }

  quote(instrument: string, last: string): void {
    this.#last.set(instrument, last);
    this.#tellQuote(instrument, this.#topics);
  }

  tell(topic: string, detail: unknown, topics = this.#topics): void {
    if (topics.includes(topic)) this.#event('message', JSON.stringify({ topic, detail }));
  }

  end(): void {
    this.#event('disconnected');
  }

  #tellQuote(instrument: string, topics: readonly string[]): void {
    const detail = {
      instrumentId: instrument,
      venueId: liveVenue,
      dateTime: '2026-11-23T10:00:00,000000+01',
      state: 'OPEN',
      sequence: this.#id,
      last: { value: this.#last.get(instrument), unit: 'EUR' },
    };
    this.tell(`quotes.${instrument}.${liveVenue}`, detail, topics);
  }

  #event(type: 'message' | 'heartbeat' | 'disconnected', data = '{}'): void {
    if (type === 'message') this.#id += 1;
    this.#listener?.received({ type, id: String(this.#id), data });
  }
}

const eventStream = (read: (depot: DepotId) => void = () => undefined): LiveBench => {
  const bank = new TellingBank();
  const scheduler = new ManualScheduler();
  const logger = new RecordingLogger();
  const topics = new EventStream({
    transport: bank,
    url: '/api/events',
    subscribe: (_, wanted) => async () => {
      bank.subscribe(wanted);
      return E.right(undefined);
    },
    scheduler,
    identifiers: new FakeIdentifiers(),
    logger,
    sight: alwaysSeen,
    line: alwaysReached,
    random: () => 0,
  });
  const settled = () => scheduler.advance(10);
  const telling = async (tell: () => void): Promise<void> => {
    tell();
    await settled();
  };
  return {
    live: new HttpLiveUpdates({
      topics,
      orders: {
        list: (depot) => async () => {
          read(depot);
          return E.right([]);
        },
      },
      logger,
    }),
    settled,
    tellQuote: (instrument, last) => telling(() => bank.quote(instrument, last)),
    tellOrder: (depot, id) => telling(() => bank.tell(`orders.${depot}`, wireOrder(depot, id))),
    tellNews: () => telling(() => bank.tell('notifications', { kind: 'DOCUMENT' })),
    tellEnd: ({ reason, logoutUrl }) => telling(() => bank.tell('session', { state: reason, logoutUrl })),
    turn: async (state) => {
      if (state === 'disconnected') await telling(() => bank.end());
      else await scheduler.advance(30_000);
    },
  };
};

describeLiveUpdates('the event stream', eventStream);

it("reads an order book for nobody who reads it at the bank's first word [OBK-06]", async () => {
  const books: DepotId[] = [];
  const { live, settled } = eventStream((depot) => books.push(depot));
  let heard = 0;
  live.orders(
    depotId('d-1'),
    () => undefined,
    () => (heard += 1),
  );
  live.orders(depotId('d-2'), () => undefined);
  await settled();
  expect([heard, books]).toEqual([1, ['d-2']]);
});

describeLiveUpdates('the fake', () => {
  const quotes = new Map(instruments.map((instrument) => [instrument, quoteOf(instrument, '100')]));
  const live = new FakeLiveUpdates(() => [...quotes.values()]);
  return {
    live,
    settled: async () => undefined,
    tellQuote: async (instrument, last) => {
      const told = quoteOf(instrument, last);
      quotes.set(instrument, told);
      live.tellQuote(told);
    },
    tellOrder: async (depot, id) => live.tellOrder({ ...order, id: orderId(id), depotId: depotId(depot) }),
    tellNews: async () => live.tellNews(),
    tellEnd: async (end) => live.tellSessionEnd(end),
    turn: async (state) => live.turn(state),
  };
});

function quoteOf(instrument: string, last: string): VenueQuote {
  return {
    ...quote,
    instrumentId: instrumentId(instrument),
    venueId: venueId(liveVenue),
    last: amount(last, EUR),
  };
}

import { EventHub } from '@sandbox/areas/events/event-hub';
import { EventStream } from '@sandbox/areas/events/event-stream';
import { subscribe } from '@sandbox/areas/events/subscriptions';
import { topicOf } from '@sandbox/areas/events/topic';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { openWerkbank, type Werkbank } from '../support/werkbank';
import { TradingDesk } from './order/trading';

interface Told {
  readonly id: number;
  readonly event: string;
  readonly topic?: string;
  readonly detail?: {
    orderStatus?: string;
    sequence?: number;
    state?: string;
    kind?: string;
    orderId?: string;
    instrument?: { wkn: string };
  };
}

/** A line whose far end keeps what it got, and may fall behind. */
class Line {
  waiting = 0;
  ended = false;
  readonly #text: string[] = [];

  readonly sink = {
    write: (text: string): void => void this.#text.push(text),
    waiting: (): number => this.waiting,
    end: (): void => {
      this.ended = true;
    },
  };

  told(event = 'message'): Told[] {
    return this.#text
      .map((text) => /^id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n$/.exec(text))
      .map((found): Told => ({
        id: Number(found?.[1]),
        event: found?.[2] ?? '',
        ...JSON.parse(found?.[3] ?? '{}'),
      }))
      .filter((each) => each.event === event);
  }
}

describe('live events [BNK-04] [OBK-03]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  let hub: EventHub;
  let sap: string;
  let session: string;
  let lines = 0;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
    session = await desk.customer.sessionId();
    sap = `quotes.${(await desk.body()).instrumentId ?? ''}.${venueIdOf('Tradegate')}`;
  });
  beforeEach(() => {
    hub = new EventHub(werkbank.bank);
  });
  afterEach(() => hub.close());
  afterAll(() => werkbank.close());

  const listenAs = async (sessionId: string, ...texts: string[]): Promise<Line> => {
    const line = new Line();
    const clientId = clientIdOf('10000002');
    lines += 1;
    const stream = new EventStream(clientId, sessionId, `line ${lines}`, line.sink);
    await hub.add(stream);
    await subscribe(werkbank.bank, { clientId, sessionId, stream: stream.name }, texts);
    await hub.readSubscriptions();
    return line;
  };
  const listen = (...texts: string[]): Promise<Line> => listenAs(session, ...texts);

  it('tells a quote at once and another with every second, numbered without gaps', async () => {
    const line = await listen(sap);
    for (let second = 0; second < 5; second++) {
      await werkbank.advance(1);
      await hub.tellQuotes();
    }
    expect(line.told().length).toBeGreaterThanOrEqual(6);
    expect(line.told().map(({ id }) => id)).toEqual(line.told().map((_, index) => index + 1));
  });

  it('tells each step of an order, in its order, with instrument, to every stream of the customer', async () => {
    const lines = [await listen(`orders.${desk.depotId}`), await listen(`orders.${desk.depotId}`)];
    await desk.price('716460', '200.00');
    await desk.place();
    await desk.pass(2);
    await hub.tellOrders();
    await hub.tellOrders();
    for (const line of lines) {
      expect(line.told().map(({ detail }) => detail?.orderStatus)).toEqual(['PENDING', 'OPEN', 'EXECUTED']);
      expect(line.told()[0]?.detail?.instrument?.wkn).toBe('716460');
    }
  });

  it('says that something happened without the customer, and nothing of their own steps [CUS-04]', async () => {
    const line = await listen('notifications');
    const { orderId } = await desk.place({ limitAt: '20.00' });
    await hub.tellOrders();
    expect(line.told()).toEqual([]);
    await desk.price('716460', '200.00');
    await desk.place();
    await desk.pass(2);
    await hub.tellOrders();
    expect(line.told()).toMatchObject([{ topic: 'notifications', detail: { kind: 'ORDER' } }]);
    expect(line.told()[0]?.detail).not.toMatchObject({ orderId });
  });

  it('leaves out quotes for a slow line but never an order', async () => {
    const line = await listen(sap, `orders.${desk.depotId}`);
    const before = line.told().length;
    line.waiting = 100_000;
    await desk.place({ limitAt: '20.00' });
    await werkbank.advance(1);
    await hub.tellQuotes();
    await hub.tellOrders();
    const told = line.told().slice(before);
    expect(told.map(({ topic }) => topic)).toEqual([`orders.${desk.depotId}`]);
  });

  it('says good-bye when the session is over', async () => {
    const line = await listenAs('no such session', 'session');
    await hub.tellSessions();
    expect(line.told()[0]).toMatchObject({
      topic: 'session',
      detail: { state: 'expired', logoutUrl: '/lp/wt/logout' },
    });
    expect(line.told('closed').length).toBe(1);
    expect([line.ended, hub.size]).toEqual([true, 0]);
  });

  it('heeds a subscription that another process took, and loses no order made before it was read', async () => {
    const line = new Line();
    const stream = new EventStream(desk.clientId, session, 'elsewhere', line.sink);
    await hub.add(stream);
    const { statusCode } = await desk.customer.post('/api/events/subscriptions', {
      stream: 'elsewhere',
      topics: [sap, `orders.${desk.depotId}`],
    });
    expect([statusCode, line.told()]).toEqual([204, []]);
    await desk.place({ limitAt: '20.00' });
    await hub.readSubscriptions();
    await hub.tellOrders();
    expect(line.told().map(({ topic }) => topic)).toEqual([sap, `orders.${desk.depotId}`]);
  });

  it('opens no stream to what was wished before', async () => {
    await listen(sap);
    const line = new Line();
    await hub.add(new EventStream(desk.clientId, session, `line ${lines}`, line.sink));
    await hub.readSubscriptions();
    expect(line.told()).toEqual([]);
  });

  it('serves two hundred streams, making each quote once a second', async () => {
    const lines = await Promise.all(Array.from({ length: 200 }, () => listen(sap)));
    await werkbank.advance(1);
    await hub.tellQuotes();
    expect(lines.every((line) => line.told().length >= 2)).toBe(true);
    expect(new Set(lines.map((line) => line.told().at(-1)?.detail?.sequence)).size).toBe(1);
  });

  it('is silent about a closed venue after the first quote', async () => {
    await werkbank.advance(13 * 3_600);
    const line = await listen(sap);
    await werkbank.advance(5);
    await hub.tellQuotes();
    expect(line.told().map(({ detail }) => detail?.state)).toEqual(['CLOSED']);
  });

  it('says that the statements of a month have come, in the morning after it and once [CUS-04]', async () => {
    const line = await listen('notifications');
    const statements = async () => {
      hub.tellStatements();
      return line.told().filter(({ detail }) => detail?.kind === 'DOCUMENT').length;
    };
    expect(await statements()).toBe(0);
    // The venue is closed since 22:00 on 23 November 2026 at the latest: from there to 30 November, then past 6:00 on 1 December.
    await werkbank.advance(7 * 86_400);
    expect(await statements()).toBe(0);
    await werkbank.advance(8 * 3_600);
    expect([await statements(), await statements()]).toEqual([1, 1]);
  });

  it.each(['quotes.x', 'orders', 'orders.a.b', 'session.x', 'news.x', ''])('knows no topic %p', (text) => {
    expect(topicOf(text)).toBeUndefined();
  });
});

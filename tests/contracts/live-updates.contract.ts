import type { ConnectionState, LiveUpdates, SessionEnd } from '@application/ports/bank/live-updates';
import { decimalText } from '@domain/money/decimal';
import { depotId, instrumentId, venueId } from '@domain/codes/ids';

/** Live updates under test, and a bank that tells something. Every quote has a last price of 100 until told otherwise. */
export interface LiveBench {
  readonly live: LiveUpdates;
  /** Waits until the bank has heard what was asked for. */
  settled(): Promise<void>;
  tellQuote(instrument: string, last: string): Promise<void>;
  tellOrder(depot: string, order: string): Promise<void>;
  /** Something happened without the customer. */
  tellNews(): Promise<void>;
  tellEnd(end: SessionEnd): Promise<void>;
  turn(state: ConnectionState): Promise<void>;
}

/** The instruments of the bench, all at this venue, and its depots. */
export const liveVenue = 'v-1';
const key = (instrument: string) => ({ instrumentId: instrumentId(instrument), venueId: venueId(liveVenue) });

/** The contract of every source of live updates: the fake obeys it, and the event stream. */
export function describeLiveUpdates(name: string, make: () => LiveBench): void {
  describe(`${name} as live updates [KIT-09]`, () => {
    let bench: LiveBench;
    beforeEach(() => {
      bench = make();
    });

    function hearQuotes(...instruments: readonly string[]) {
      const heard: string[] = [];
      const end = bench.live.quotes(instruments.map(key), ({ instrumentId: instrument, last }) => {
        heard.push(`${instrument} ${last === undefined ? '' : decimalText(last.value)}`);
      });
      return { heard, end };
    }

    it('bring a quote at once, then each new one, and only those asked for', async () => {
      const { heard } = hearQuotes('i-1', 'i-2');
      await bench.settled();
      expect([...heard].sort()).toEqual(['i-1 100', 'i-2 100']);
      await bench.tellQuote('i-1', '101');
      await bench.tellQuote('i-3', '102');
      expect(heard.slice(2)).toEqual(['i-1 101']);
    });

    it('bring the orders of the depot asked for', async () => {
      const heard: string[] = [];
      bench.live.orders(depotId('d-1'), ({ id }) => void heard.push(id));
      await bench.settled();
      await bench.tellOrder('d-1', 'o-1');
      await bench.tellOrder('d-2', 'o-2');
      expect(heard).toEqual(['o-1']);
    });

    it('say when the bank begins to tell of orders again, for a page that reads them then [OBK-03]', async () => {
      let heard = 0;
      bench.live.orders(
        depotId('d-1'),
        () => undefined,
        () => (heard += 1),
      );
      await bench.settled();
      const before = heard;
      await bench.turn('disconnected');
      expect(heard).toBe(before);
      await bench.turn('connected');
      expect(heard).toBe(before + 1);
    });

    it('tell that something happened, and from when on nothing of it is missed [CUS-04]', async () => {
      let [news, heard] = [0, 0];
      const end = bench.live.notifications(
        () => (news += 1),
        () => (heard += 1),
      );
      await bench.settled();
      expect([news, heard]).toEqual([0, 1]);
      await bench.tellNews();
      expect([news, heard]).toEqual([1, 1]);
      await bench.turn('disconnected');
      await bench.tellNews();
      expect([news, heard]).toEqual([1, 1]);
      await bench.turn('connected');
      expect([news, heard]).toEqual([1, 2]);
      end();
      await bench.settled();
      await bench.tellNews();
      expect([news, heard]).toEqual([1, 2]);
    });

    it.each<SessionEnd>([{ reason: 'expired' }, { reason: 'locked', logoutUrl: '/lp/wt/logout' }])(
      'tell that the session ended: %j',
      async (end) => {
        const heard: SessionEnd[] = [];
        bench.live.session((each) => void heard.push(each));
        await bench.settled();
        await bench.tellEnd(end);
        expect(heard).toEqual([end]);
      },
    );

    it('fall silent for a page that was left, twice without harm, and go on for the others', async () => {
      const one = hearQuotes('i-1');
      const other = hearQuotes('i-1');
      await bench.settled();
      one.end();
      one.end();
      await bench.settled();
      const before = one.heard.length;
      await bench.tellQuote('i-1', '101');
      expect(one.heard).toHaveLength(before);
      expect(other.heard.at(-1)).toBe('i-1 101');
    });

    it('say whether the line stands, at once and when it changes, and catch up when it is back', async () => {
      const states: ConnectionState[] = [];
      const { heard } = hearQuotes('i-1');
      await bench.settled();
      bench.live.connection((state) => void states.push(state));
      expect(states).toEqual(['connected']);
      await bench.turn('disconnected');
      const missed = heard.length;
      await bench.tellQuote('i-1', '103');
      expect(heard).toHaveLength(missed);
      await bench.turn('connected');
      expect(states).toEqual(['connected', 'disconnected', 'connected']);
      expect(heard.at(-1)).toBe('i-1 103');
    });
  });
}

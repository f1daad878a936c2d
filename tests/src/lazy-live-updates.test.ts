import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import type { LiveUpdates } from '@application/ports/bank/live-updates';
import { depotId, instrumentId, venueId } from '@domain/codes/ids';
import { LazyLiveUpdates } from '@src/later/lazy-live-updates';

/** Updates that note who listens, behind code that comes at once. */
function updates() {
  const asked: unknown[][] = [];
  const note =
    (name: string) =>
    (...told: readonly unknown[]) => {
      asked.push([name, ...told.filter((each) => typeof each !== 'function')]);
      return () => void asked.push(['end', name]);
    };
  const silent = () => undefined;
  const loads = { count: 0 };
  const live = new LazyLiveUpdates({
    scheduler: new ManualScheduler(),
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
    load: async (): Promise<LiveUpdates> => {
      loads.count += 1;
      return {
        quotes: note('quotes'),
        orders: note('orders'),
        notifications: note('notifications'),
        session: note('session'),
        connection: (listener) => {
          listener('connected');
          return note('connection')();
        },
      };
    },
  });
  return { live, asked, loads };
}

const nobody = () => undefined;
const keys = [{ instrumentId: instrumentId('i-1'), venueId: venueId('v-1') }];

describe('what the bank tells by itself, whose code comes with the first who listens [KIT-09]', () => {
  it('is listened to as it was asked for, once the code is here, which comes once', async () => {
    const { live, asked, loads } = updates();
    expect(loads.count).toBe(0);
    live.quotes(keys, nobody);
    const end = live.orders(depotId('d-1'), nobody);
    live.notifications(nobody, nobody);
    live.session(nobody);
    await settle();
    end();
    expect(asked).toEqual([
      ['quotes', keys],
      ['orders', 'd-1'],
      ['notifications'],
      ['session'],
      ['end', 'orders'],
    ]);
    expect(loads.count).toBe(1);
  });

  it('counts as disconnected until then', async () => {
    const { live } = updates();
    const states: string[] = [];
    live.connection((state) => states.push(state));
    expect(states).toEqual(['disconnected']);
    await settle();
    live.connection((state) => states.push(state));
    expect(states).toEqual(['disconnected', 'connected', 'connected']);
  });
});

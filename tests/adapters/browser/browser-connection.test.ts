import { BrowserConnection } from '@adapters/browser/browser-connection';
import { connected } from '@adapters/browser/connected';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';

/** A device, the bank that is asked, and what those who listen are told. */
class Bench {
  readonly page = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  readonly scheduler = new ManualScheduler();
  readonly told: boolean[] = [];
  isReached = true;
  asked = 0;
  readonly connection = new BrowserConnection(this.page, this.scheduler, async () => {
    this.asked += 1;
    if (!this.isReached) throw new TypeError('Failed to fetch');
  });

  constructor() {
    this.connection.listen(() => this.told.push(this.connection.isUp()));
  }

  turn(isOnLine: boolean): void {
    this.page.navigator.onLine = isOnLine;
    this.page.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
  }
}

describe('the connection [CUS-05]', () => {
  it('is what the device says while calls are answered', () => {
    const bench = new Bench();
    bench.connection.observe(true);
    bench.turn(false);
    bench.turn(true);
    expect(bench.told).toEqual([false, true]);
    expect(bench.asked).toBe(0);
  });

  it('is lost with the first call that is not answered where the bank is out of reach, whatever the device believes', async () => {
    const bench = new Bench();
    bench.isReached = false;
    bench.connection.observe(false);
    await bench.scheduler.advance(0);
    expect(bench.told).toEqual([false]);
  });

  it('is not lost for one call that fails by itself', async () => {
    const bench = new Bench();
    bench.connection.observe(false);
    await bench.scheduler.advance(10_000);
    expect(bench).toMatchObject({ told: [], asked: 1 });
  });

  it('is back as soon as a call is answered', async () => {
    const bench = new Bench();
    bench.isReached = false;
    bench.connection.observe(false);
    await bench.scheduler.advance(0);
    bench.connection.observe(true);
    expect(bench.told).toEqual([false, true]);
  });

  it('is asked for by itself where no page calls, once at a time, until it is back', async () => {
    const bench = new Bench();
    bench.isReached = false;
    bench.connection.observe(false);
    bench.connection.observe(false);
    await bench.scheduler.advance(4_000);
    expect(bench).toMatchObject({ told: [false], asked: 3 });
    bench.isReached = true;
    await bench.scheduler.advance(2_000);
    expect(bench).toMatchObject({ told: [false, true], asked: 4 });
    await bench.scheduler.advance(60_000);
    expect(bench.asked).toBe(4);
  });

  it('is the device’s own matter while that knows of none, and believed again when it says so', async () => {
    const bench = new Bench();
    bench.isReached = false;
    bench.connection.observe(false);
    await bench.scheduler.advance(0);
    bench.turn(false);
    await bench.scheduler.advance(60_000);
    expect(bench.asked).toBe(1);
    bench.turn(true);
    expect(bench.connection.isUp()).toBe(true);
  });

  it('is waited for by who leaves for a page of the bank', async () => {
    const bench = new Bench();
    bench.isReached = false;
    bench.connection.observe(false);
    await bench.scheduler.advance(0);
    let hasLeft = false;
    void connected(bench.connection)().then(() => (hasLeft = true));
    await bench.scheduler.advance(2_000);
    expect(hasLeft).toBe(false);
    bench.isReached = true;
    await bench.scheduler.advance(2_000);
    expect(hasLeft).toBe(true);
  });
});

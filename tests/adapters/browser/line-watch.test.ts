import { BrowserConnection } from '@adapters/browser/browser-connection';
import { connected } from '@adapters/browser/connected';
import { LineWatch } from '@adapters/browser/line-watch';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';

/** What the line does with a question: passes it on after so many ms, refuses it, or says nothing at all. */
type Line = number | 'refuses' | 'silent';

const sight = (visibilityState: DocumentVisibilityState) => ({ visibilityState });

/** A device, the line it believes in, and what those who listen are told, each with its time. */
class Bench {
  readonly document = Object.assign(new EventTarget(), sight('visible'));
  readonly page = Object.assign(new EventTarget(), {
    navigator: { onLine: true },
    document: this.document,
  });
  readonly scheduler = new ManualScheduler();
  readonly begun = this.scheduler.now();
  readonly told: (readonly [number, boolean])[] = [];
  line: Line = 20;
  asked = 0;
  readonly connection = new BrowserConnection(this.page);

  constructor() {
    this.connection.listen(() => this.told.push([this.time, this.connection.isUp()]));
    new LineWatch({
      connection: this.connection,
      page: this.page,
      scheduler: this.scheduler,
      stopwatch: this.scheduler,
      ask: () => this.#ask(),
    });
  }

  get time(): number {
    return this.scheduler.now() - this.begun;
  }

  #ask(): Promise<void> {
    this.asked += 1;
    const { line } = this;
    if (line === 'refuses') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve) => {
      if (line !== 'silent') this.scheduler.after(line, resolve);
    });
  }

  readonly pass = (milliseconds: number): Promise<void> => this.scheduler.advance(milliseconds);

  /** A minute with nobody at it, the last question just answered. */
  async left(): Promise<void> {
    await this.pass(60_000);
    this.connection.observe(true);
  }

  touch(type: string): void {
    this.document.dispatchEvent(new Event(type));
  }

  show(state: 'visible' | 'hidden'): void {
    this.document.visibilityState = state;
    this.touch('visibilitychange');
  }

  turn(isOnLine: boolean): void {
    this.page.navigator.onLine = isOnLine;
    this.page.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
  }
}

describe('the connection [CUS-05]', () => {
  it('is what the device says, at once', async () => {
    const bench = new Bench();
    bench.turn(false);
    bench.turn(true);
    expect(bench.told).toEqual([
      [0, false],
      [0, true],
    ]);
  });

  it('is lost with the first call that is not answered where the line refuses, whatever the device believes', async () => {
    const bench = new Bench();
    await bench.left();
    bench.line = 'refuses';
    const from = bench.time;
    bench.connection.observe(false);
    await bench.pass(0);
    expect(bench.told).toEqual([[from, false]]);
  });

  it('is lost within a second after such a call where the line swallows all', async () => {
    const bench = new Bench();
    await bench.left();
    bench.line = 'silent';
    const from = bench.time;
    bench.connection.observe(false);
    await bench.pass(1000);
    expect(bench.told).toEqual([[from + 900, false]]);
  });

  it('is not lost for one call that fails by itself', async () => {
    const bench = new Bench();
    bench.connection.observe(false);
    await bench.pass(60_000);
    expect(bench.told).toEqual([]);
  });

  it('is back as soon as a call is answered', async () => {
    const bench = new Bench();
    bench.line = 'refuses';
    bench.connection.observe(false);
    await bench.pass(500);
    bench.connection.observe(true);
    expect(bench.told).toEqual([
      [0, false],
      [500, true],
    ]);
  });

  it('is asked for by itself until it is back, also by a line that has become slow', async () => {
    const bench = new Bench();
    bench.line = 'silent';
    bench.connection.observe(false);
    await bench.pass(10_000);
    expect(bench.told).toEqual([[900, false]]);
    bench.line = 3000;
    await bench.pass(5000);
    expect(bench.told.at(-1)).toEqual([13_900, true]);
  });

  it('is the device’s own matter while that knows of none, and believed again when it says so', async () => {
    const bench = new Bench();
    bench.line = 'refuses';
    bench.connection.observe(false);
    await bench.pass(0);
    bench.turn(false);
    const { asked } = bench;
    await bench.pass(60_000);
    expect(bench.asked).toBe(asked);
    bench.line = 20;
    bench.turn(true);
    await bench.pass(60_000);
    expect(bench.connection.isUp()).toBe(true);
  });

  it('is waited for by who leaves for a page of the bank', async () => {
    const bench = new Bench();
    bench.line = 'refuses';
    bench.connection.observe(false);
    await bench.pass(0);
    let hasLeft = false;
    void connected(bench.connection)().then(() => (hasLeft = true));
    await bench.pass(2000);
    expect(hasLeft).toBe(false);
    bench.line = 20;
    await bench.pass(2020);
    expect(hasLeft).toBe(true);
  });
});

describe('a line of which no call tells [CUS-05]', () => {
  it.each(Array.from({ length: 10 }, (_, index) => index * 97))(
    'is noticed within a second where it refuses, cut %i ms after the page was touched',
    async (after) => {
      const bench = new Bench();
      await bench.left();
      bench.touch('keydown');
      await bench.pass(after);
      bench.line = 'refuses';
      const from = bench.time;
      await bench.pass(1000);
      expect(bench.told).toHaveLength(1);
      expect((bench.told[0]?.[0] ?? Infinity) - from).toBeLessThanOrEqual(820);
    },
  );

  it('is noticed within three seconds where it swallows all, since silence may be slowness', async () => {
    const bench = new Bench();
    await bench.left();
    bench.touch('pointerdown');
    bench.line = 'silent';
    const from = bench.time;
    await bench.pass(3000);
    expect(bench.told).toEqual([[from + 2800, false]]);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'])(
    'is asked at once by a %s after nobody was at it',
    async (type) => {
      const bench = new Bench();
      await bench.left();
      await bench.pass(5000);
      const { asked } = bench;
      bench.touch(type);
      expect(bench.asked).toBe(asked + 1);
    },
  );

  it('is asked rarely while nobody touches the page, and not at all while nobody sees it', async () => {
    const bench = new Bench();
    await bench.left();
    const untouched = bench.asked;
    await bench.pass(60_100);
    expect(bench.asked - untouched).toBe(4);
    bench.show('hidden');
    const { asked } = bench;
    await bench.pass(600_000);
    expect(bench.asked).toBe(asked);
    bench.show('visible');
    expect(bench.asked).toBe(asked + 1);
  });

  it('is not asked for while calls are answered anyway', async () => {
    const bench = new Bench();
    bench.connection.observe(true);
    await bench.pass(0);
    const { asked } = bench;
    for (let call = 0; call < 10; call += 1) {
      await bench.pass(700);
      bench.connection.observe(true);
    }
    expect(bench.asked).toBe(asked);
  });

  it('is not taken to be cut for being slow, nor for slowing down while calls are answered', async () => {
    const bench = new Bench();
    bench.line = 1900;
    for (let touch = 0; touch < 20; touch += 1) {
      await bench.pass(1000);
      bench.touch('scroll');
    }
    bench.line = 5500;
    await bench.pass(60_000);
    expect(bench.told).toEqual([]);
  });

  it('stands where a call was answered after the question that was not', async () => {
    const bench = new Bench();
    await bench.left();
    await bench.pass(800);
    bench.line = 'silent';
    bench.touch('keydown');
    await bench.pass(1500);
    bench.connection.observe(true);
    bench.line = 20;
    await bench.pass(1000);
    expect(bench.told).toEqual([]);
  });
});

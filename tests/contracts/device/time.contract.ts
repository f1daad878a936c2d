import type { Clock } from '@application/ports/clock';
import type { PageScheduler, Scheduler } from '@application/ports/scheduler';

/** A clock or scheduler under test, and how its time passes. */
export interface TimeBench<T> {
  readonly time: T;
  pass(milliseconds: number): Promise<void>;
}

/** The contract of every clock. */
export function describeClock(name: string, make: () => TimeBench<Clock>): void {
  describe(`${name} as a clock`, () => {
    it('tells milliseconds that pass as time does', async () => {
      const { time, pass } = make();
      const before = time.now();
      expect(time.now()).toBe(before);
      await pass(1_500);
      expect(time.now() - before).toBe(1_500);
    });
  });
}

/** The contract of every scheduler. */
export function describeScheduler(name: string, make: () => TimeBench<Scheduler>): void {
  describe(`${name} as a scheduler`, () => {
    it('runs a task once, when its time has come and not before', async () => {
      const { time, pass } = make();
      const ran = jest.fn();
      time.after(500, ran);
      await pass(499);
      expect(ran).not.toHaveBeenCalled();
      await pass(1);
      await pass(10_000);
      expect(ran).toHaveBeenCalledTimes(1);
    });

    it('runs a task again and again, first after one interval', async () => {
      const { time, pass } = make();
      const ran = jest.fn();
      time.every(500, ran);
      await pass(499);
      expect(ran).not.toHaveBeenCalled();
      await pass(1_001);
      expect(ran).toHaveBeenCalledTimes(3);
    });

    it('runs what is due first before what is due later, however they were asked for', async () => {
      const { time, pass } = make();
      const order: string[] = [];
      time.after(300, () => void order.push('late'));
      time.after(100, () => void order.push('early'));
      await pass(400);
      expect(order).toEqual(['early', 'late']);
    });

    it.each(['after', 'every'] as const)(
      'calls off what was asked for with %s, twice without harm',
      async (how) => {
        const { time, pass } = make();
        const ran = jest.fn();
        const cancel = time[how](100, ran);
        cancel();
        cancel();
        await pass(1_000);
        expect(ran).not.toHaveBeenCalled();
      },
    );

    it('lets a task call itself off while it runs', async () => {
      const { time, pass } = make();
      let runs = 0;
      const cancel = time.every(100, () => {
        runs += 1;
        if (runs === 2) cancel();
      });
      await pass(1_000);
      expect(runs).toBe(2);
    });
  });
}

/** The contract of every scheduler that knows when the page may end. */
export function describePageScheduler(
  name: string,
  make: () => TimeBench<PageScheduler> & { readonly hide: () => unknown },
): void {
  describe(`${name} as a scheduler of a page`, () => {
    it('runs a task once, after a pause', async () => {
      const { time, pass, hide } = make();
      const ran = jest.fn();
      time.afterPause(500, ran);
      await pass(499);
      expect(ran).not.toHaveBeenCalled();
      await pass(1);
      await hide();
      await pass(10_000);
      expect(ran).toHaveBeenCalledTimes(1);
    });

    it('runs it at once when the page is hidden, and not again [APP-15]', async () => {
      const { time, pass, hide } = make();
      const ran = jest.fn();
      time.afterPause(500, ran);
      await hide();
      expect(ran).toHaveBeenCalledTimes(1);
      await pass(10_000);
      await hide();
      expect(ran).toHaveBeenCalledTimes(1);
    });

    it('calls it off, twice without harm', async () => {
      const { time, pass, hide } = make();
      const ran = jest.fn();
      const cancel = time.afterPause(100, ran);
      cancel();
      cancel();
      await hide();
      await pass(1_000);
      expect(ran).not.toHaveBeenCalled();
    });
  });
}

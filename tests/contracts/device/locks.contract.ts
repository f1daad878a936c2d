import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import type { Locks } from '@application/ports/locks';
import { pause } from '@application/shared/pause';

/** The contract of every lock: `tabs` gives as many tabs of one browser, which may be unsure who holds one. */
export function describeLocks(name: string, tabs: () => readonly [Locks, Locks], isSure = true): void {
  describe(`${name} as locks [ORD-17]`, () => {
    it.each([
      ['one after the other under one name', 'a', ['1 begins', '1 ends', '2 begins', '2 ends']],
      ['side by side under two names', 'b', ['1 begins', '2 begins', '1 ends', '2 ends']],
    ])('runs tasks of two tabs %s', async (_, secondName, expected) => {
      const scheduler = new ManualScheduler();
      const events: string[] = [];
      const task = (label: string) => async () => {
        events.push(`${label} begins`);
        await pause(scheduler, 10)();
        events.push(`${label} ends`);
        return label;
      };
      const [one, other] = tabs();
      const both = Promise.all([
        one.exclusively('a', task('1'))(),
        other.exclusively(secondName, task('2'))(),
      ]);
      await scheduler.advance(30);
      expect(await both).toEqual(['1', '2']);
      expect(events).toEqual(expected);
    });

    it('tells whether a name is held', async () => {
      const scheduler = new ManualScheduler();
      const [one, other] = tabs();
      const held = one.exclusively('a', pause(scheduler, 10))();
      expect(await other.isHeld('a')()).toBe(true);
      await scheduler.advance(10);
      await held;
      expect(await other.isHeld('a')()).toBe(!isSure);
    });

    it('goes on after a task that broke', async () => {
      const [one, other] = tabs();
      const broken = one.exclusively('a', () => Promise.reject(new Error('broken')))();
      const next = other.exclusively('a', () => Promise.resolve('next'))();
      await expect(broken).rejects.toThrow('broken');
      expect(await next).toBe('next');
    });
  });
}

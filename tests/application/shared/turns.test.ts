import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { InFlight } from '@application/shared/in-flight';
import { pause } from '@application/shared/pause';
import { Turns } from '@application/shared/turns';

describe('tasks that must not run side by side', () => {
  it('take turns, also after one that broke', async () => {
    const scheduler = new ManualScheduler();
    const turns = new Turns();
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} begins`);
      await pause(scheduler, 10)();
      events.push(`${name} ends`);
      if (name === 'a') throw new Error('broken');
    };
    const broken = turns
      .take(task('a'))()
      .catch(() => undefined);
    const second = turns.take(task('b'))();
    await scheduler.advance(50);
    await Promise.all([broken, second]);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('are joined while one about the same thing runs, and run again afterwards', async () => {
    const scheduler = new ManualScheduler();
    const running = new InFlight<number>();
    let runs = 0;
    const task = running.join('key', async () => {
      await pause(scheduler, 10)();
      return ++runs;
    });
    const both = Promise.all([task(), task()]);
    await scheduler.advance(10);
    expect(await both).toEqual([1, 1]);
    const third = task();
    await scheduler.advance(10);
    expect(await third).toBe(2);
  });
});

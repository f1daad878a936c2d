import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { instant, type Instant } from '@domain/time/instant';
import { ClosingWatch } from '@ui/screens/fund-depot/release/closing-watch';

const noon = instant(Date.UTC(2026, 10, 23, 11));
const nextNoon = instant(Date.UTC(2026, 10, 24, 11));

/** A page that is looked at from 11:59:57 on, of a bank that names a closing time. */
function watched(named: () => Instant | undefined) {
  const scheduler = new ManualScheduler(instant(noon - 3000));
  const turned: Instant[] = [];
  const watch = new ClosingWatch(
    { clock: scheduler, scheduler },
    { closesAt: named, turn: () => void turned.push(scheduler.now()) },
  );
  watch.start();
  return { scheduler, turned, watch };
}

describe('a closing time that a page shows [FUN-01]', () => {
  it('holds at 11:59:59, and has passed at 12:00:00', async () => {
    const { scheduler, turned } = watched(() => noon);
    await scheduler.advance(2000);
    expect(turned).toEqual([]);
    await scheduler.advance(1000);
    expect(turned).toEqual([noon]);
  });

  it('is asked about again every ten seconds while the bank still names it, and no more once it names the next', async () => {
    let named = noon;
    const { scheduler, turned } = watched(() => named);
    await scheduler.advance(22_000);
    expect(turned).toEqual([noon, noon + 10_000].map(instant));
    named = nextNoon;
    await scheduler.advance(60_000);
    expect(turned).toHaveLength(2);
  });

  it('is not asked about while it is not known', async () => {
    const { scheduler, turned } = watched(() => undefined);
    await scheduler.advance(60_000);
    expect(turned).toEqual([]);
  });

  it('is looked at no more once the page is left', async () => {
    const { scheduler, turned, watch } = watched(() => noon);
    watch.stop();
    await scheduler.advance(60_000);
    expect(turned).toEqual([]);
    expect(scheduler.waiting).toBe(0);
  });
});

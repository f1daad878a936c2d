import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { waitAtMost } from '@application/shared/wait-at-most';
import * as E from 'fp-ts/Either';

type Key = E.Either<string | undefined, string>;

const late = E.left(undefined);

/** A bank that answers each time it is asked when the test says so. */
function bench() {
  const scheduler = new ManualScheduler();
  const asked: ((answer: Key) => void)[] = [];
  const ask = () => new Promise<Key>((resolve) => void asked.push(resolve));
  const key = waitAtMost(scheduler, 8000, ask);
  const heard: Key[] = [];
  const want = (): void => void key().then((answer) => heard.push(answer));
  return { scheduler, asked, want, heard };
}

describe('what nobody waits for too long', () => {
  it('is asked for once by all who want it, and kept', async () => {
    const { scheduler, asked, want, heard } = bench();
    want();
    want();
    asked[0]?.(E.right('key'));
    await scheduler.advance(60_000);
    want();
    await settle();
    expect([asked.length, heard]).toEqual([1, [E.right('key'), E.right('key'), E.right('key')]]);
  });

  it('is gone without after the time of all, is still asked for, and is had once it is there', async () => {
    const { scheduler, asked, want, heard } = bench();
    want();
    await scheduler.advance(7999);
    expect(heard).toEqual([]);
    await scheduler.advance(1);
    want();
    await settle();
    expect([asked.length, heard]).toEqual([1, [late, late]]);
    asked[0]?.(E.right('key'));
    await settle();
    want();
    await settle();
    expect(heard.at(-1)).toEqual(E.right('key'));
  });

  it('is asked for again after a failure, all of which together have that time', async () => {
    const { scheduler, asked, want, heard } = bench();
    want();
    await scheduler.advance(5000);
    asked[0]?.(E.left('no answer'));
    await settle();
    want();
    await scheduler.advance(3000);
    expect([asked.length, heard]).toEqual([2, [E.left('no answer'), late]]);
  });
});

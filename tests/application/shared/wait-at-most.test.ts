import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { waitAtMost } from '@application/shared/wait-at-most';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';

type Key = E.Either<Failure, string>;

const unanswered = E.left<Failure>({ kind: 'server', errorId: 'e' });
const late = E.left(undefined);

/** A bank that answers each time it is asked when the test says so. */
function bench() {
  const scheduler = new ManualScheduler();
  const asked: ((answer: Key) => void)[] = [];
  const ask = () => new Promise<Key>((resolve) => void asked.push(resolve));
  const { inTime, atLast } = waitAtMost(
    scheduler,
    { atMost: 8000, again: 15_000 },
    ask,
    ({ kind }) => kind === 'session-expired',
  );
  const heard: E.Either<Failure | undefined, string>[] = [];
  const want = (): void => void inTime().then((answer) => heard.push(answer));
  const wait = (): void => void atLast().then((answer) => heard.push(answer));
  return { scheduler, asked, want, wait, heard };
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
    asked[0]?.(unanswered);
    await settle();
    want();
    await scheduler.advance(3000);
    expect([asked.length, heard]).toEqual([2, [unanswered, late]]);
  });

  it('is asked for, by whoever waits for it at last, until it is there [ORD-30]', async () => {
    const { scheduler, asked, wait, heard } = bench();
    wait();
    asked[0]?.(unanswered);
    await scheduler.advance(14_999);
    expect([asked.length, heard]).toEqual([1, []]);
    await scheduler.advance(1);
    asked[1]?.(E.right('key'));
    await settle();
    expect([asked.length, heard, scheduler.waiting]).toEqual([2, [E.right('key')], 0]);
  });

  it('is asked for no more once nobody is signed in', async () => {
    const { scheduler, asked, wait, heard } = bench();
    wait();
    asked[0]?.(E.left({ kind: 'session-expired' }));
    await scheduler.advance(60_000);
    expect([asked.length, heard]).toEqual([1, [E.left({ kind: 'session-expired' })]]);
  });
});

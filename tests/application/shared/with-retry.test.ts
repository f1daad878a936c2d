import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { RETRY, withRetry } from '@application/shared/with-retry';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';

const busy: Failure = { kind: 'server', errorId: 'E' };

/** A call that fails so often, and says when it was made. */
function flaky(scheduler: ManualScheduler, ...failures: readonly Failure[]) {
  const times: number[] = [];
  const start = scheduler.now();
  const call = async (): Promise<E.Either<Failure, string>> => {
    times.push(scheduler.now() - start);
    const failure = failures[times.length - 1];
    return failure === undefined ? E.right('done') : E.left(failure);
  };
  return { call, times };
}

describe('repeating a call [KIT-12]', () => {
  it('stands as the documents say', () => {
    expect(RETRY).toEqual({ retries: 2, pause: 500 });
  });

  it.each<[string, readonly Failure[], readonly number[], string]>([
    ['a call that succeeds is made once', [], [0], 'Right'],
    ['one failure is followed by a pause of 500 ms', [busy], [0, 500], 'Right'],
    ['the second pause is twice as long', [busy, busy], [0, 500, 1500], 'Right'],
    ['the third failure is final', [busy, busy, busy], [0, 500, 1500], 'Left'],
    ['403 is never repeated', [{ kind: 'forbidden' }], [0], 'Left'],
    ['a refusal is never repeated', [{ kind: 'validation', code: 'x', messages: [] }], [0], 'Left'],
    [
      'what the page itself called off is not repeated',
      [{ kind: 'no-answer', reason: 'aborted', errorId: 'E' }],
      [0],
      'Left',
    ],
    ['silence is', [{ kind: 'no-answer', reason: 'timeout', errorId: 'E' }], [0, 500], 'Right'],
  ])('%s', async (_why, failures, times, tag) => {
    const scheduler = new ManualScheduler();
    const flakyCall = flaky(scheduler, ...failures);
    const answer = withRetry(scheduler)(flakyCall.call)();
    await scheduler.advance(10_000);
    expect(flakyCall.times).toEqual(times);
    expect((await answer)._tag).toBe(tag);
  });
});

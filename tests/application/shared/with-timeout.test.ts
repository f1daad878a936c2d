import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { pause } from '@application/shared/pause';
import { withTimeout } from '@application/shared/with-timeout';
import * as E from 'fp-ts/Either';

describe('giving up on a call', () => {
  const tools = () => ({ scheduler: new ManualScheduler(), identifiers: new FakeIdentifiers() });

  it('yields the answer that comes in time, and leaves no timer behind', async () => {
    const { scheduler, identifiers } = tools();
    const call = async () => {
      await pause(scheduler, 4999)();
      return E.right('in time');
    };
    const answer = withTimeout({ scheduler, identifiers }, 5000)(call)();
    await scheduler.advance(4999);
    expect(await answer).toEqual(E.right('in time'));
    expect(scheduler.waiting).toBe(0);
  });

  it('is silence with an id once the time is over, whatever comes later', async () => {
    const { scheduler, identifiers } = tools();
    const call = async () => {
      await pause(scheduler, 5001)();
      return E.right('too late');
    };
    const answer = withTimeout({ scheduler, identifiers }, 5000)(call)();
    await scheduler.advance(6000);
    expect(await answer).toEqual(
      E.left({ kind: 'no-answer', reason: 'timeout', errorId: new FakeIdentifiers().uuid() }),
    );
  });
});

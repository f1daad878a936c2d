import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FollowInApplication } from '@application/product-application/follow-in-application';
import { FollowFailure } from '@application/session/follow-failure';
import type { Failure } from '@domain/failure/failure';
import { RecordingExit } from '@tests/support/recording-exit';

function following(isStranger: boolean) {
  const navigation = new RecordingNavigation();
  const exit = new RecordingExit();
  const follow = new FollowFailure(navigation, new MemoryErrorMemory(), exit);
  const asked = jest.fn(() => Promise.resolve(isStranger));
  return { navigation, exit, asked, use: new FollowInApplication(follow, navigation, asked) };
}

describe('following a failure in an application [APP-14]', () => {
  it('signs a customer out on 403, once though client and page both meet it', async () => {
    const { use, exit } = following(false);
    const failure: Failure = { kind: 'forbidden' };
    expect(await use.execute(failure)()).toBe('left');
    expect(await use.execute(failure)()).toBe('left');
    expect(exit.left).toEqual([{ reason: 'bank' }]);
  });

  it('shows a 403 to a stranger', async () => {
    const { use, exit } = following(true);
    expect(await use.execute({ kind: 'forbidden' })()).toBe('stay');
    expect(exit.left).toEqual([]);
  });

  it('goes to a route, and asks nobody who is there', async () => {
    const { use, navigation, asked } = following(true);
    const locked: Failure = { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} };
    expect(await use.execute(locked)()).toBe('left');
    expect(navigation.left).toEqual(['/ngbrk/funktion-gesperrt']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stays for what the page shows itself', async () => {
    const { use, navigation } = following(false);
    expect(await use.execute({ kind: 'server', errorId: 'e1' })()).toBe('stay');
    expect(navigation.left).toEqual([]);
  });
});

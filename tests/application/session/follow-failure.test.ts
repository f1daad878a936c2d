import { MemoryErrorMemory } from '@adapters/fake/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/recording-navigation';
import { FollowFailure } from '@application/session/follow-failure';

describe('following a failure', () => {
  const follow = () => {
    const navigation = new RecordingNavigation();
    const errors = new MemoryErrorMemory();
    return { navigation, errors, follow: new FollowFailure(navigation, errors) };
  };

  it('stays for what the page shows itself', () => {
    const { follow: use, navigation } = follow();
    expect(use.execute({ kind: 'no-answer', reason: 'offline', errorId: 'E' })).toEqual({ kind: 'stay' });
    expect(navigation.left).toEqual([]);
  });

  it('names the route of the locked function [ORD-26]', () => {
    const { follow: use } = follow();
    expect(use.execute({ kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} })).toEqual({
      kind: 'route',
      path: 'funktion-gesperrt',
    });
  });

  it('leaves for the error page and remembers key and arguments [KIT-13]', () => {
    const { follow: use, navigation, errors } = follow();
    expect(use.execute({ kind: 'blocked', key: 'fehler-x', args: { a: '1' } })).toEqual({ kind: 'left' });
    expect(navigation.left).toEqual(['/cp/error']);
    expect(errors.recall()).toEqual({ code: 'fehler-x', args: { a: '1' } });
  });

  it('signs out without remembering anything [KIT-12]', () => {
    const { follow: use, navigation, errors } = follow();
    expect(use.execute({ kind: 'forbidden' })).toEqual({ kind: 'left' });
    expect(navigation.left).toEqual(['/lp/wt/logout']);
    expect(errors.recall()).toBeUndefined();
  });
});

import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingExit } from '@tests/support/recording-exit';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FollowFailure } from '@application/session/follow-failure';

describe('following a failure', () => {
  const follow = () => {
    const navigation = new RecordingNavigation();
    const errors = new MemoryErrorMemory();
    const exit = new RecordingExit();
    return { navigation, errors, exit, follow: new FollowFailure(navigation, errors, exit) };
  };

  it('stays for what the page shows itself', () => {
    const { follow: use, navigation } = follow();
    expect(use.execute({ kind: 'no-answer', reason: 'offline', errorId: 'E' })).toEqual({ kind: 'stay' });
    expect(navigation.left).toEqual([]);
  });

  it('goes nowhere while the device has no connection, whatever asked [CUS-05]', () => {
    const { navigation, errors, exit } = follow();
    let isConnected = false;
    const use = new FollowFailure(navigation, errors, exit, { isConnected: () => isConnected });
    const silent = { kind: 'no-answer', reason: 'timeout', errorId: 'E' } as const;
    for (const place of ['page', 'guard', 'accounts', 'positions'] as const)
      expect(use.execute(silent, place)).toEqual({ kind: 'stay' });
    expect(navigation.left).toEqual([]);
    isConnected = true;
    expect(use.execute(silent, 'positions')).toEqual({ kind: 'left' });
  });

  it('does not sign out for want of a line, of which the device may know nothing [CUS-05] [TAN-01]', () => {
    const { navigation, errors, exit } = follow();
    const use = new FollowFailure(navigation, errors, exit, { isConnected: () => true });
    const lost = { kind: 'no-answer', reason: 'offline', errorId: 'E' } as const;
    expect(use.execute(lost, 'session')).toEqual({ kind: 'stay' });
    expect(exit.left).toEqual([]);
    expect(use.execute({ ...lost, reason: 'timeout' }, 'session')).toEqual({ kind: 'left' });
    expect(exit.left).toEqual([{ reason: 'bank' }]);
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
    const blocked = { kind: 'blocked', key: 'fehler-x', args: { bis: '1', name: 'Anna' } } as const;
    expect(use.execute(blocked)).toEqual({ kind: 'left' });
    expect(navigation.left).toEqual(['/cp/error']);
    expect(errors.recall()).toEqual({ code: 'fehler-x', args: { bis: '1' } });
  });

  it('lets the error page say that the positions did not come [GU-08]', () => {
    const { follow: use, navigation, errors } = follow();
    use.execute({ kind: 'no-answer', reason: 'timeout', errorId: 'E-1' }, 'positions');
    expect(navigation.left).toEqual(['/cp/error']);
    expect(errors.recall()).toEqual({ code: 'depot-positions', args: { errorId: 'E-1' } });
  });

  it('keeps for the page without a depot that the depots did not come, and where [SH-06] [GU-08]', () => {
    const { navigation, errors, exit } = follow();
    const use = new FollowFailure(navigation, errors, exit, { here: () => '/ngbrk/order/erstellung' });
    const failure = { kind: 'server', errorId: 'E-1' } as const;
    expect(use.obey(failure, 'accounts')).toEqual({ kind: 'route', path: 'kein-depot' });
    expect(errors.recall()).toEqual({
      code: 'depots-not-loaded',
      args: { errorId: 'E-1', seite: '/ngbrk/order/erstellung' },
    });
  });

  it('keeps for the error page where positions and answers in time did not come, and of no other failure [GU-08]', () => {
    const { navigation, errors, exit } = follow();
    const use = new FollowFailure(navigation, errors, exit, { here: () => '/ngbrk/order/erstellung' });
    const failure = { kind: 'no-answer', reason: 'timeout', errorId: 'E-1' } as const;
    use.execute(failure, 'positions');
    expect(errors.recall()?.args).toEqual({ errorId: 'E-1', seite: '/ngbrk/order/erstellung' });
    use.execute(failure, 'guard');
    expect(errors.recall()).toEqual({
      code: 'no-answer',
      args: { errorId: 'E-1', seite: '/ngbrk/order/erstellung' },
    });
    use.execute({ kind: 'server', errorId: 'E-1' }, 'guard');
    expect(errors.recall()?.args).toEqual({ errorId: 'E-1' });
  });

  it('leaves for the error page that the configuration names [KIT-13]', () => {
    const { navigation, errors, exit } = follow();
    const use = new FollowFailure(navigation, errors, exit, { errorPath: '/cp/error/blocked' });
    use.execute({ kind: 'blocked', key: 'fehler-x', args: {} });
    expect(navigation.left).toEqual(['/cp/error/blocked']);
  });

  it('signs out without remembering anything [KIT-12]', () => {
    const { follow: use, exit, errors } = follow();
    expect(use.execute({ kind: 'forbidden' })).toEqual({ kind: 'left' });
    expect(exit.left).toEqual([{ reason: 'bank' }]);
    expect(errors.recall()).toBeUndefined();
  });

  it.each([
    ['the address it carries', { logoutUrl: '/lp/wt/logout?a=b' }],
    ['the usual sign-out page where it carries none', {}],
  ])('follows an expired session to %s [KIT-12]', (_case, carried) => {
    const { follow: use, exit, navigation } = follow();
    expect(use.execute({ kind: 'session-expired', ...carried })).toEqual({ kind: 'left' });
    expect(exit.left).toEqual([{ reason: 'zeit', logoutUrl: undefined, ...carried }]);
    expect(navigation.left).toEqual([]);
  });
});

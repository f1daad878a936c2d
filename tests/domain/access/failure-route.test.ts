import type { RedirectTarget } from '@domain/access/access-decision';
import { decideFailureRoute, type FailurePlace } from '@domain/access/failure-route';
import type { Failure } from '@domain/failure/failure';

const refusedFor = (key: string): Failure => ({
  kind: 'validation',
  code: 'precondition.failed',
  messages: [{ severity: 'ERROR', key, args: {}, origin: [] }],
});
const to = (path: string): RedirectTarget => ({ kind: 'external', path });

describe('where a failure leads [KIT-12] [KIT-13] [ORD-26]', () => {
  it.each<[string, Failure, FailurePlace, RedirectTarget | undefined]>([
    [
      'an ended session follows its logout URL',
      { kind: 'session-expired', logoutUrl: '/lp/wt/x' },
      'page',
      to('/lp/wt/x'),
    ],
    ['an ended session without one signs out', { kind: 'session-expired' }, 'page', to('/lp/wt/logout')],
    ['403 forces a logout', { kind: 'forbidden' }, 'page', to('/lp/wt/logout')],
    ['the error-uri header redirects', { kind: 'redirected', uri: '/lp/wt/y' }, 'page', to('/lp/wt/y')],
    ['no access forces a logout', refusedFor('fehler_unautorisierter_zugriff'), 'page', to('/lp/wt/logout')],
    ['an unknown person forces a logout', refusedFor('fehler_person_unbekannt'), 'page', to('/lp/wt/logout')],
    [
      'a locked action has its page',
      refusedFor('fehler-aktion-gesperrt'),
      'page',
      { kind: 'route', path: 'funktion-gesperrt' },
    ],
    [
      'a locked action on the blocker list too',
      { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} },
      'page',
      { kind: 'route', path: 'funktion-gesperrt' },
    ],
    [
      'any other blocker goes to the error page',
      { kind: 'blocked', key: 'x', args: {} },
      'page',
      to('/cp/error'),
    ],
    [
      'a failing server is shown in place, at a release as well',
      { kind: 'server', errorId: 'E' },
      'page',
      undefined,
    ],
    ['a guard the server fails at', { kind: 'server', errorId: 'E' }, 'guard', to('/cp/error')],
    ['a guard that is refused', refusedFor('fehler-menge-ungueltig'), 'guard', to('/cp/error')],
    ['a guard behind the TAN', { kind: 'session-tan-required' }, 'guard', to('/cp/error')],
    ['a page behind the TAN waits for it', { kind: 'session-tan-required' }, 'page', undefined],
    ['a session that is refused', refusedFor('fehler-menge-ungueltig'), 'session', to('/lp/wt/logout')],
    [
      'a session that is refused without a word',
      { kind: 'validation', code: 'x', messages: [] },
      'session',
      to('/lp/wt/logout'),
    ],
    [
      'a session behind a locked action has the page of that',
      refusedFor('fehler-aktion-gesperrt'),
      'session',
      { kind: 'route', path: 'funktion-gesperrt' },
    ],
    [
      'one grave refusal among others',
      {
        kind: 'validation',
        code: 'c',
        messages: ['fehler-menge-ungueltig', 'fehler_person_unbekannt'].map((key) => ({
          severity: 'ERROR',
          key,
          args: {},
          origin: [],
        })),
      },
      'page',
      to('/lp/wt/logout'),
    ],
    ['positions the server fails at', { kind: 'server', errorId: 'E' }, 'positions', to('/cp/error')],
    ['positions that are refused', refusedFor('fehler-menge-ungueltig'), 'positions', to('/cp/error')],
    [
      'depots of accounts that are refused',
      refusedFor('fehler-menge-ungueltig'),
      'accounts',
      { kind: 'route', path: 'kein-depot' },
    ],
    [
      'depots of accounts the server fails at',
      { kind: 'server', errorId: 'E' },
      'accounts',
      { kind: 'route', path: 'kein-depot' },
    ],
    ['a session the server fails at', { kind: 'server', errorId: 'E' }, 'session', to('/lp/wt/logout')],
    [
      'a session nobody answers about',
      { kind: 'no-answer', reason: 'timeout', errorId: 'E' },
      'session',
      to('/lp/wt/logout'),
    ],
    [
      'a session that does not decode',
      { kind: 'undecodable', path: '0', errorId: 'E' },
      'session',
      to('/lp/wt/logout'),
    ],
    ['a session that is not there', { kind: 'not-found' }, 'session', to('/lp/wt/logout')],
    ['a session behind its own TAN', { kind: 'session-tan-required' }, 'session', to('/lp/wt/logout')],
    [
      'a session that is over follows its own address',
      { kind: 'session-expired', logoutUrl: '/lp/wt/x' },
      'session',
      to('/lp/wt/x'),
    ],
    ['a blocker before the session', { kind: 'blocked', key: 'x', args: {} }, 'session', to('/cp/error')],
    [
      'positions that do not come',
      { kind: 'no-answer', reason: 'offline', errorId: 'E' },
      'positions',
      to('/cp/error'),
    ],
    [
      'positions that do not decode',
      { kind: 'undecodable', path: 'values.0', errorId: 'E' },
      'positions',
      to('/cp/error'),
    ],
    ['positions that are not there', { kind: 'not-found' }, 'positions', to('/cp/error')],
    ['positions that need the TAN wait for it', { kind: 'session-tan-required' }, 'positions', undefined],
    ['a plain refusal is shown at its field', refusedFor('fehler-menge-ungueltig'), 'page', undefined],
    [
      'a wrong TAN is shown at the entry',
      { kind: 'tan', reason: 'invalid', messages: [] },
      'page',
      undefined,
    ],
    [
      'silence is asked about in place',
      { kind: 'no-answer', reason: 'offline', errorId: 'E' },
      'page',
      undefined,
    ],
  ])('%s', (_why, failure, place, target) => {
    expect(decideFailureRoute(failure, place)).toEqual(target);
  });

  it('a blocker, and what a guard cannot find out, lead to the error page that is configured', () => {
    const blocked = { kind: 'blocked', key: 'x', args: {} } as const;
    expect(decideFailureRoute(blocked, 'page', '/cp/error/x')).toEqual(to('/cp/error/x'));
    expect(decideFailureRoute({ kind: 'not-found' }, 'guard', '/cp/error/x')).toEqual(to('/cp/error/x'));
    expect(decideFailureRoute({ kind: 'not-found' })).toBeUndefined();
  });
});

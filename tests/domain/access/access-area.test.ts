import { accessArea } from '@domain/access/access-area';
import { toExternal, toLogin, toRoute } from '@domain/access/access-decision';

describe('the door somebody came through [GU-02]', () => {
  it.each([
    ['ihf', 'ihf'],
    ['kunde', 'customer'],
    ['', 'customer'],
    [undefined, 'customer'],
  ])('named %p is that of %s', (named, area) => {
    expect(accessArea(named)).toBe(area);
  });
});

describe('what a guard says instead of opening a page [GU-01] [GU-03] [GU-06]', () => {
  it('is another page of the portal, a page of the bank, or the sign-in and back', () => {
    expect([toRoute('kein-depot'), toExternal('/lp/wt/x'), toLogin('/ngbrk/?a=1')]).toEqual([
      { kind: 'redirect', to: { kind: 'route', path: 'kein-depot' } },
      { kind: 'redirect', to: { kind: 'external', path: '/lp/wt/x' } },
      { kind: 'redirect', to: { kind: 'login', returnTo: '/ngbrk/?a=1' } },
    ]);
  });
});

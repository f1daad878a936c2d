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
  it.each([
    ['another page of the portal', toRoute('kein-depot'), { kind: 'route', path: 'kein-depot' }],
    ['a page of the bank', toExternal('/lp/wt/x'), { kind: 'external', path: '/lp/wt/x' }],
    ['the sign-in, and back', toLogin('/ngbrk/?a=1'), { kind: 'login', returnTo: '/ngbrk/?a=1' }],
  ])('%s', (_, decision, to) => {
    expect(decision).toEqual({ kind: 'redirect', to });
  });
});

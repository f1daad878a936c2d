import { logoutPath, type SessionEnd } from '@domain/session/logout-path';

const returnTo = '/ngbrk/orderbuch?depot=1&x=ä';
const back = 'page=%2Fngbrk%2Forderbuch%3Fdepot%3D1%26x%3D%C3%A4';

describe('where the portal is left for when a session is over [KIT-08] [KIT-12]', () => {
  it.each<[string, SessionEnd, string]>([
    [
      'by wish to the sign-out, and nowhere back',
      { reason: 'wunsch', returnTo },
      '/lp/wt/logout?grund=wunsch',
    ],
    [
      'after too long without activity, and back to where the customer was',
      { reason: 'zeit', returnTo },
      `/lp/wt/logout?grund=zeit&${back}`,
    ],
    ['by the bank’s refusal, and back', { reason: 'bank', returnTo }, `/lp/wt/logout?grund=bank&${back}`],
    [
      'to the address the bank names',
      { reason: 'bank', returnTo, logoutUrl: '/lp/wt/ende' },
      `/lp/wt/ende?grund=bank&${back}`,
    ],
    [
      'with what that says already',
      { reason: 'wunsch', returnTo, logoutUrl: '/lp/wt/ende?art=1' },
      '/lp/wt/ende?art=1&grund=wunsch',
    ],
    [
      'to a page that ends nothing where another tab has ended it, whatever address there is',
      { reason: 'fenster', returnTo, logoutUrl: '/lp/wt/ende' },
      `/lp/wt/abgemeldet?grund=fenster&${back}`,
    ],
  ])('%s', (_, end, path) => {
    expect(logoutPath(end)).toBe(path);
  });
});

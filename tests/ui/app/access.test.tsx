import { act, screen, waitFor } from '@testing-library/react';
import { allowed, toExternal, toLogin, toRoute } from '@domain/access/access-decision';
import { routes } from '@ui/app/routes';
import { fillBrowserGaps } from '../browser-gaps';
import { page, visit } from './portal';

beforeAll(fillBrowserGaps);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('guards', () => {
  it('leads to the sign-in and back to path and query [GU-01]', async () => {
    const { left } = visit('/ngbrk/orderbuch?status=offen', {
      decide: (_, { returnTo }) => toLogin(returnTo),
    });
    await waitFor(() =>
      expect(left).toEqual(['/login?page=%2Fngbrk%2Forderbuch%3Fstatus%3Doffen&rolle=kunde']),
    );
  });

  it('leads employees to the sign-in of their own, and asks for roles in their area [GU-02] [GU-10]', async () => {
    const areas: unknown[] = [];
    const { left } = visit('/ngbrk/orderbuch', {
      area: 'ihf',
      decide: (_, { returnTo, area }) => {
        areas.push(area);
        return toLogin(returnTo);
      },
    });
    await waitFor(() => expect(left).toEqual(['/cp/login?page=%2Fngbrk%2Forderbuch']));
    expect(areas).toEqual(['ihf']);
  });

  it('takes what the page keeps in its history entry along to the sign-in by POST [GU-10]', async () => {
    const { left, posted } = visit('/ngbrk/orderbuch', {
      state: { from: 'depot' },
      decide: (_, { returnTo }) => toLogin(returnTo),
    });
    await waitFor(() => expect(posted).toEqual([{ stash: '{"from":"depot"}' }]));
    expect(left).toEqual(['/login?page=%2Fngbrk%2Forderbuch&rolle=kunde']);
  });

  it('asks the guards of the route, with the order the query names [GU-04]', async () => {
    const asked: unknown[] = [];
    visit('/ngbrk/order/streichung?orderid=42', {
      decide: (guards, { orderId }) => {
        asked.push([guards, orderId]);
        return guards.includes('order-cancellation') ? toRoute('orderbuch') : allowed;
      },
    });
    expect(await heading('Orderbuch')).toBeVisible();
    expect(asked).toContainEqual([['order-cancellation'], '42']);
  });

  it('follows a decision to no-depot inside the portal, and to another page outside [GU-03]', async () => {
    visit('/ngbrk/order/erstellung', {
      decide: (guards) => (guards.includes('brokerage') ? toRoute('kein-depot') : allowed),
    });
    expect(await heading('Kein Depot')).toBeVisible();
    const { left } = visit('/ngbrk/depotuebersicht', { decide: () => toExternal('/lp/wt/depotuebersicht') });
    await waitFor(() => expect(left).toEqual(['/lp/wt/depotuebersicht']));
  });

  it('opens the portfolio planner, applications and the error pages to everybody, nothing else [GU-01]', async () => {
    const decide = () => toLogin('/');
    const { left } = visit('/ngbrk/portfolioplaner/onboarding', { decide });
    expect(await heading('Portfolioplaner')).toBeVisible();
    expect(left).toEqual([]);
    expect(routes.filter(({ guards }) => !guards).map(({ name }) => name)).toEqual([
      'functionLocked',
      'noDepot',
      'portfolioPlanner',
      'productApplication',
      'error',
      'notFound',
    ]);
  });

  it('keeps the page behind the session gate [TAN-01]', async () => {
    visit('/ngbrk/orderbuch', {
      screens: { orderBook: page('Meine Orders') },
      gate: () => <p>Bitte freigeben</p>,
    });
    expect(await screen.findByText('Bitte freigeben')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Meine Orders' })).not.toBeInTheDocument();
  });

  it('decides once for a page whose query changes, so that filters do not reload it [OBK-02]', async () => {
    let decided = 0;
    visit('/ngbrk/orderbuch', {
      screens: { orderBook: page('Meine Orders') },
      decide: (guards) => {
        if (guards.includes('order-book')) decided += 1;
        return allowed;
      },
    });
    await heading('Meine Orders');
    window.history.pushState(null, '', '/ngbrk/orderbuch?status=offen');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await heading('Meine Orders')).toBeVisible();
    expect(decided).toBe(1);
  });
});

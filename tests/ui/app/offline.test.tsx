import { act, screen } from '@testing-library/react';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { OfflineBanner } from '@ui/app/session/offline-banner';
import { allowed, unreachable } from '@domain/access/access-decision';
import { fillBrowserGaps } from '../browser-gaps';
import { renderInGerman } from '../render-in-german';
import { page, visit } from './portal';

beforeAll(fillBrowserGaps);

const connect = (isOnline: boolean): void => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
afterEach(() => jest.restoreAllMocks());

describe('without a connection', () => {
  it('the page says so at once, with the age of what it shows, and no longer once it is back', () => {
    renderInGerman(<OfflineBanner clock={new ManualScheduler()} />);
    expect(screen.queryByText('Keine Verbindung.')).not.toBeInTheDocument();
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent(/Keine Verbindung\. Sie sehen den Stand von/);
    connect(true);
    expect(screen.queryByText('Keine Verbindung.')).not.toBeInTheDocument();
  });

  it('a page that was not decided on says that it waits, and opens by itself [GU-08]', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { left } = visit('/ngbrk/orderbuch', { screens: { orderBook: page('Meine Orders') } });
    expect(await screen.findByRole('heading', { name: 'Keine Verbindung zum Internet' })).toBeVisible();
    expect(screen.getByText('Keine Verbindung.')).toBeVisible();
    connect(true);
    expect(await screen.findByRole('heading', { name: 'Meine Orders' })).toBeVisible();
    expect(left).toEqual([]);
  });

  it('a page whose guards met no line is asked about again once it is back, without leaving [GU-01]', async () => {
    let isCut = true;
    const { left } = visit('/ngbrk/orderbuch', {
      screens: { orderBook: page('Meine Orders') },
      decide: () => (isCut ? unreachable : allowed),
    });
    expect(await screen.findByRole('heading', { name: 'Keine Verbindung zum Internet' })).toBeVisible();
    isCut = false;
    connect(true);
    expect(await screen.findByRole('heading', { name: 'Meine Orders' })).toBeVisible();
    expect(left).toEqual([]);
  });

  it('a page whose code did not come is asked for again in place [SH-10]', async () => {
    let isThere = false;
    visit('/ngbrk/orderbuch', {
      screens: {
        orderBook: () => (isThere ? page('Meine Orders')() : Promise.reject(new Error('ChunkLoadError'))),
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'Die Seite lässt sich gerade nicht öffnen' }),
    ).toBeVisible();
    isThere = true;
    connect(true);
    expect(await screen.findByRole('heading', { name: 'Meine Orders' })).toBeVisible();
  });
});

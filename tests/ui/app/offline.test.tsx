import { BrowserConnection } from '@adapters/browser/browser-connection';
import { LineWatch } from '@adapters/browser/line-watch';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { act, fireEvent, screen } from '@testing-library/react';
import { failed, idle, loaded, type RemoteData } from '@domain/failure/remote-data';
import { instant } from '@domain/time/instant';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { RemoteView } from '@ui/components/feedback/remote-view';
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
  const at = (time: string) => instant(Date.parse(`2026-09-30T${time}+02:00`));
  const Shown = ({ data }: { readonly data: RemoteData<string> }) => (
    <>
      <RemoteView data={data} subject="Das Depot" onRetry={() => undefined}>
        {(value) => <p>{value}</p>}
      </RemoteView>
      <OfflineBanner clock={{ now: () => at('10:30') }} />
    </>
  );

  it('the page says so at once, without an age where nothing is shown, and no longer once it is back', () => {
    renderInGerman(<Shown data={idle} />);
    expect(screen.queryByText('Keine Verbindung.')).not.toBeInTheDocument();
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent(/^Keine Verbindung\. Was Sie eingeben, bleibt/);
    expect(screen.queryByText(/Sie sehen den Stand/)).not.toBeInTheDocument();
    connect(true);
    expect(screen.queryByText('Keine Verbindung.')).not.toBeInTheDocument();
  });

  it('says how old is what is shown, also while newer fails to come, outside of what is announced', () => {
    jest.useFakeTimers();
    connect(false);
    const data = loaded('Bestand', at('10:00'));
    const { rerender } = renderInGerman(<Shown data={data} />);
    const pass = () =>
      act(() => {
        jest.advanceTimersByTime(1000);
      });
    pass();
    const age = /Sie sehen den Stand von .*10:00.* Uhr \(vor 30 Minuten\)/;
    expect(screen.getByText(age)).toBeVisible();
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toMatch(age);
    rerender(<Shown data={failed({ kind: 'no-answer', reason: 'offline', errorId: 'E' }, data)} />);
    pass();
    expect(screen.getByText(age)).toBeVisible();
    rerender(<Shown data={idle} />);
    pass();
    expect(screen.queryByText(age)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('what failed for want of it is asked for again by itself', () => {
    const failure = { kind: 'no-answer', reason: 'offline', errorId: 'E' } as const;
    const retry = jest.fn();
    renderInGerman(<FailurePanel failure={failure} subject="Die Order" onRetry={retry} />);
    connect(true);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('the search of the whole site waits, and says so', async () => {
    visit('/ngbrk/gibt/es/nicht');
    const everywhere = () => screen.getByRole('button', { name: 'Überall suchen' });
    await screen.findByRole('button', { name: 'Überall suchen' });
    expect(everywhere()).not.toHaveAttribute('aria-disabled');
    connect(false);
    expect(everywhere()).toHaveAttribute('aria-disabled', 'true');
    expect(everywhere()).toHaveAccessibleDescription(
      'Überall suchen geht erst, wenn Sie wieder verbunden sind.',
    );
    const form = screen.getAllByRole('search').find((each) => each.contains(everywhere()));
    expect(form && fireEvent.submit(form)).toBe(false);
  });

  it('every page says so too where calls fail though the device believes in its line, and no longer once one is answered', async () => {
    let isReached = false;
    const scheduler = new ManualScheduler();
    const connection = new BrowserConnection(window);
    new LineWatch({
      connection,
      page: window,
      scheduler,
      stopwatch: scheduler,
      ask: async () => {
        if (!isReached) throw new TypeError('Failed to fetch');
      },
    });
    visit('/ngbrk/orderbuch', { screens: { orderBook: page('Meine Orders') }, connection });
    await screen.findByRole('heading', { name: 'Meine Orders' });
    connection.observe(false);
    expect(await screen.findByText('Keine Verbindung.')).toBeVisible();
    expect(scheduler.now()).toBe(new ManualScheduler().now());
    expect(screen.getByRole('heading', { name: 'Meine Orders' })).toBeVisible();
    isReached = true;
    await act(() => scheduler.advance(2000));
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

import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { fillBrowserGaps } from '../browser-gaps';
import { page, visit } from './portal';

beforeAll(fillBrowserGaps);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = () => act(() => jest.advanceTimersByTimeAsync(5000));
const lost = /Das lässt sich gerade nicht öffnen/;
const palette = async () => () => <p>Palette</p>;

/** Opens the palette, whose code is lost so many times in a row once the page stands. */
async function askFor(timesLost: number) {
  let left = 0;
  const loadPalette = () => (left-- > 0 ? Promise.reject(new Error('ChunkLoadError')) : palette());
  const { logged } = visit('/ngbrk/orderbuch', { screens: { orderBook: page('Orders') }, loadPalette });
  await pass();
  left = timesLost;
  const press = async () => {
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })));
    await pass();
  };
  await press();
  return { logged, press };
}

/** The order book, at rest, whose palette's code comes when it is let. */
async function onSlowLine() {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const Screen = () => <Link to="/ngbrk/konten">Weiter</Link>;
  visit('/ngbrk/orderbuch', {
    screens: { orderBook: async () => ({ Screen }) },
    loadPalette: async () => {
      await code;
      return palette();
    },
  });
  await pass();
  return {
    press: () => {
      act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })));
    },
    come: () =>
      act(async () => {
        arrive();
        await jest.advanceTimersByTimeAsync(1);
      }),
  };
}

describe('a dialog of the shell on a bad line [SH-10]', () => {
  it('is fetched again as pages are', async () => {
    await askFor(2);
    expect(screen.getByText('Palette')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it did not come, and comes when it is asked for again', async () => {
    const { logged, press } = await askFor(3);
    expect(screen.getByRole('alert')).toHaveTextContent(lost);
    expect(logged).toContainEqual([
      'Dialog could not be loaded',
      expect.objectContaining({ name: 'palette' }),
    ]);
    await press();
    expect(screen.getByText('Palette')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is said to be coming after less than half a second, until it is there', async () => {
    const { come, press } = await onSlowLine();
    press();
    await act(() => jest.advanceTimersByTimeAsync(399));
    expect(screen.queryByText('Einen Moment, das wird geladen.')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Einen Moment, das wird geladen.')).toHaveAttribute('role', 'status');
    await come();
    expect(screen.getByText('Palette')).toBeVisible();
    expect(screen.queryByText('Einen Moment, das wird geladen.')).not.toBeInTheDocument();
  });

  it('does not open over the page that was gone to meanwhile', async () => {
    const { come, press } = await onSlowLine();
    press();
    act(() => screen.getByRole('link', { name: 'Weiter' }).click());
    await pass();
    await come();
    expect(screen.queryByText('Palette')).not.toBeInTheDocument();
    expect(screen.queryByText('Einen Moment, das wird geladen.')).not.toBeInTheDocument();
    press();
    await pass();
    expect(screen.getByText('Palette')).toBeVisible();
  });
});

import { act, screen, within } from '@testing-library/react';
import { allowed } from '@domain/access/access-decision';
import { useBoundary } from '@ui/app/failing/use-boundary';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { patiently } from '@ui/components/progress/patiently';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { fillBrowserGaps } from '../browser-gaps';
import { page, visit } from './portal';

beforeAll(fillBrowserGaps);
beforeEach(() => {
  jest.useFakeTimers();
  // React repeats what a boundary has caught.
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Visiting = NonNullable<Parameters<typeof visit>[1]>;

/** A line that loses all code until it is mended. */
class BadLine {
  isLost = true;
  tries = 0;

  readonly fetch = async (): Promise<void> => {
    this.tries += 1;
    if (this.isLost) throw new Error('ChunkLoadError');
  };

  readonly part = (words: string): ComponentType<object> =>
    lazyPart(async () => {
      await this.fetch();
      return () => <h2>{words}</h2>;
    });
}

/** What a page needs besides its own code. */
const needs: readonly (readonly [string, (line: BadLine) => Visiting])[] = [
  [
    'a guard',
    (line) => ({
      decide: async (guards) => {
        if (guards.includes('order-book')) await patiently(line.fetch);
        return allowed;
      },
    }),
  ],
  [
    'the session gate',
    (line) => ({
      gate: function Gate({ children }) {
        const [isOpen, setOpen] = useState(false);
        const fail = useBoundary();
        useEffect(() => {
          patiently(line.fetch).then(() => setOpen(true), fail);
        }, [fail]);
        return isOpen && children;
      },
    }),
  ],
  [
    'two parts of a page',
    (line) => {
      const Head = line.part('Kopf');
      const Foot = line.part('Fuß');
      const Screen = () => (
        <>
          <h1>Orderbuch</h1>
          <Suspense>
            <Head />
          </Suspense>
          <Suspense>
            <Foot />
          </Suspense>
        </>
      );
      return { screens: { orderBook: async () => ({ Screen }) } };
    },
  ],
  [
    'a page itself',
    (line) => ({
      screens: {
        orderBook: async () => {
          await line.fetch();
          return page('Orderbuch')();
        },
      },
    }),
  ],
];

/** Long enough for guard, gate, page and parts, each of which begins once what is before it has been drawn. */
async function pass(): Promise<void> {
  for (let drawn = 0; drawn < 4; drawn += 1) await act(() => jest.advanceTimersByTimeAsync(5000));
}
const heading = () => screen.getByRole('heading', { level: 1 });
const again = () => screen.getByRole('button', { name: 'Neu laden' });

/** The device's own word about its line. */
function connect(isOnline: boolean): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('code that a line has lost [SH-10]', () => {
  const lost = 'Die Seite lässt sich gerade nicht öffnen';

  it.each(needs)(
    'is said of %s in the same words, which are no crash, and can be asked for again',
    async (_, need) => {
      const line = new BadLine();
      const { logged } = visit('/ngbrk/orderbuch', need(line));
      await pass();
      expect(line.tries % 3).toBe(0);
      expect(heading()).toHaveTextContent(lost);
      expect(screen.getByText(/^Ein Teil der Anwendung ist nicht angekommen\./)).toBeVisible();
      expect(screen.getByText('Fehlernummer E-1')).toBeVisible();
      expect(logged.map(([message]) => message)).toEqual(['Screen could not be loaded']);
      line.isLost = false;
      act(() => again().click());
      await pass();
      expect(heading()).toHaveTextContent('Orderbuch');
    },
  );

  it.each(needs)(
    'is said of %s without a connection, and comes by itself once that is back',
    async (_, need) => {
      const line = new BadLine();
      visit('/ngbrk/orderbuch', need(line));
      await pass();
      connect(false);
      expect(heading()).toHaveTextContent(lost);
      expect(screen.getByText('Sie haben gerade keine Verbindung.')).toBeVisible();
      expect(again()).toBeVisible();
      line.isLost = false;
      connect(true);
      await pass();
      expect(heading()).toHaveTextContent('Orderbuch');
      expect(screen.queryByText('Sie haben gerade keine Verbindung.')).not.toBeInTheDocument();
    },
  );

  it.each(needs)('is left behind where it was of %s, on the way to another page', async (name, need) => {
    const line = new BadLine();
    visit('/ngbrk/orderbuch', need(line));
    await pass();
    expect(heading()).toHaveTextContent(lost);
    line.isLost = name !== 'the session gate';
    act(() =>
      within(screen.getByRole('navigation', { name: 'Hauptbereiche' }))
        .getByText('Depot')
        .click(),
    );
    await pass();
    expect(heading()).toHaveTextContent('Depotübersicht');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageName } from '@ui/app/page-name';
import { pathOf, routes } from '@ui/app/routes';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { Link } from 'react-router-dom';
import { fillBrowserGaps } from '../browser-gaps';
import { page, visit } from './portal';

beforeAll(fillBrowserGaps);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const parameters = { savingsplanUuid: 'a-b', produkt: 'depot', accountId: 'a-1', isin: 'DE0007164600' };
const { t } = createTexts('de', germanTexts);

/** All pages that have an address. */
const built = routes.filter(({ name }) => name !== 'notFound');

describe('routes', () => {
  it.each(built.map(({ name }) => [name, pathOf(name, parameters)] as const))(
    '%s has its page at %s, with title and heading [SH-01]',
    async (name, path) => {
      visit(path);
      const title = pageName(t, name, parameters);
      expect(await heading(title)).toBeVisible();
      expect(document.title).toBe(`${title} · Depotwerk`);
    },
  );

  it.each([
    ['order', 'order/erstellung', 'Order erteilen'],
    ['wertpapiersparplan', 'wertpapiersparplan/anlegen', 'Sparplan anlegen'],
    ['verwaltung', 'verwaltung/wertpapierkenntnisse', 'Wertpapierkenntnisse'],
  ])('%s leads on to %s and keeps the query [SH-03]', async (from, to, name) => {
    visit(`/ngbrk/${from}?side=kauf&wkn=716460`);
    expect(await heading(name)).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(`/ngbrk/${to}?side=kauf&wkn=716460`);
  });

  it('shows the not-found page with search and start page, and logs it [SH-04]', async () => {
    const { logged } = visit('/ngbrk/gibt-es-nicht', { screens: { orderBook: page('Orderbuch') } });
    expect(await heading('Seite nicht gefunden')).toBeVisible();
    expect(logged).toContainEqual(['Route is not valid', { path: '/ngbrk/gibt-es-nicht' }]);
    await userEvent.type(
      screen.getByRole('combobox', { name: 'Seite, WKN oder ISIN' }),
      'orderb{ArrowDown}{Enter}',
    );
    expect(await heading('Orderbuch')).toBeVisible();
  });

  it('hands what the portal does not know to the search of the bank [SH-04]', async () => {
    visit('/ngbrk/gibt-es-nicht');
    const search = await screen.findByRole('search');
    await userEvent.type(within(search).getByRole('combobox'), 'siemens');
    expect(search).toHaveAttribute('action', '/suche');
    expect(search).toHaveAttribute('method', 'get');
    expect(search).toHaveFormValues({ q: 'siemens' });
    expect(within(search).getByRole('button', { name: 'Überall suchen' })).toHaveAttribute('type', 'submit');
  });
});

describe('loading', () => {
  it('shows a spinner until the first navigation ends [SH-07]', async () => {
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => (arrive = resolve));
    visit('/ngbrk/orderbuch', {
      screens: {
        orderBook: async () => {
          await code;
          return page('Meine Orders')();
        },
      },
    });
    await waitFor(() => expect(screen.getByText('Seite wird geöffnet.')).toBeVisible());
    arrive();
    expect(await heading('Meine Orders')).toBeVisible();
    expect(screen.queryByText('Seite wird geöffnet.')).not.toBeInTheDocument();
  });

  it('holds the focus where the next page comes, until its heading takes it [SH-07] [SH-12]', async () => {
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => (arrive = resolve));
    visit('/ngbrk/', {
      screens: {
        start: async () => ({ Screen: () => <Link to={pathOf('orderBook')}>Alle Orders</Link> }),
        orderBook: async () => {
          await code;
          return page('Meine Orders')();
        },
      },
    });
    expect(document.body).toHaveFocus();
    await userEvent.click(await screen.findByRole('link', { name: 'Alle Orders' }));
    expect(await screen.findByText('Seite wird geöffnet.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    arrive();
    expect(await heading('Meine Orders')).toHaveFocus();
  });

  it('tries a failed chunk again [SH-10]', async () => {
    let tries = 0;
    const flaky = async () => {
      tries += 1;
      if (tries < 3) throw new Error('ChunkLoadError');
      return page('Meine Orders')();
    };
    visit('/ngbrk/orderbuch', { screens: { orderBook: flaky } });
    expect(await heading('Meine Orders')).toBeVisible();
    expect(tries).toBe(3);
  });

  it('says that a page cannot be opened and offers to reload, never white [SH-10]', async () => {
    const broken = () => Promise.reject(new Error('ChunkLoadError'));
    const { logged } = visit('/ngbrk/orderbuch', { screens: { orderBook: broken } });
    expect(await heading('Die Seite lässt sich gerade nicht öffnen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Depot und Handel' })).toBeInTheDocument();
    expect(logged).toEqual([
      ['Screen could not be loaded', expect.objectContaining({ screen: 'orderBook', errorId: 'E-1' })],
    ]);
    expect(screen.getByText('Fehlernummer E-1')).toBeVisible();
  });

  it('keeps the shell when a page breaks [SH-10]', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const broken = async () => ({
      Screen: () => {
        throw new Error('bug');
      },
    });
    const { logged } = visit('/ngbrk/orderbuch', { screens: { orderBook: broken } });
    expect(await heading('Auf dieser Seite ist ein Fehler aufgetreten')).toBeVisible();
    expect(logged).toContainEqual([
      'Screen crashed',
      { screen: 'orderBook', reason: 'Error: bug', errorId: 'E-1' },
    ]);
    expect(screen.getByText('Fehlernummer E-1')).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Hauptbereiche' })).getByText('Depot'),
    );
    expect(await heading('Depotübersicht')).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('tracking', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('is told each page that is shown, by its name and nothing of its address [KIT-14]', async () => {
    window.requestIdleCallback = (task) => {
      task({ didTimeout: false, timeRemaining: () => 1 });
      return 1;
    };
    window.cancelIdleCallback = () => undefined;
    const { shown, unmount } = visit('/ngbrk/orderbuch?status=offen', {
      screens: { orderBook: page('Meine Orders') },
    });
    await heading('Meine Orders');
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Hauptbereiche' })).getByText('Depot'),
    );
    await heading('Depotübersicht');
    expect(shown).toEqual(['orderBook', 'depotOverview']);
    unmount();
  });
});

describe('shell', () => {
  const screens = { start: page('Guten Tag'), orderBook: page('Meine Orders') };

  it('leaves the focus alone at first and gives it to the heading after navigating [SH-01]', async () => {
    visit('/ngbrk/', { screens });
    expect(await heading('Guten Tag')).not.toHaveFocus();
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Depot und Handel' })).getByText('Orderbuch'),
    );
    expect(await heading('Meine Orders')).toHaveFocus();
    expect(
      screen.getByRole('navigation', { name: 'Depot und Handel' }).querySelector('[aria-current=page]'),
    ).toHaveTextContent('Orderbuch');
  });

  it('offers to skip to the content first [SH-12]', async () => {
    visit('/ngbrk/', { screens });
    await heading('Guten Tag');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('switches to English, remembers it, and tells the browser [SH-11]', async () => {
    const { remembered } = visit('/ngbrk/steuersimulation');
    await userEvent.click(await screen.findByRole('button', { name: 'EN, switch to English' }));
    expect(await heading('Tax simulation')).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    expect(remembered.at(-1)).toMatchObject({ language: 'en' });
  });

  it('follows the device until an appearance is chosen, and remembers the choice [SH-12]', async () => {
    const { remembered } = visit('/ngbrk/', { screens });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Dunkle Darstellung' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(remembered.at(-1)).toMatchObject({ appearance: 'dark' });
    await userEvent.click(screen.getByRole('button', { name: 'Helle Darstellung' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('signs out at the bank [SH-01]', async () => {
    const { left } = visit('/ngbrk/', { screens });
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    expect(left).toEqual(['signed out']);
  });

  it('opens all areas from the dock and closes when one is chosen [SH-08]', async () => {
    visit('/ngbrk/', { screens });
    await userEvent.click(await screen.findByRole('button', { name: 'Mehr' }));
    const menu = await screen.findByRole('dialog', { name: 'Bereiche' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Orderbuch' }));
    expect(await heading('Meine Orders')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

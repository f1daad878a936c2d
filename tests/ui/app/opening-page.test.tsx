import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutAt } from '@ui/app/layout';
import { pathOf, routes, type RouteName } from '@ui/app/routes';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { Link } from 'react-router-dom';
import { fillBrowserGaps } from '../browser-gaps';
import { everyRoute } from '../../e2e/support/every-route';
import { visit } from './portal';

beforeEach(fillBrowserGaps);

/** Code that never comes. */
const never = () => new Promise<never>(() => undefined);

/** An address of a page, whatever its parts name. */
const addressOf = (name: RouteName): string =>
  everyRoute.find((route) => route.name === name)?.path ?? 'no address';

const saysWhatWentWrong: readonly RouteName[] = ['error', 'notFound', 'functionLocked', 'noDepot'];
const named = routes.map(({ name }) => name).filter((name) => !saysWhatWentWrong.includes(name));

const opening = (name: RouteName, language: 'de' | 'en' = 'de') =>
  visit(addressOf(name), { screens: { [name]: never }, device: { language } });

describe('a page that is still on its way [SH-07]', () => {
  const texts = { de: germanTexts, en: englishTexts };

  it.each(named.flatMap((name) => (['de', 'en'] as const).map((language) => [name, language] as const)))(
    '%s says what it is for (%s)',
    async (name, language) => {
      opening(name, language);
      const words: Readonly<Record<string, string>> = texts[language].shell.opening;
      const main = within(await screen.findByRole('main'));
      // The gates take turns in showing it.
      await waitFor(() => expect(main.getByText(words[name] ?? 'no words')).toBeVisible());
      expect(main.getByRole('status')).toHaveTextContent(texts[language].shell.waiting);
      // It is no page yet: whoever waits for its heading waits on.
      expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    },
  );

  it('is named where its heading will stand, below the way that leads there', async () => {
    opening('orderBook');
    const trail = within(await screen.findByRole('main')).getByRole('navigation', { name: 'Sie sind hier' });
    expect(within(trail).getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/ngbrk/');
    expect(trail.nextElementSibling).toHaveTextContent(/^Orderbuch$/);
  });

  it('greets on the start page, which has no way that leads there', async () => {
    opening('start');
    const main = within(await screen.findByRole('main'));
    await waitFor(() => expect(main.getByText('Guten Tag')).toBeVisible());
    expect(main.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each(named.filter((name) => layoutAt(addressOf(name)) === 'slim'))(
    '%s is one way from beginning to end: nothing leads off it',
    async (name) => {
      opening(name);
      const main = within(await screen.findByRole('main'));
      await waitFor(() => expect(main.getByRole('status')).toBeVisible());
      expect(main.queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it.each(saysWhatWentWrong)('%s is not named before it is known what went wrong', async (name) => {
    opening(name);
    expect(await screen.findByText('Seite wird geöffnet.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(/^Seite wird geöffnet\.$/);
  });

  it.each(routes.map(({ name }) => name))('%s: its code is asked for while its guards are', async (name) => {
    const { openings } = opening(name);
    await waitFor(() => expect(new Set(openings)).toEqual(new Set([name])));
  });

  it('keeps its words back for a moment where one goes from page to page', async () => {
    visit('/ngbrk/', {
      screens: {
        start: async () => ({ Screen: () => <Link to={pathOf('orderBook')}>Alle Orders</Link> }),
        orderBook: never,
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Alle Orders' }));
    expect(await screen.findByText(germanTexts.shell.opening.orderBook)).toHaveClass('patient');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { routes, type RouteName } from '@ui/app/routes';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { firstWords } from '../../../scripts/webpack/first-words';
import { everyRoute } from '../../e2e/support/every-route';
import { fillBrowserGaps } from '../browser-gaps';
import { visit } from './portal';

beforeEach(fillBrowserGaps);

const page = readFileSync(join(__dirname, '../../../ui/app/index.html'), 'utf8').replace(
  '<%= firstWords %>',
  () => JSON.stringify(firstWords()),
);

/** What `index.html` says at an address before any code has come. */
function saidAt(pathname: string, spoken: 'de' | 'en') {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const script = parsed.querySelector('#first-words + script')?.textContent ?? '';
  runInContext(script, createContext({ document: parsed, location: { pathname }, spoken }));
  const said = (part: string): string => parsed.getElementById(`first-${part}`)?.textContent ?? '';
  return { trail: said('trail'), title: said('title'), lead: said('lead'), wait: said('wait') };
}

/** Code that never comes. */
const never = () => new Promise<never>(() => undefined);

/** What says what went wrong is named once that is known. */
const unnamed: readonly RouteName[] = ['error', 'notFound', 'functionLocked', 'noDepot'];

const cases = everyRoute.flatMap(({ name, path }) =>
  (['de', 'en'] as const).map((language) => [name, language, path] as const),
);

describe('the page before its first script [SH-07] [SH-10]', () => {
  it('knows the addresses of every page', () => {
    expect(new Set(cases.map(([name]) => name))).toEqual(new Set(routes.map(({ name }) => name)));
  });

  it.each(cases.filter(([name]) => !unnamed.includes(name)))(
    'says of %s (%s) what it says while its code is on the way',
    async (name, language, path) => {
      const { trail, title, lead, wait } = saidAt(path, language);
      expect(lead).not.toBe('');
      visit(path, { screens: { [name]: never }, device: { language } });
      const main = await screen.findByRole('main');
      await waitFor(() => expect(main).toHaveTextContent(lead));
      expect(main.textContent).toContain(title + lead + wait);
      expect(main.querySelector('nav')?.textContent ?? '').toBe(trail.replace(' / ', ''));
    },
  );

  it.each(cases.filter(([name]) => unnamed.includes(name)))('does not name %s (%s)', (_, language, path) => {
    expect(saidAt(path, language)).toEqual({
      trail: '',
      title: '',
      lead: '',
      wait: language === 'de' ? 'Seite wird geöffnet.' : 'Opening page.',
    });
  });
});

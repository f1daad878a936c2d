import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { offeringOf, type Offering } from '@domain/access/offering';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everybody, isOffered, roomOf } from '@ui/app/offered';
import { OwnedPages } from '@ui/app/owned-pages';
import { fillBrowserGaps } from '../browser-gaps';
import { paletteOf } from '../screens/palette/palette-of';
import { page, visit } from './portal';

beforeAll(fillBrowserGaps);

const fundPages = ['Fondsdepot: einzahlen', 'Fondsdepot: auszahlen'] as const;

/** The portal of a customer of whom the bank answers so, one answer after the other. */
async function opened(...answers: readonly (boolean | Offering)[]) {
  const left = [...answers];
  const ownedPages = new OwnedPages(async () => {
    const next = left.shift() ?? false;
    return typeof next === 'boolean' ? { ...everybody, hasFundDepot: next } : next;
  });
  visit('/ngbrk/', {
    screens: { start: page('Guten Tag'), fundDeposit: page('Einzahlen'), fundWithdrawal: page('Auszahlen') },
    palette: paletteOf(new FakeBank()).Palette,
    ownedPages,
  });
  await screen.findByRole('heading', { level: 1, name: 'Guten Tag' });
  const find = () => act(() => ownedPages.find());
  const inNavigation = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Depot und Handel' })).queryByRole('link', { name });
  return { find, inNavigation };
}

/** What the palette offers for the word. */
async function offered(
  text: string,
  heading = 'Suchen oder Order eingeben',
): Promise<readonly (string | null)[]> {
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: heading }));
  await userEvent.type(dialog.getByRole('combobox'), text);
  return dialog.getAllByRole('option').map(({ textContent }) => textContent);
}

describe('the pages of a fund depot', () => {
  it.each(fundPages)(
    '%s is in the navigation of those who have one, and leads there [GU-07]',
    async (name) => {
      const { find, inNavigation } = await opened(true);
      expect(inNavigation(name)).not.toBeInTheDocument();
      await find();
      await userEvent.click(inNavigation(name) ?? document.body);
      expect(window.location.pathname).toMatch(/^\/ngbrk\/cominvest\/(ein|aus)zahlen$/);
    },
  );

  it('are offered by the palette to those who have one [GU-07]', async () => {
    const { find } = await opened(true);
    await find();
    expect(await offered('fondsdepot')).toEqual([
      expect.stringContaining('Fondsdepot: einzahlen'),
      expect.stringContaining('Fondsdepot: auszahlen'),
      expect.stringContaining('fondsdepot'),
    ]);
  });

  it('are offered to nobody else, by neither [GU-07]', async () => {
    const { find, inNavigation } = await opened(false);
    await find();
    for (const name of fundPages) expect(inNavigation(name)).not.toBeInTheDocument();
    expect(await offered('fondsdepot')).toEqual([expect.stringContaining('fondsdepot')]);
  });

  it('come with the next look when the bank did not answer the first [GU-07]', async () => {
    const { find, inNavigation } = await opened(false, true);
    await find();
    await find();
    expect(inNavigation('Fondsdepot: einzahlen')).toBeInTheDocument();
  });

  it('stay once they have been found [GU-07]', async () => {
    const { find, inNavigation } = await opened(true, false);
    await find();
    await find();
    expect(inNavigation('Fondsdepot: einzahlen')).toBeInTheDocument();
  });
});

it('without a depot neither navigation, dock nor palette leads where there is none [SH-06] [GU-03]', async () => {
  const { find, inNavigation } = await opened(offeringOf([]));
  expect(inNavigation('Order erteilen')).toBeVisible();
  await find();
  for (const name of [
    'Depotübersicht',
    'Order erteilen',
    'Orderbuch',
    'Beobachtungsliste',
    'Wertpapierkenntnisse',
  ])
    expect(inNavigation(name)).not.toBeInTheDocument();
  const side = within(screen.getByRole('navigation', { name: 'Depot und Handel' }));
  expect(side.queryByRole('heading', { name: 'Handel' })).not.toBeInTheDocument();
  const dock = within(screen.getByRole('navigation', { name: 'Hauptbereiche' }));
  expect(dock.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText('Suchen oder Order eingeben')).not.toBeInTheDocument();
  expect((await offered('order', 'Suchen')).join()).not.toMatch(/erteilen/);
});

it('a new savings plan is offered to whom the bank gives one, and the plans there are to everybody [SAV-07]', async () => {
  const { find, inNavigation } = await opened({ ...everybody, takesPlans: false });
  // Not shown before the bank has answered, as it would be taken away again.
  expect(inNavigation('Sparplan anlegen')).not.toBeInTheDocument();
  await find();
  expect(inNavigation('Sparplan anlegen')).not.toBeInTheDocument();
  expect(inNavigation('Wertpapiersparpläne')).toBeVisible();
  expect((await offered('sparpl')).join()).not.toMatch(/anlegen/);
});

it('a new savings plan is offered, as to nearly everybody, where not even the code that asks comes [SAV-07]', async () => {
  const pages = new OwnedPages(() => Promise.reject(new Error('The code did not come')));
  expect(isOffered(pages.offering, 'savingsPlanCreation')).toBe(true);
  expect(roomOf(pages.offering, 'savingsPlanCreation')).toEqual({ visibility: 'hidden' });
  await pages.find();
  expect(isOffered(pages.offering, 'savingsPlanCreation')).toBe(true);
  expect(roomOf(pages.offering, 'savingsPlanCreation')).toBeUndefined();
});

it('what is known already stands where a later look finds nothing out [SH-06]', async () => {
  const pages = new OwnedPages(async () => undefined);
  pages.know(offeringOf([]));
  await pages.find();
  expect(isOffered(pages.offering, 'orderEntry')).toBe(false);
});

it('no palette names a page before it is known that it is offered [SAV-07]', async () => {
  await opened(true);
  expect((await offered('sparpl')).join()).not.toMatch(/anlegen/);
});

it('a new savings plan comes into sight once the bank has said that it gives one, by navigation and palette [SAV-07]', async () => {
  const { find, inNavigation } = await opened(everybody);
  expect(inNavigation('Sparplan anlegen')).not.toBeInTheDocument();
  await find();
  expect(inNavigation('Sparplan anlegen')).toBeVisible();
  expect((await offered('sparpl')).join()).toMatch(/anlegen/);
});

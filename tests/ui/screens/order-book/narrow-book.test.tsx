import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewportQueries } from '@ui/app/viewport';
import { fillBrowserGaps } from '../../browser-gaps';
import { shownBook } from './book-bench';
import { sampleOrder } from './sample-order';

/** A telephone, held upright. */
beforeEach(() => {
  fillBrowserGaps();
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === viewportQueries.mobile });
});

const fold = (): HTMLElement =>
  screen.getByText(/^Filtern und sortieren/).closest('details') ?? document.body;

describe('the order book on a telephone [OBK-01] [SH-08]', () => {
  it('folds its lists, so that the orders are in sight', async () => {
    await shownBook([sampleOrder('a')]);
    expect(fold()).not.toHaveAttribute('open');
    expect(screen.getByRole('searchbox')).toBeVisible();
    await userEvent.click(screen.getByText('Filtern und sortieren'));
    expect(fold()).toHaveAttribute('open');
    expect(within(fold()).getByRole('combobox', { name: 'Richtung' })).toBeVisible();
    expect(within(fold()).getByRole('combobox', { name: 'Sortieren' })).toBeVisible();
  });

  it('says how many of them narrow it', async () => {
    await shownBook([sampleOrder('a')], '/orderbuch?seite=SELL&zeitraum=all');
    expect(screen.getByText('Filtern und sortieren: 2 Filter gesetzt')).toBeVisible();
    await userEvent.click(screen.getByText(/^Filtern und sortieren/));
    await userEvent.selectOptions(within(fold()).getByRole('combobox', { name: 'Richtung' }), 'Alle');
    expect(screen.getByText('Filtern und sortieren: 1 Filter gesetzt')).toBeVisible();
  });
});

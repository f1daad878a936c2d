import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { englishTexts } from '@ui/i18n/english-texts';
import { createTexts } from '@ui/i18n/texts';
import { fillBrowserGaps } from '../../browser-gaps';
import { shownDepot } from './shown-depot';

beforeAll(fillBrowserGaps);

/** An English depot of three positions with these sectors. */
async function open(...sectors: readonly string[]): Promise<void> {
  const bank = new FakeBank();
  bank.world.positions = bank.world.positions.map((position, index) => {
    const { [index]: sector } = sectors;
    return position.instrument === undefined || sector === undefined
      ? position
      : { ...position, instrument: { ...position.instrument, sector } };
  });
  await shownDepot({ bank, texts: createTexts('en', englishTexts) });
}

describe('the sectors of a depot on the English page [SH-11] [OBK-05]', () => {
  it('are named in English where they are known, else as the bank names them', async () => {
    await open('Versicherung', 'Aktien Welt', 'Raumfahrt');
    const table = within(screen.getByRole('table', { name: 'Allocation, table' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sector' }));
    expect(
      table
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
        .sort(),
    ).toEqual(['Global equities', 'Insurance', 'Raumfahrt']);
  });
});

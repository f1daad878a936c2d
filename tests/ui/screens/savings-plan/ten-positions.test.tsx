import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { msciWorld } from '@adapters/fake/bank/fake-market';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanEntryScreen } from '@ui/screens/savings-plan-entry/plan-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { planPages } from './plan-bench';

const user = userEvent.setup({ delay: null });
const rate = (number: number) =>
  screen.getByRole('textbox', { name: `Rate für Wertpapier ${String(number)}` });
const remove = (number: number) =>
  user.click(screen.getByRole('button', { name: `Wertpapier ${String(number)} entfernen` }));
const rates = () =>
  screen
    .getAllByRole('textbox', { name: /^Rate für Wertpapier/ })
    .map((field) => (field as HTMLInputElement).value);

beforeAll(fillBrowserGaps);

describe('a plan of ten securities [SAV-01]', () => {
  beforeEach(async () => {
    const bank = new FakeBank();
    bank.world.instruments = bank.world.instruments.map((each) => ({ ...each, savingsPlanEligible: true }));
    renderPage(
      <PlanEntryScreen createModel={planPages(bank).entry} slim={false} />,
      `/ngbrk/wertpapiersparplan/anlegen?wkn=${msciWorld.wkn}`,
    );
    await act(() => bank.scheduler.advance(0));
    for (let number = 1; number <= 10; number += 1) {
      if (number > 1) await user.click(screen.getByRole('button', { name: 'Wertpapier hinzufügen' }));
      // The last one takes the button away that added it.
      if (number > 1)
        expect(screen.getByRole('combobox', { name: `Wertpapier ${String(number)}` })).toHaveFocus();
      await user.type(rate(number), String(20 + number));
    }
  });

  it('takes no eleventh', () => {
    expect(screen.queryByRole('button', { name: 'Wertpapier hinzufügen' })).toBeNull();
    expect(screen.getByText('10 von 10 belegt')).toBeVisible();
  });

  it('says where one was taken out, and puts it back there as it was', async () => {
    await remove(5);
    expect(rates()).toEqual(['21', '22', '23', '24', '26', '27', '28', '29', '30']);
    const note = screen.getByText(/^Wertpapier 5 entfernt\./);
    expect(note).toHaveFocus();
    expect(note.nextElementSibling).toContainElement(rate(5));
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(rates()[4]).toBe('25');
    expect(screen.queryByText(/entfernt\./)).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('goes with a row that is moved by keyboard, up to the end, where it stays and does nothing', async () => {
    const move = (number: number, where: 'oben' | 'unten') =>
      screen.getByRole('button', { name: `Wertpapier ${String(number)} nach ${where}` });
    move(9, 'unten').focus();
    await user.keyboard('{Enter}');
    expect(rates().slice(8)).toEqual(['30', '29']);
    expect(move(10, 'unten')).toHaveFocus();
    expect(move(10, 'unten')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(rates().slice(8)).toEqual(['30', '29']);
    move(2, 'oben').focus();
    await user.keyboard('{Enter}');
    expect(rates().slice(0, 2)).toEqual(['22', '21']);
    expect(move(1, 'oben')).toHaveFocus();
  });

  it('says it below the last one too, by its name where it has one', async () => {
    await remove(10);
    expect(screen.getByText(/^Wertpapier 10 entfernt\./)).toHaveFocus();
    await remove(1);
    expect(screen.getByText(new RegExp(`^${msciWorld.name} entfernt`))).toHaveFocus();
    expect(screen.getAllByText(/entfernt\./)).toHaveLength(1);
  });
});

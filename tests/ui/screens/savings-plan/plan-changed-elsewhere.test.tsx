import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { msciWorld } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { decimalText } from '@domain/money/decimal';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanEntryScreen } from '@ui/screens/savings-plan-entry/plan-entry-screen';
import { plan as sample } from '../../../domain/support/plan-samples';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { planPages } from './plan-bench';

const user = userEvent.setup({ delay: null });
const plan = {
  ...sample,
  depotId: mainDepot,
  version: '1',
  positions: sample.positions.map((position) => ({ ...position, wkn: msciWorld.wkn })),
};

beforeAll(fillBrowserGaps);

describe('a plan that another window changes meanwhile [SAV-03]', () => {
  const bank = new FakeBank();
  const rate = () => screen.getByRole('textbox', { name: /^Rate/ });
  const press = async (name: RegExp): Promise<void> => {
    await user.click(await screen.findByRole('button', { name }));
    await act(() => bank.scheduler.advance(1000));
  };
  const elsewhere = /^Der Sparplan wurde inzwischen anderswo geändert/;

  beforeEach(async () => {
    bank.plans.put(plan);
    bank.world.instruments = bank.world.instruments.map((each) => ({ ...each, savingsPlanEligible: true }));
    renderPage(
      <PlanEntryScreen createModel={planPages(bank).entry} slim={false} />,
      `/ngbrk/wertpapiersparplan/anlegen?aendern=${plan.id}`,
    );
    await act(() => bank.scheduler.advance(0));
    await user.clear(rate());
    await user.type(rate(), '75');
    bank.plans.put({ ...plan, version: '2', name: 'Anderer Name' });
    await press(/^Weiter|prüfen/);
  });

  it('is not gone on with unsaid; what is typed stands, and goes on when it is pressed again', async () => {
    expect(screen.getByText(elsewhere)).toBeVisible();
    expect(rate()).toHaveValue('75');
    await press(/^Weiter|prüfen/);
    expect(screen.queryByText(elsewhere)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Weiter zur Freigabe' })).toBeVisible();
    expect(decimalText(bank.plans.existing(plan.id).total.value)).toBe('100.00');
  });

  it('can be begun with as it stands by now', async () => {
    await press(/^Änderungen verwerfen/);
    expect(rate()).toHaveValue('100,00');
    expect(screen.getByRole('textbox', { name: /^Name des Plans/ })).toHaveValue('Anderer Name');
    expect(screen.queryByText(elsewhere)).toBeNull();
  });
});

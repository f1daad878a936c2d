import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { refusal } from '@adapters/fake/bank/fake-refusal';
import { msciWorld } from '@adapters/fake/bank/fake-market';
import type { Message } from '@domain/message/message';
import { instant } from '@domain/time/instant';
import { screen, within } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { PlanCustomer, rate, user } from './plan-customer';

beforeAll(fillBrowserGaps);

const check = /^Weiter|prüfen/;
const passed = 'An diesem Tag kann der Plan nicht beginnen. Bitte wählen Sie einen anderen.';
const moved =
  'Die erste Ausführung, die hier stand, ist nicht mehr möglich. Jetzt steht der nächste mögliche Tag da: Bitte prüfen Sie den Plan noch einmal.';

const impossible: Message = {
  severity: 'ERROR',
  key: 'fehler-sparplan-startdatum-nicht-moeglich',
  args: {},
  origin: ['startDate'],
};

const start = () => screen.getByRole('combobox', { name: /^Erste Ausführung/ });
const offered = () =>
  within(start())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** A plan that is typed half a minute before the first day on which it could begin. */
async function typing(at = '2026-11-30T22:59:30Z') {
  const customer = new PlanCustomer(new ManualScheduler(instant(Date.parse(at))));
  await customer.openEntry(`isin=${msciWorld.isin}`);
  await user.type(rate(), '50');
  await customer.wait(1000);
  expect(start()).toHaveValue('2026-12-01');
  return customer;
}

describe('a plan that is entered over midnight [SAV-03]', () => {
  it('is offered no day that has come, and goes on with the next one', async () => {
    const customer = await typing();
    expect(screen.getAllByText(/01\.12\.2026/)).not.toEqual([]);
    await customer.wait(40_000);
    expect(start()).toHaveValue('2026-12-07');
    expect(offered()).toEqual(['Montag, 07.12.2026']);
    expect(screen.queryByText(/01\.12\.2026/)).not.toBeInTheDocument();
  });

  it('asks the bank of nothing while nothing is typed and no day turns', async () => {
    const customer = await typing();
    const check = jest.spyOn(customer.bank.plans, 'check');
    await customer.wait(20_000);
    expect(check).not.toHaveBeenCalled();
    await customer.wait(20_000);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('stays on the chosen day of the month', async () => {
    const customer = await typing();
    await user.click(screen.getByRole('radio', { name: /^7\./ }));
    await user.click(screen.getByRole('radio', { name: /^1\./ }));
    await customer.wait(40_000);
    expect(start()).toHaveValue('2027-01-01');
  });

  it('says of a first day that was chosen why it cannot stay', async () => {
    const customer = await typing();
    await user.selectOptions(start(), '2026-12-01');
    await user.tab();
    customer.bank.world.planMessages = [impossible];
    await customer.wait(40_000);
    expect(start()).toHaveValue('2026-12-01');
    expect(start()).toHaveAccessibleDescription(expect.stringContaining(passed));
  });

  it('says that the day is another once the bank has refused the one that was reviewed', async () => {
    // Every ten seconds the page looks at the day; the bank is asked in between.
    const customer = await typing('2026-11-30T22:59:35Z');
    await customer.press(check);
    await customer.wait(24_000);
    customer.bank.faults.plan('validatePlan', { kind: 'failure', failure: refusal(impossible), acts: false });
    await customer.press(/Freigabe|freigeben/);
    expect(await screen.findByText(moved)).toBeVisible();
    expect(start()).toHaveValue('2026-12-07');
    expect(screen.queryByText(passed)).not.toBeInTheDocument();
    await customer.press(check);
    expect(screen.getByRole('heading', { level: 1, name: 'Sparplan prüfen' })).toHaveFocus();
  });

  it.each([
    ['at its review', async () => undefined],
    ['at its release', (customer: PlanCustomer) => customer.press(/Freigabe|freigeben/)],
  ])(
    'goes back to the form with the next day, and says so, where its first day comes %s',
    async (_, goOn) => {
      const customer = await typing();
      await customer.press(check);
      await goOn(customer);
      await customer.wait(40_000);
      expect(screen.getByText(moved)).toBeVisible();
      expect(document.activeElement).toHaveTextContent(moved);
      expect(start()).toHaveValue('2026-12-07');
      expect(screen.queryByRole('button', { name: /freigeben|Weiter zur Freigabe/ })).not.toBeInTheDocument();
      await customer.press(check);
      expect(screen.getAllByText(/07\.12\.2026/)).not.toEqual([]);
      expect(screen.queryByText(/01\.12\.2026/)).not.toBeInTheDocument();
    },
  );

  it('asks for another day where the one that was chosen comes at its review', async () => {
    const customer = await typing();
    await user.selectOptions(start(), '2026-12-01');
    await customer.press(check);
    await customer.wait(40_000);
    expect(document.activeElement).toHaveTextContent(
      'Die erste Ausführung, die Sie gewählt haben, ist nicht mehr möglich. Bitte wählen Sie einen anderen Tag.',
    );
    expect(start()).toHaveValue('2026-12-01');
  });

  it('stays at the review of a plan whose first day is still to come', async () => {
    const customer = await typing();
    await user.click(screen.getByRole('radio', { name: /^7\./ }));
    await customer.press(check);
    await customer.wait(40_000);
    expect(screen.getByRole('heading', { level: 1, name: 'Sparplan prüfen' })).toBeVisible();
  });
});

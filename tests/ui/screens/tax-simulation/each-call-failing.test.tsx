import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeTaxGateway } from '@adapters/fake/tax/fake-tax-gateway';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import { MemoryRouter } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { always, blocked, cellsOf, each, faults, LOCKED, type Outcomes } from '../../each-call/faults';
import { PortalBank } from '../../each-call/portal-bank';
import { renderInGerman } from '../../render-in-german';

beforeEach(fillBrowserGaps);

/** Every call of the page, by the ports it makes them through; each only reads, so each can be made again. */
type Call = keyof DepotGateway | keyof TaxGateway;

const operations: Readonly<Record<Call, string>> = {
  depots: 'depots',
  positions: 'positions',
  lots: 'taxLots',
  record: 'taxRecord',
  fees: 'saleFees',
  certificates: 'taxCertificates',
};

const missing = (subject: string): Outcomes => {
  const headline = `${subject} lässt sich gerade nicht laden`;
  return { ...always(headline), ...each(blocked, `${headline}: ${LOCKED}`) };
};

/** What the customer reads when a call of the page goes wrong in this way. */
const told: Readonly<Record<Call, Outcomes>> = {
  depots: missing('Die Steuersimulation'),
  positions: missing('Die Steuersimulation'),
  lots: missing('Die Steuersimulation'),
  record: missing('Die Steuersimulation'),
  fees: missing('Die Steuersimulation'),
  certificates: missing('Die Jahressteuerbescheinigung'),
};

describe('each call of the tax simulation, and all that can come instead of its answer [TAX-01]', () => {
  it.each(cellsOf(told))('%s, %s: (%s) is said, and all is there once it is asked again', async (...cell) => {
    const [call, fault, outcome] = cell;
    const bank = new PortalBank();
    bank.faults.plan(operations[call], faults[fault]);
    const tax = new FakeTaxGateway(bank);
    const model = new TaxSimulationModel({
      loadBasis: new LoadTaxBasis(new FakeDepotGateway(bank), tax),
      tax,
      clock: bank.scheduler,
    });
    renderInGerman(
      <MemoryRouter>
        <TaxSimulationScreen model={model} />
      </MemoryRouter>,
    );
    await act(() => bank.scheduler.advance(1000));
    const { leftFor } = bank;
    const headline = screen.queryByRole('heading', { name: /nicht laden$/ })?.textContent;
    const said = [headline, screen.queryByText(LOCKED)?.textContent].filter((text) => text !== undefined);
    expect(leftFor === undefined ? said.join(': ') : `led to ${leftFor}`).toBe(outcome);
    if (leftFor !== undefined) return;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    await act(() => bank.scheduler.advance(1000));
    expect(screen.queryByText(/nicht laden$/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Was Sie verkaufen' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Jahressteuerbescheinigung 2026/ })).toBeVisible();
  });
});

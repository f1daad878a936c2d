import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import {
  always,
  blocked,
  broken,
  cellsOf,
  each,
  faults,
  LOCKED,
  type Outcomes,
} from '../../each-call/faults';
import { PortalBank } from '../../each-call/portal-bank';
import { names, shownDepot } from './shown-depot';

beforeAll(fillBrowserGaps);

/** The calls of the page: each only reads, so each can be made again. */
type Call = 'depots' | 'positions' | 'balances' | 'valueHistory' | 'depotOverview';

const missing = (subject: string): Outcomes => {
  const headline = `${subject} lässt sich gerade nicht laden`;
  return { ...always(headline), ...each(blocked, `${headline}: ${LOCKED}`) };
};

/** What the customer reads when a call of the page goes wrong in this way. */
const told: Readonly<Record<Call, Outcomes>> = {
  depots: missing('Das Depot'),
  positions: { ...missing('Das Depot'), ...each([...broken, '404', '422', '429'], 'led to /cp/error') },
  balances: missing('Der Kontostand'),
  valueHistory: missing('Der Wertverlauf'),
  // The columns are as they are for everybody.
  depotOverview: always('nothing'),
};

describe('each call of the depot overview, and all that can come instead of its answer [OBK-04] [GU-08]', () => {
  it.each(cellsOf(told))('%s, %s: he reads "%s", and has all of it once he asks again', async (...cell) => {
    const [call, fault, outcome] = cell;
    const bank = new PortalBank();
    bank.faults.plan(call, faults[fault]);
    await shownDepot({ bank, navigation: bank.navigation });
    const headline = screen.queryByRole('heading', { name: /lässt sich gerade nicht laden$/ })?.textContent;
    const left = bank.leftFor;
    const said = [headline ?? 'nothing', screen.queryByText(LOCKED)?.textContent];
    const words = said.filter((text) => text !== undefined).join(': ');
    expect(left === undefined ? words : `led to ${left}`).toBe(outcome);
    if (left !== undefined) return;
    if (headline !== undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    await act(() => bank.scheduler.advance(1000));
    expect(screen.queryByText(/lässt sich gerade nicht laden$/)).not.toBeInTheDocument();
    expect(names()).toContainEqual(expect.stringContaining('SAP SE'));
    expect(screen.getByRole('heading', { name: 'Konten zum Depot' })).toBeVisible();
  });
});

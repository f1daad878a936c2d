import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { always, blocked, cellsOf, each, faults, LOCKED, type Outcomes } from '../../each-call/faults';
import { PortalBank } from '../../each-call/portal-bank';
import { shownBook } from './book-bench';
import { sampleOrder } from './sample-order';

/** The calls of the page: each only reads, so each can be made again. */
type Call = 'depots' | 'list' | 'costsOf' | 'receipts';

/** What the customer reads when a call of the page goes wrong in this way. */
const missing = (subject: string): Outcomes => {
  const headline = `${subject} lässt sich gerade nicht laden`;
  return { ...always(headline), ...each(blocked, `${headline}: ${LOCKED}`) };
};
const told: Readonly<Record<Call, Outcomes>> = {
  depots: missing('Das Orderbuch'),
  list: missing('Das Orderbuch'),
  costsOf: missing('Die Kostenaufstellung'),
  receipts: missing('Die Liste der Belege'),
};

describe('each call of the order book, and all that can come instead of its answer [OBK-01] [OBK-02]', () => {
  it.each(cellsOf(told))('%s, %s: he reads "%s", and has all of it once he asks again', async (...cell) => {
    const [call, fault, outcome] = cell;
    const bank = new PortalBank();
    bank.faults.plan(call, faults[fault]);
    const { model } = await shownBook([sampleOrder('a')], '/orderbuch', bank);
    const press = async (name: string): Promise<void> => {
      await userEvent.click(screen.getByRole('button', { name }));
      await act(() => bank.scheduler.advance(1000));
    };
    if (call === 'costsOf') {
      act(() => {
        model.toggle(sampleOrder('a').id);
      });
      await press('Kosten zeigen');
    }
    const { leftFor } = bank;
    const headline = screen.queryByRole('heading', { name: /nicht laden$/ })?.textContent;
    const said = [headline, screen.queryByText(LOCKED)?.textContent].filter((text) => text !== undefined);
    expect(leftFor === undefined ? said.join(': ') : `led to ${leftFor}`).toBe(outcome);
    if (leftFor !== undefined) return;
    await press('Noch einmal laden');
    expect(screen.queryByText(/nicht laden$/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('row', { name: /SAP SE/ })[0]).toBeVisible();
  });
});

import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { orderId } from '@domain/codes/ids';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bought, readBank, shown, toDo } from './shown-day';

describe('a sale that has come to nothing, on the start page [CUS-01]', () => {
  /** The stop of what the customer holds has expired this morning. */
  function withLapsedStop(): FakeBank {
    const bank = readBank();
    const [held] = bank.world.positions;
    if (held?.instrument === undefined) throw new Error('nothing is held');
    const { depotId, quantity, instrument } = held;
    const expired = { kind: 'expired', side: 'SELL', orderId: orderId('o') } as const;
    const happening = { ...expired, isin: instrument.isin, depotId, quantity };
    bank.world.notifications = [bought(bank, { name: instrument.name, happening })];
    return bank;
  }

  it('calls to mind what was to be sold and is not on sale any more, and leads to its protection', async () => {
    const bank = withLapsedStop();
    const [held] = bank.world.positions;
    await shown(bank);
    const entry = toDo().getByRole('listitem');
    expect(entry).toHaveTextContent(/Die Order ist am 23\.11\.2026 erloschen, .* in keiner Order mehr\.$/);
    expect(within(entry).getByRole('link', { name: /^Nicht verkauft: / })).toHaveAttribute(
      'href',
      `/ngbrk/order/absicherung?wkn=${held?.wkn}&target=${held?.depotId}`,
    );
  });

  it('does not claim that nothing waits where it is not known what is held, and has it on the second try', async () => {
    const bank = withLapsedStop();
    bank.faults.plan('positions', { kind: 'not-reached' });
    await shown(bank);
    expect(toDo().queryByText('Im Moment wartet nichts auf Sie.')).toBeNull();
    await userEvent.click(toDo().getByRole('button', { name: 'Noch einmal laden' }));
    await act(() => bank.scheduler.advance(1000));
    expect(toDo().getByRole('link', { name: /^Nicht verkauft: / })).toBeVisible();
  });
});

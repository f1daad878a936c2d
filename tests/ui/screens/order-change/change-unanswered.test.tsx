import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { challengeId } from '@domain/codes/ids';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderChangeScreen } from '@ui/screens/order-change/order-change-screen';
import { renderPage } from '../../render-page';
import { changeOf, putOrder } from './change-bench';

it('says of a change that failed why it did not arrive, and takes the focus there [ORD-23]', async () => {
  const bank = new FakeBank();
  const { scheduler } = bank;
  const press = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name }));
    await act(() => scheduler.advance(5000));
  };
  putOrder(bank, {});
  renderPage(<OrderChangeScreen model={changeOf(bank, { execute: () => ({ kind: 'stay' }) })} />);
  await act(() => scheduler.advance(0));
  const limit = screen.getByRole('textbox', { name: 'Neues Limit' });
  await userEvent.clear(limit);
  await userEvent.type(limit, '250');
  await press('Weiter zur Prüfung');
  await press('Weiter zur Freigabe');
  const code = bank.tan.codeOf(challengeId('challenge-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^TAN/ }), code);
  bank.faults.plan('change', { kind: 'failure', failure: { kind: 'server', errorId: 'E-7' }, acts: false });
  await press('Order ändern');
  const [told] = screen.getAllByRole('alert').filter((each) => each === document.activeElement);
  expect(told).toHaveTextContent('Die Änderung ist nicht angekommen');
  expect(told).toHaveTextContent('In unseren Systemen ist ein Fehler aufgetreten.');
});

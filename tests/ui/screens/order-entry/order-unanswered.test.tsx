import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import { advance, enterTan } from './open-order-page';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });
const silence: Fault = { kind: 'not-reached' };
const broken: Fault = { kind: 'failure', failure: { kind: 'server', errorId: 'E-7' }, acts: false };

it('an order whose release failed takes the focus to what is known of it, then to why and how to go on [ORD-17]', async () => {
  const { bank, visit } = orderBench(new FakeBank(onOnePage()));
  renderPage(<OrderEntryScreen createModel={visit} />, '/order/erstellung?side=k&wkn=716460&quantity=5');
  await advance(bank, 1000);
  await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
  await advance(bank, 1000);
  for (const yes of screen.queryAllByRole('checkbox')) await user.click(yes);
  await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  await advance(bank, 1000);
  await enterTan(bank, user);
  bank.faults.plan('create', broken);
  bank.faults.plan('intentOutcome', silence, silence, silence);
  await user.click(screen.getByRole('button', { name: 'Kosten annehmen und kaufen' }));
  await advance(bank, 3000);
  const asked = screen.getByRole('alert');
  expect(asked).toHaveTextContent('Ob Ihre Freigabe angekommen ist, wissen wir noch nicht.');
  expect(asked).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Jetzt nachfragen' }));
  await advance(bank, 3000);
  const [told] = screen.getAllByRole('status').filter((each) => each === document.activeElement);
  expect(told).toHaveTextContent('Ihre Order ist nicht bei der Bank angekommen.');
  expect(told).toHaveTextContent('In unseren Systemen ist ein Fehler aufgetreten.');
});

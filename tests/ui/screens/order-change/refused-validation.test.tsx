import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { Failure } from '@domain/failure/failure';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderCancellationScreen } from '@ui/screens/order-cancellation/order-cancellation-screen';
import { OrderChangeScreen } from '@ui/screens/order-change/order-change-screen';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { MemoryRouter } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderInGerman } from '../../render-in-german';
import { renderPage } from '../../render-page';
import { cancellationOf, putOrder } from '../order-cancellation/cancellation-bench';
import { onOnePage, orderBench } from '../order-entry/bench';
import { changeOf } from './change-bench';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });
const stay = { execute: () => ({ kind: 'stay' as const }) };
const failure: Failure = { kind: 'server', errorId: 'E-1' };

/** Each page of an order, with the validation that the bank will fail to answer. */
const pages: readonly (readonly [
  name: string,
  operation: string,
  open: () => FakeBank,
  presses: readonly string[],
  nothing: RegExp,
])[] = [
  [
    'a new order',
    'validate',
    () => {
      const { bank, visit } = orderBench(new FakeBank(onOnePage()));
      renderPage(<OrderEntryScreen createModel={visit} />, '/order/erstellung?side=v&wkn=716460&quantity=5');
      return bank;
    },
    ['Weiter zur Prüfung', 'Weiter zur Freigabe'],
    /Es ist keine Order entstanden/,
  ],
  [
    'a change',
    'requestChange',
    () => {
      const bank = new FakeBank();
      putOrder(bank, {});
      const model = changeOf(bank, stay);
      renderInGerman(
        <MemoryRouter>
          <OrderChangeScreen model={model} />
        </MemoryRouter>,
      );
      return bank;
    },
    ['Weiter zur Prüfung', 'Weiter zur Freigabe'],
    /Es wurde nichts verändert/,
  ],
  [
    'a cancellation',
    'requestCancellation',
    () => {
      const bank = new FakeBank();
      putOrder(bank, {});
      const model = cancellationOf(bank, stay);
      renderInGerman(
        <MemoryRouter>
          <OrderCancellationScreen model={model} />
        </MemoryRouter>,
      );
      return bank;
    },
    ['Weiter zur Freigabe'],
    /Es wurde nichts verändert/,
  ],
];

it.each(pages)(
  '[KIT-12] %s that the bank fails to validate says that nothing has happened, with a receipt',
  async (name, operation, open, presses, nothing) => {
    const bank = open();
    const pause = () => act(() => bank.scheduler.advance(5000));
    await pause();
    if (name === 'a change') {
      const limit = screen.getByRole('textbox', { name: 'Neues Limit' });
      await user.clear(limit);
      await user.type(limit, '250');
    }
    bank.faults.plan(operation, { kind: 'failure', failure, acts: false });
    for (const press of presses) {
      await user.click(screen.getByRole('button', { name: press }));
      await pause();
      for (const yes of screen.queryAllByRole('checkbox')) await user.click(yes);
    }
    expect(screen.getByRole('alert')).toHaveTextContent(nothing);
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
  },
);

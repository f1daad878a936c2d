import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import type { OrderBook } from '@application/order-book/order-book';
import type { Order } from '@domain/order/open/order';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToldByHand } from '../../told-by-hand';
import { shownBook } from './book-bench';
import { sampleOrder } from './sample-order';

const [first, second, third] = [
  sampleOrder('first'),
  sampleOrder('second', { status: 'EXECUTED' }),
  sampleOrder('third'),
];

async function longBook() {
  const told = new ToldByHand<readonly Order[]>();
  const bank = new FakeBank();
  const gateway = new FakeOrderGateway(bank);
  const orders: OrderBook['orders'] = {
    find: (id) => gateway.find(id),
    costsOf: (id) => gateway.costsOf(id),
    list: (_depot, _filter, onPart) => told.read(onPart),
  };
  const book = await shownBook([], '/orderbuch', bank, undefined, orders);
  return { ...book, told };
}

const rows = () => screen.getAllByRole('row').length - 1;
const progress = () => document.getElementById('list-progress');
const save = () => screen.getByRole('button', { name: 'Als CSV speichern' });

describe('a long order book while it is read [OBK-06]', () => {
  it('shows the first orders as soon as they are there, and how many are to come', async () => {
    const { told } = await longBook();
    told.part([first, second], 3);
    expect(rows()).toBe(2);
    expect(progress()).toHaveTextContent('2 von 3 Orders geladen');
    await told.whole([first, second, third]);
    expect(rows()).toBe(3);
    expect(progress()).toBeEmptyDOMElement();
  });

  it('holds what has been filtered meanwhile against the rest as well', async () => {
    const { told } = await longBook();
    told.part([first, second], 3);
    await userEvent.click(screen.getByRole('button', { name: 'Offen 1' }));
    expect(rows()).toBe(1);
    await told.whole([first, second, third]);
    expect(rows()).toBe(2);
  });

  it('is saved as a file only as a whole', async () => {
    const { told } = await longBook();
    told.part([first, second], 3);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveAccessibleDescription('2 von 3 Orders geladen');
    await told.whole([first, second, third]);
    expect(save()).not.toHaveAttribute('aria-disabled');
  });

  it('keeps what has come, and says how much that is, where the rest does not come', async () => {
    const { told } = await longBook();
    told.part([first, second], 3);
    await told.fail({ kind: 'no-answer', reason: 'timeout', errorId: 'e-1' });
    expect(rows()).toBe(2);
    expect(progress()).toHaveTextContent('2 von 3 Orders geladen');
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    await told.whole([first, second, third]);
    expect(rows()).toBe(3);
  });

  it('stays whole while it is read again', async () => {
    const { told, bank } = await longBook();
    await told.whole([first, second, third]);
    act(() => {
      bank.live.turn('disconnected');
    });
    act(() => {
      bank.live.turn('connected');
    });
    told.part([first, second], 3);
    expect(rows()).toBe(3);
    expect(progress()).toBeEmptyDOMElement();
  });

  it('prefers a change that came in between to the older answer', async () => {
    const { told, bank } = await longBook();
    told.part([first, second], 3);
    await act(() => {
      bank.live.tellOrder({ ...first, status: 'CANCELLED_USER' });
      return bank.scheduler.advance(0);
    });
    await told.whole([first, second, third]);
    expect(screen.getByRole('button', { name: 'Gestrichen 1' })).toBeInTheDocument();
  });
});

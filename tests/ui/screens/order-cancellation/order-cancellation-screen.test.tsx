import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { Order } from '@domain/order/open/order';
import { challengeId } from '@domain/codes/ids';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderCancellationScreen } from '@ui/screens/order-cancellation/order-cancellation-screen';
import { MemoryRouter } from 'react-router-dom';
import { sampleOrder } from '../order-book/sample-order';
import { renderInGerman } from '../../render-in-german';
import { cancellationOf, putOrder } from './cancellation-bench';

async function shown(change: Partial<Order> = {}, bank = new FakeBank()): Promise<FakeBank> {
  putOrder(bank, change);
  const { scheduler } = bank;
  const model = cancellationOf(bank, { execute: () => ({ kind: 'stay' }) });
  renderInGerman(
    <MemoryRouter>
      <OrderCancellationScreen model={model} />
    </MemoryRouter>,
  );
  await act(() => scheduler.advance(0));
  return bank;
}

const statusOf = (bank: FakeBank) => bank.orders.all[0]?.status;

async function release(bank: FakeBank): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  await act(() => bank.scheduler.advance(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Streichung freigeben' })).toBeVisible();
  const code = bank.tan.codeOf(challengeId('challenge-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^TAN/ }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Order streichen' }));
  await act(() => bank.scheduler.advance(5000));
}

describe('cancelling an order', () => {
  it('asks in words, names what is signed, and cancels with the TAN [ORD-24]', async () => {
    const bank = await shown();
    expect(screen.getByRole('heading', { name: 'Möchten Sie diese Order streichen?' })).toBeInTheDocument();
    await release(bank);
    expect(statusOf(bank)).toBe('CANCELLED_USER');
    expect(screen.getByText('Ihre Streichung ist angenommen')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Streichung angenommen' })).toHaveFocus();
    const what = screen.getByText('Order', { selector: 'dt' }).nextElementSibling;
    expect(what).toHaveTextContent('Verkauf SAP SE, 40 Stück, Xetra');
    expect(screen.getByText('Freigegeben').parentElement).toHaveTextContent(/\d\d:\d\d:\d\d Uhr$/);
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
  });

  it('sends nothing before the release [ORD-24]', async () => {
    const bank = await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    await act(() => bank.scheduler.advance(0));
    expect(statusOf(bank)).toBe('OPEN');
    expect(screen.getByRole('button', { name: 'Order streichen' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('learns from the order itself that a cancellation with a lost answer was carried out [ORD-24]', async () => {
    const bank = new FakeBank();
    bank.faults.plan('cancel', { kind: 'drop-answer' });
    await shown({}, bank);
    await release(bank);
    expect(screen.getByText('Ihre Streichung ist angenommen')).toBeInTheDocument();
  });

  it('says that nothing changed when the cancellation did not arrive, nor can it any more [ORD-24]', async () => {
    const bank = new FakeBank();
    bank.faults.plan('cancel', { kind: 'late', by: 60_000 });
    await shown({}, bank);
    await release(bank);
    expect(screen.getByText('Die Streichung ist nicht angekommen')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
    await act(() => bank.scheduler.advance(120_000));
    expect(statusOf(bank)).toBe('OPEN');
  });

  it('asks again when the order has become another one before the TAN is sent, and signs nothing else than it shows [ORD-24] [TAN-14]', async () => {
    const leg = (id: string, legNumber: number, leftover: Partial<Order> = {}): Order =>
      sampleOrder(id, { legNumber, ...leftover });
    const next = {
      orderType: 'NEXT_ORDER',
      subOrders: [leg('base', 1, { side: 'BUY' }), leg('follow', 2)],
    } as const;
    const bank = await shown(next);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    await act(() => bank.scheduler.advance(0));
    await act(async () => {
      bank.orders.put(leg('base', 1, { side: 'BUY', status: 'EXECUTED', deletable: false }));
      await bank.scheduler.advance(0);
    });
    expect(screen.queryByRole('button', { name: 'Order streichen' })).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Die Order hat sich inzwischen geändert');
    expect(screen.getByRole('button', { name: 'Weiter zur Freigabe' })).toBeVisible();
  });

  it.each<[Partial<Order>, RegExp]>([
    [{ status: 'EXECUTED', deletable: false }, /nichts mehr offen/],
    [{ status: 'PENDING', deletable: false }, /Gerade läuft eine Bearbeitung/],
    [{ orderType: 'SUBSCRIPTION' }, /Eine Zeichnung lässt sich nicht streichen/],
  ])('says why %j cannot be cancelled [GU-04]', async (change, sentence) => {
    await shown(change);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Weiter zur Freigabe' })).not.toBeInTheDocument();
  });
});

import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryChangeDrafts } from '@adapters/fake/device/memory-change-drafts';
import type { Order } from '@domain/order/open/order';
import { amount } from '@domain/money/amount';
import { challengeId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderChangeScreen } from '@ui/screens/order-change/order-change-screen';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';
import { changeOf, putOrder } from './change-bench';

const RESTORED = 'Ihre Eingaben sind wieder da';
const MOVED = 'Die Order hat sich inzwischen geändert';

/** A customer on one device, who comes and goes; what is typed may stay behind. */
class Device {
  readonly bank = new FakeBank();
  readonly #drafts = new MemoryChangeDrafts();
  #leave: () => void = () => undefined;

  constructor() {
    putOrder(this.bank);
  }

  async open(): Promise<void> {
    const model = changeOf(this.bank, { execute: () => ({ kind: 'stay' }) }, this.#drafts);
    const { unmount } = renderInGerman(
      <MemoryRouter>
        <OrderChangeScreen model={model} />
      </MemoryRouter>,
    );
    this.#leave = unmount;
    await this.wait(0);
  }

  async wait(milliseconds: number): Promise<void> {
    await act(() => this.bank.scheduler.advance(milliseconds));
  }

  /** Leaves as a reload does, or the end of the session, and comes back to the order, which may stand differently. */
  async comeBack(change?: Partial<Order>): Promise<void> {
    this.#leave();
    await this.wait(0);
    if (change) await this.stand(change);
    await this.open();
  }

  /** The order stands differently at the bank from now on. */
  async stand(change: Partial<Order>): Promise<void> {
    await act(async () => {
      putOrder(this.bank, { version: '2', ...change });
      await this.bank.scheduler.advance(0);
    });
  }

  async type(text: string): Promise<void> {
    await userEvent.clear(limit());
    await userEvent.type(limit(), text);
  }

  async press(name: string): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name }));
    await this.wait(5000);
  }

  async kept(): Promise<readonly string[]> {
    await this.wait(1000);
    return this.#drafts.orders;
  }
}

const limit = (): HTMLElement => screen.getByRole('textbox', { name: 'Neues Limit' });

describe('what is typed of a change', () => {
  it('is there again after the page was left, and says so; the rest is as the order stands [ORD-30] [ORD-23]', async () => {
    const device = new Device();
    await device.open();
    await device.type('250');
    expect(screen.queryByText(/^Entwurf gesichert/)).not.toBeInTheDocument();
    await device.wait(500);
    expect(screen.getByText(/^Entwurf gesichert/)).toBeInTheDocument();
    await device.comeBack();
    expect(screen.getByText(RESTORED)).toBeInTheDocument();
    expect(limit()).toHaveValue('250');
    expect(screen.getByRole('textbox', { name: 'Neue Menge' })).toHaveValue('40');
  });

  it('is kept even when the page goes before the customer has paused [ORD-30]', async () => {
    const device = new Device();
    await device.open();
    await device.type('250');
    await device.comeBack();
    expect(limit()).toHaveValue('250');
  });

  it('is read against the order as it stands now, and the customer is told that it has changed [ORD-30]', async () => {
    const device = new Device();
    await device.open();
    await device.type('250');
    await device.comeBack({ limit: amount('251.00', EUR) });
    expect(screen.getByText(MOVED)).toBeInTheDocument();
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(limit()).toHaveValue('250');
  });

  it('stays in sight while the order changes under it: the page does not move from who is typing [ORD-23]', async () => {
    const device = new Device();
    await device.open();
    await device.type('250');
    const moved = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await device.stand({ limit: amount('251.00', EUR) });
    expect(screen.getByText(MOVED)).toBeInTheDocument();
    expect(limit()).toHaveValue('250');
    expect(moved).not.toHaveBeenCalled();
    moved.mockRestore();
  });

  it('goes once it is typed back to what the order says [ORD-30]', async () => {
    const device = new Device();
    await device.open();
    expect(await device.kept()).toEqual([]);
    await device.type('250');
    expect(await device.kept()).toEqual(['a']);
    await device.type('252,00');
    expect(await device.kept()).toEqual([]);
    await device.comeBack();
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('goes once the change is released [ORD-30]', async () => {
    const device = new Device();
    await device.open();
    await device.type('250');
    await device.press('Weiter zur Prüfung');
    await device.press('Weiter zur Freigabe');
    expect(await device.kept()).toEqual(['a']);
    const code = device.bank.tan.codeOf(challengeId('challenge-1'));
    await userEvent.type(await screen.findByRole('textbox', { name: /^TAN/ }), code);
    await device.press('Order ändern');
    expect(screen.getByText('Ihre Änderung ist angenommen')).toBeInTheDocument();
    expect(await device.kept()).toEqual([]);
  });

  it.each<[string, Partial<Order>]>([
    ['the order has ended', { status: 'CANCELLED_USER', modifiable: false }],
    ['the order stands so by now', { limit: amount('250.00', EUR) }],
  ])('goes on coming back when %s [ORD-30]', async (_why, change) => {
    const device = new Device();
    await device.open();
    await device.type('250');
    expect(await device.kept()).toEqual(['a']);
    await device.comeBack(change);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(await device.kept()).toEqual([]);
  });

  it('waits while another change is under way [ORD-30]', async () => {
    const device = new Device();
    await device.open();
    await device.type('250');
    await device.comeBack({ status: 'PENDING', modifiable: false });
    expect(await device.kept()).toEqual(['a']);
    await device.stand({ version: '3', limit: amount('251.00', EUR) });
    expect(limit()).toHaveValue('250');
    expect(screen.getByText(MOVED)).toBeInTheDocument();
  });
});

import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { marketMaker, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { ListProtectable } from '@application/order/list-protectable';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import type { Position } from '@domain/depot/position';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProtectionModel } from '@ui/screens/order-entry/protection/protection-model';
import { ProtectionScreen } from '@ui/screens/order-entry/protection/protection-screen';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import { advance } from './open-order-page';

/** The protection page at an address, for a position that is changed a little. */
export async function opened(
  search: string,
  change: Partial<Position> = {},
  prepare?: (bank: FakeBank) => void,
) {
  const bank = new FakeBank(onOnePage());
  bank.world.positions = bank.world.positions.map((position) => ({ ...position, ...change }));
  prepare?.(bank);
  bank.world.venues = new Map([[sap.id, [xetra, tradegate, marketMaker]]]);
  const bench = orderBench(bank);
  const depots = new FakeDepotGateway(bank);
  const createModel = (): ProtectionModel =>
    new ProtectionModel(bench.visit('ABSICHERUNG'), {
      holdings: { depots },
      listProtectable: new ListProtectable(depots, new FakeOrderGateway(bank)),
      clock: bank.scheduler,
      instruments: new FakeInstrumentGateway(bank),
    });
  const page = renderPage(<ProtectionScreen createModel={createModel} />, `/order/absicherung${search}`);
  await advance(bank, 1000);
  /** Leaves the page and comes to it again, at another address too. */
  const visitAgain = async (address = search): Promise<void> => {
    page.unmount();
    renderPage(<ProtectionScreen createModel={createModel} />, `/order/absicherung${address}`);
    await advance(bank, 1000);
  };
  return { ...bench, visitAgain, user: userEvent.setup({ delay: null }) };
}

/** Presses the first button of that name, and waits for the bank. */
export const press = async (
  bank: FakeBank,
  user: ReturnType<typeof userEvent.setup>,
  name: string | RegExp,
) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button === undefined) throw new Error('No button');
  await user.click(button);
  await advance(bank, 1000);
};

/** Where the stop is typed. */
export const stopField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Stop-Marke/ });
/** Over what is proposed. */
export const typeStop = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(stopField());
  await user.type(stopField(), text);
};

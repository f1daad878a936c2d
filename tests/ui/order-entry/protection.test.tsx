import { FakeBank } from '@adapters/fake/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/fake-depot-gateway';
import { marketMaker, sap, tradegate, xetra } from '@adapters/fake/fake-market';
import { settle } from '@adapters/fake/manual-scheduler';
import { RecordingLogger } from '@adapters/fake/recording-logger';
import { LoadDepots } from '@application/depot/load-depots';
import { LoadPositions } from '@application/depot/load-positions';
import type { Position } from '@domain/depot/position';
import { amount } from '@domain/shared/amount';
import { challengeId } from '@domain/shared/ids';
import { PIECES } from '@domain/shared/unit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProtectionModel } from '@ui/order-entry/protection/protection-model';
import { ProtectionScreen } from '@ui/order-entry/protection/protection-screen';
import { fillBrowserGaps } from '../browser-gaps';
import { renderPage } from '../render-page';
import { onOnePage, orderBench } from './bench';
import './order-page-parts';

jest.setTimeout(30_000);
beforeAll(fillBrowserGaps);

const advance = (bank: FakeBank, milliseconds: number) =>
  act(async () => {
    await bank.scheduler.advance(milliseconds);
    await settle();
  });

async function opened(search: string, change: Partial<Position> = {}) {
  const bank = new FakeBank(onOnePage());
  bank.world.positions = bank.world.positions.map((position) => ({ ...position, ...change }));
  bank.world.venues = new Map([[sap.id, [xetra, tradegate, marketMaker]]]);
  const bench = orderBench(bank);
  const depots = new FakeDepotGateway(bank);
  const createModel = (): ProtectionModel =>
    new ProtectionModel(bench.visit(), {
      loadDepots: new LoadDepots(depots),
      loadPositions: new LoadPositions(depots, new RecordingLogger()),
      clock: bank.scheduler,
    });
  renderPage(<ProtectionScreen createModel={createModel} />, `/order/absicherung${search}`);
  await advance(bank, 1000);
  return { ...bench, user: userEvent.setup({ delay: null }) };
}

const press = async (bank: FakeBank, user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name }, { timeout: 15_000 });
  if (button === undefined) throw new Error('No button');
  await user.click(button);
  await advance(bank, 1000);
};

describe('protecting a position [ORD-22]', () => {
  it('begins with all that is free of the position, as a stop at a venue that takes one', async () => {
    await opened('?wkn=716460');
    expect(screen.getByRole('heading', { name: 'Position absichern' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Stop' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Limit' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Stück|Menge/ })).not.toHaveValue('');
  });

  it('turns to a venue that takes the stop which is chosen [ORD-05]', async () => {
    const { user, bank } = await opened('?wkn=716460');
    await user.click(screen.getByRole('radio', { name: 'Trailing-Stop' }));
    await advance(bank, 1000);
    expect(screen.getByRole('radio', { name: 'Trailing-Stop' })).toBeChecked();
    expect(screen.getByRole('radio', { name: new RegExp(marketMaker.name), checked: true })).toBeVisible();
  });

  it('says how much of today is kept as soon as the stop is typed', async () => {
    const { user } = await opened('?wkn=716460');
    await user.type(screen.getByRole('textbox', { name: /^Stop-Marke/ }), '200');
    expect(screen.getByText(/^Sie sichern \d+,\d\d\s% des heutigen Werts$/)).toBeInTheDocument();
  });

  it('never becomes a sale at once for want of a stop', async () => {
    const { user, bank } = await opened('?wkn=716460');
    await press(bank, user, 'Weiter zur Prüfung');
    expect(screen.getByRole('alert')).toHaveTextContent('Die Stop-Marke fehlt');
    expect(screen.getByRole('heading', { name: 'Position absichern' })).toBeInTheDocument();
  });

  it('places exactly one order, released like any other', async () => {
    const { user, bank } = await opened('?wkn=716460');
    await user.type(screen.getByRole('textbox', { name: /^Stop-Marke/ }), '200');
    await advance(bank, 1000);
    await press(bank, user, 'Weiter zur Prüfung');
    await press(bank, user, 'Weiter zur Freigabe');
    await user.type(
      screen.getByRole('textbox', { name: /^TAN/ }),
      bank.tan.codeOf(challengeId('challenge-1')),
    );
    await press(bank, user, /verkaufen/);
    expect(bank.orders.all).toMatchObject([{ orderType: 'STOP_MARKET', side: 'SELL' }]);
  });

  it.each<[string, Partial<Position>, RegExp]>([
    ['?wkn=716460', { hedgeable: false }, /nimmt kein Handelsplatz Stop-Orders an/],
    ['?wkn=716460', { availableQuantityToHedge: amount('0', PIECES) }, /schon in offenen Orders gebunden/],
    ['?wkn=999999', {}, /liegt kein solches Wertpapier/],
  ])('says for %s with %j why nothing can be protected', async (search, change, sentence) => {
    await opened(search, change);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

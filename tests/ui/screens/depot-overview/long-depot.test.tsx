import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import type { Positions } from '@application/ports/bank/depot-gateway';
import { totalsOf } from '@domain/depot/totals-of';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { ToldByHand } from '../../told-by-hand';
import { names, rowOf, shownDepot } from './shown-depot';

beforeAll(fillBrowserGaps);

async function longDepot() {
  const bank = new FakeBank();
  const told = new ToldByHand<Positions>();
  await shownDepot({ bank, positions: (_depot, onPart) => told.read(onPart) });
  const positions = bank.world.positions.filter(({ depotId }) => depotId === bank.world.depots[0]?.id);
  const totals = totalsOf(positions, EUR) ?? { currentValue: amount('0.00', EUR) };
  const part = (count: number): Positions => ({ positions: positions.slice(0, count), totals });
  return { bank, told, part, all: positions.length };
}

const rows = () => names().length - 1;
const progress = () => document.getElementById('list-progress');
const worth = () => screen.getAllByText('Depotwert', { selector: 'dt' })[0]?.parentElement;

describe('a long depot while it is read [OBK-06]', () => {
  it('shows the first positions as soon as they are there, and how many are to come', async () => {
    const { told, part, all } = await longDepot();
    told.part(part(1), all);
    expect(rows()).toBe(1);
    expect(progress()).toHaveTextContent('1 von 3 Positionen geladen');
    await told.whole(part(all));
    expect(rows()).toBe(3);
    expect(progress()).toBeEmptyDOMElement();
  });

  it('is worth what the bank says until all of it is there, and divided only then [OBK-05]', async () => {
    const { told, part, all } = await longDepot();
    told.part(part(1), all);
    expect(worth()).toHaveTextContent('26.189,40');
    expect(screen.queryByRole('region', { name: 'Aufteilung' })).not.toBeInTheDocument();
    await told.whole(part(all));
    expect(worth()).toHaveTextContent('26.189,40');
    expect(screen.getByRole('region', { name: 'Aufteilung' })).toBeInTheDocument();
  });

  it('keeps a search typed meanwhile for the rest, and the price a row has got to', async () => {
    const { bank, told, part, all } = await longDepot();
    told.part(part(1), all);
    const [only] = part(1).positions;
    bank.quote({ ...marketOf(sap, xetra, '240.00'), sequence: 99 });
    await act(() => bank.scheduler.advance(250));
    await userEvent.type(screen.getByRole('searchbox'), 'sap');
    await told.whole(part(all));
    expect(only?.instrument?.name).toBe('SAP SE');
    expect(rows()).toBe(1);
    expect(rowOf(/^SAP SE/)).toHaveTextContent('9.600,00');
  });

  it('is saved as a file only as a whole', async () => {
    const { told, part, all } = await longDepot();
    told.part(part(1), all);
    expect(screen.getByRole('button', { name: /CSV/ })).toHaveAccessibleDescription(
      '1 von 3 Positionen geladen',
    );
    await told.whole(part(all));
    expect(screen.getByRole('button', { name: /CSV/ })).not.toHaveAttribute('aria-disabled');
  });

  it('stays with what has come where the rest does not: that is no first failure [GU-08]', async () => {
    const { told, part, all } = await longDepot();
    told.part(part(1), all);
    await told.fail({ kind: 'no-answer', reason: 'timeout', errorId: 'e-1' });
    expect(rows()).toBe(1);
    expect(progress()).toHaveTextContent('1 von 3 Positionen geladen');
  });
});

import { sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot, type FakeWorld } from '@adapters/fake/bank/fake-world';
import { depotId, type DepotId } from '@domain/codes/ids';
import { screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../../browser-gaps';
import { advance, openOrderPage, withDealer } from '../open-order-page';

beforeAll(fillBrowserGaps);

const second = depotId('depot-2');
/** A customer with two depots that hold so much of SAP. */
function holding(...held: readonly (readonly [DepotId, string])[]): FakeWorld {
  const world = withDealer();
  const other = { id: second, displayId: '1000000002', type: 'SECOND_DEPOT' } as const;
  return {
    ...world,
    depots: [...world.depots, ...world.depots.map((depot) => ({ ...depot, ...other }))],
    positions: held.map(([id, quantity]) => positionIn(id, sap, quantity, '198.20', '232.75')),
  };
}

const SALE = '?side=v&wkn=716460';
const quantity = () => screen.getByRole('textbox', { name: /^Stückzahl/ });
const notHeld = 'Sie halten SAP SE in keinem Depot und können nichts davon verkaufen.';
const elsewhere =
  /^Im Standarddepot 1000000001 liegt nichts davon, im Zweitdepot 1000000002 aber 20.Stück\.$/;

describe('a sale of what the chosen depot does not hold [ORD-08]', () => {
  it('says that no depot does, and becomes a purchase at a press', async () => {
    const { user, bank } = await openOrderPage(SALE, holding());
    expect(await screen.findByText(notHeld)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stattdessen kaufen' }));
    await advance(bank, 100);
    expect(screen.getByRole('radio', { name: 'Kaufen' })).toBeChecked();
    expect(quantity()).toHaveFocus();
    expect(screen.queryByText(notHeld)).not.toBeInTheDocument();
  });

  it('says which other depot does, and turns to it at a press', async () => {
    const { user, bank } = await openOrderPage(SALE, holding([second, '20']));
    expect(await screen.findByText(elsewhere)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zum anderen Depot wechseln' }));
    await advance(bank, 100);
    expect(screen.getByText(/^Verkaufen können Sie 20.Stück/)).toBeVisible();
    expect(quantity()).toHaveFocus();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  });

  it.each([
    ['of a sale of what is held', SALE, [mainDepot, '40']],
    ['of a purchase', '?side=k&wkn=716460', [second, '20']],
    ['of no security yet', '?side=v', [second, '20']],
  ] as const)('says nothing %s', async (_, query, held) => {
    const { bank } = await openOrderPage(query, holding(held));
    await advance(bank, 1000);
    expect(quantity()).toBeVisible();
    expect(screen.queryByText(/in keinem Depot|liegt nichts davon/)).not.toBeInTheDocument();
  });
});

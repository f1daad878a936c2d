import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import { advance } from './open-order-page';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });
const CHILDS = 'Im Depot von Mara Albers 1000000001.';

/** The order page of a customer whose depot is her own, or her child's. */
async function open(name?: string): Promise<FakeBank> {
  const world = onOnePage();
  const bank = new FakeBank({
    ...world,
    depots: world.depots.map((depot) => ({ ...depot, ...(name !== undefined && { heldFor: { name } }) })),
  });
  renderPage(
    <OrderEntryScreen createModel={orderBench(bank).visit} />,
    '/order/erstellung?side=k&wkn=716460&quantity=5',
  );
  await advance(bank, 1000);
  return bank;
}

const goOn = async (bank: FakeBank, name: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name }));
  await advance(bank, 1000);
};

describe('an order in a child’s depot [ORD-19] [TAN-14]', () => {
  it('says in whose depot it trades while it is entered, checked and released', async () => {
    const bank = await open('Mara Albers');
    expect(screen.getByRole('combobox', { name: 'Depot' })).toHaveDisplayValue(
      'Depot von Mara Albers 1000000001',
    );
    const summary = screen.getByRole('complementary', { name: 'Ihre Order' });
    expect(within(summary).getByText(CHILDS)).toBeVisible();
    await goOn(bank, 'Weiter zur Prüfung');
    expect(within(screen.getByRole('region', { name: 'Ihre Order' })).getByText(CHILDS)).toBeVisible();
    for (const yes of screen.queryAllByRole('checkbox')) await user.click(yes);
    await goOn(bank, 'Weiter zur Freigabe');
    expect(screen.getByText(CHILDS)).toBeVisible();
  });

  it('says nothing of it in a depot of the customer’s own', async () => {
    await open();
    expect(screen.getByRole('combobox', { name: 'Depot' })).toHaveDisplayValue('Standarddepot 1000000001');
    expect(screen.queryByText(/^Im Depot von/)).not.toBeInTheDocument();
  });
});

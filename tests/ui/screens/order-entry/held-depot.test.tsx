import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import { advance, enterTan, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });
const CHILDS = 'Im Depot von Mara Albers 1000000001.';

/** The order page of a customer whose depot is her own, or her child's. */
async function open(name?: string, world = onOnePage(), further = '') {
  const bank = new FakeBank({
    ...world,
    depots: world.depots.map((depot) => ({ ...depot, ...(name !== undefined && { heldFor: { name } }) })),
  });
  const { visit, journal } = orderBench(bank);
  renderPage(
    <OrderEntryScreen createModel={visit} />,
    `/order/erstellung?side=k&wkn=716460&quantity=5${further}`,
  );
  await advance(bank, 1000);
  return { bank, journal };
}

const goOn = async (bank: FakeBank, name: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name }));
  await advance(bank, 1000);
};

describe('an order in a child’s depot [ORD-19] [TAN-14]', () => {
  it('says in whose depot it trades while it is entered, checked and released', async () => {
    const { bank } = await open('Mara Albers');
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

  it('says so among the answers of the interview as soon as the depot is known [ORD-27]', async () => {
    const { orderPreferences } = onOnePage();
    await open('Mara Albers', {
      ...onOnePage(),
      orderPreferences: { ...orderPreferences, inputScreenMode: 'INTERVIEW' },
    });
    const answers = screen.getByRole('complementary', { name: 'Ihre Antworten bisher' });
    expect(within(answers).getByText(CHILDS)).toBeVisible();
  });

  it('keeps it with the words of a request for a quote and with those of its price [ORD-17] [ORD-18]', async () => {
    const { bank, journal } = await open('Mara Albers', withDealer(), '&exchange=Direkthandel%20Nord');
    await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
    await goOn(bank, 'Weiter zur Preisanfrage');
    await enterTan(bank, user);
    await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
    await advance(bank, 50);
    await user.click(screen.getByRole('button', { name: 'Kosten annehmen und kaufen' }));
    await advance(bank, 500);
    const kept = (await journal.all()()).map(({ words }) => words);
    expect(kept).toEqual([
      `Sie fragen einen Preis an, um 5\u00a0Stück SAP SE außerbörslich bei Direkthandel Nord zu kaufen. ${CHILDS}`,
      `Kauf 5\u00a0Stück, Preis des Händlers 232,79\u00a0EUR. ${CHILDS}`,
    ]);
  });

  it('says nothing of it in a depot of the customer’s own', async () => {
    await open();
    expect(screen.getByRole('combobox', { name: 'Depot' })).toHaveDisplayValue('Standarddepot 1000000001');
    expect(screen.queryByText(/^Im Depot von/)).not.toBeInTheDocument();
  });
});

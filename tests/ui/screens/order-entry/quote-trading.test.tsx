import { act, cleanup, screen, within } from '@testing-library/react';
import { QUOTE_LIFE, TICKET_LIFE } from '@adapters/fake/order/fake-quote-desk';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import { direkthandel, marketOf, sap } from '@adapters/fake/bank/fake-market';
import { challengeId } from '@domain/codes/ids';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { advance, enterTan, openOrderPage, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const DEALER = '?side=k&wkn=716460&quantity=25&exchange=Direkthandel%20Nord';

/** A released request for 25 SAP, with a quote on the table. */
async function openQuote(world = withDealer()) {
  const page = await openOrderPage(DEALER, world);
  await toQuote(page);
  return page;
}

/** From the filled in page to the price. */
async function toQuote({ user, bank }: Pick<Awaited<ReturnType<typeof openOrderPage>>, 'user' | 'bank'>) {
  await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
  await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
  await advance(bank, 100);
  await enterTan(bank, user);
  await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
  await advance(bank, 50);
}

const accept = () => screen.getByRole('button', { name: 'Kosten annehmen und kaufen' });
const again = () => screen.getByRole('button', { name: 'Neu anfragen' });

describe('trading on a quote', () => {
  it('releases the request first, and says that nothing is bought by that [ORD-18]', async () => {
    const { user, bank } = await openOrderPage(DEALER);
    await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
    expect(screen.getByRole('row', { name: /Direkthandel Nord Live-Handel/ })).toContainElement(
      screen.getByRole('radio', { name: /Direkthandel Nord/, checked: true }),
    );
    expect(screen.getByRole('complementary', { name: 'Ihre Order' })).toHaveTextContent(
      'Wert und Kosten sind geschätzt wie für eine Markt-Order.',
    );
    await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
    await advance(bank, 100);
    expect(await screen.findByRole('region', { name: 'Das geben Sie frei' })).toHaveTextContent(
      'Sie fragen einen Preis an, um 25 Stück SAP SE außerbörslich bei Direkthandel Nord zu kaufen.',
    );
    expect(screen.getByText(/Damit wird noch nichts gekauft/)).toBeVisible();
  });

  it.each(['Stop', 'Trailing-Stop', 'OCO', 'Folgeorder'])(
    'drops no %s without a word where a row of live trading is chosen after it [ORD-07]',
    async (type) => {
      const { user, bank } = await openOrderPage(DEALER);
      await user.click(screen.getByRole('radio', { name: type }));
      await user.click(screen.getByRole('radio', { name: /^Direkthandel Nord Live-Handel/ }));
      await advance(bank, 100);
      expect(screen.getByText(`${type} gibt es im Live-Handel nicht.`)).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'Am Handelsplatz' }));
      expect(screen.getByRole('radio', { name: type })).toBeChecked();
      expect(screen.queryByText(`${type} gibt es im Live-Handel nicht.`)).toBeNull();
    },
  );

  it('says where the dealer is closed that nobody quotes and what to do, and asks for no TAN [ORD-18] [ORD-19]', async () => {
    const world = withDealer();
    const quotes = [{ ...marketOf(sap, direkthandel, '232.77'), hours: { state: 'closed' } as const }];
    const { user, bank } = await openOrderPage(DEALER, { ...world, quotes });
    await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
    await advance(bank, 1000);
    const offer = screen.getByRole('row', { name: /Direkthandel Nord Live-Handel/ });
    expect(offer).not.toHaveTextContent('erst mit Limit');
    expect(screen.getByRole('complementary', { name: 'Ihre Order' })).not.toHaveTextContent('Wirksam');
    await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
    await advance(bank, 100);
    expect(
      screen.getAllByText(/Der Live-Handel ist geschlossen\. Wählen Sie oben „Am Handelsplatz“/)[0],
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Das geben Sie frei' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Am Handelsplatz' }));
    expect(screen.queryByText(/Der Live-Handel ist geschlossen/)).toBeNull();
  });

  it('shows price, value and costs, and counts down from the receipt [ORD-18] [ORD-19]', async () => {
    const { bank } = await openQuote();
    const desk = screen.getByRole('region', { name: 'Preis des Händlers' });
    expect(desk).toHaveTextContent('232,79');
    expect(desk).toHaveTextContent('5.819,75');
    expect(desk).toHaveTextContent('zum Kurs des Händlers von 232,79 EUR je Stück.');
    expect(desk).toHaveTextContent('Entgelte von Bank und Handelsplatz');
    expect(desk).toHaveTextContent(/Zu zahlen5\.8\d\d,\d\d/);
    const timer = within(desk).getByRole('timer', { name: 'Der Preis gilt noch' });
    expect(timer).toHaveTextContent('Der Preis gilt noch10,0 s');
    await advance(bank, 2500);
    expect(timer).toHaveTextContent('7,5 s');
  });

  it('makes one order of the price at the press of the button, without another TAN [ORD-17] [ORD-18]', async () => {
    const { user, bank } = await openQuote();
    await user.dblClick(accept());
    await advance(bank, 500);
    expect(screen.getByRole('heading', { level: 1, name: 'Order erteilt' })).toBeVisible();
    expect(bank.orders.all).toHaveLength(1);
    expect(bank.orders.all[0]).toMatchObject({ orderType: 'QUOTE' });
  });

  it('buys nothing by itself: at 0 the button is off, the focus stays, and another price is asked for [ORD-18]', async () => {
    const { user, bank } = await openQuote();
    accept().focus();
    await advance(bank, QUOTE_LIFE);
    expect(accept()).toHaveAttribute('aria-disabled', 'true');
    expect(accept()).toHaveAccessibleDescription('Der Preis gilt nicht mehr. Fragen Sie neu an.');
    expect(accept()).toHaveFocus();
    await user.click(accept());
    await advance(bank, 30_000);
    expect(bank.orders.all).toHaveLength(0);
    await user.click(again());
    await advance(bank, 50);
    expect(screen.getByRole('timer')).toHaveTextContent('10,0 s');
  });

  it('counts by a clock that does not jump with the time of day [ORD-18]', async () => {
    const { user, bank } = await openQuote();
    bank.faults.plan('create', { kind: 'slow', by: 3000 });
    await user.click(accept());
    await advance(bank, 4000);
    expect(screen.getByRole('heading', { level: 1, name: 'Order erteilt' })).toBeVisible();
  });

  it('says that the price at the venue has moved [ORD-18]', async () => {
    const { bank } = await openQuote();
    expect(screen.getByText('Der Kurs am Handelsplatz ist unverändert.')).toBeVisible();
    act(() => bank.quote(marketOf(sap, direkthandel, '235.10', 9)));
    expect(screen.getByText(/Der Kurs hat sich bewegt: jetzt 235,12\sEUR, 1,00\s% darüber/)).toBeVisible();
  });

  it('moves the focus to the price, for the button that released the request is gone [ORD-18]', async () => {
    await openQuote();
    expect(screen.getByRole('heading', { level: 2, name: 'Preis des Händlers' })).toHaveFocus();
  });

  it('fetches the price at the venue again with each quote where prices do not come by themselves [ORD-18] [ORD-28]', async () => {
    const world = withDealer();
    const { user, bank } = await openOrderPage(DEALER, {
      ...world,
      orderPreferences: { ...world.orderPreferences, pushPrices: false },
    });
    bank.quote(marketOf(sap, direkthandel, '235.10', 9));
    await toQuote({ user, bank });
    expect(screen.getByText('Der Kurs am Handelsplatz ist unverändert.')).toBeVisible();
  });

  it('says in the bank’s words why a price was not taken, and lets the customer ask again [ORD-18] [ORD-25]', async () => {
    const { user, bank } = await openQuote();
    const failure = refusal(errorMessage('fehler-quote-kurs-veraendert'));
    bank.faults.plan('validate', { kind: 'failure', failure, acts: false });
    await user.click(accept());
    await advance(bank, 500);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Es ist keine Order entstanden.');
    expect(alert).toHaveTextContent('Der Kurs hat sich bewegt, dieser Preis gilt nicht mehr.');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(bank.orders.all).toHaveLength(0);
    await user.click(again());
    await advance(bank, 50);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('10,0 s');
  });

  it('keeps asking while a dealer quotes by hand [ORD-18]', async () => {
    const world = withDealer();
    const { user, bank } = await openOrderPage(DEALER, world);
    bank.dealers.handmade = 2;
    await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
    await user.click(screen.getByRole('checkbox', { name: /von Hand/ }));
    await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
    await advance(bank, 100);
    await enterTan(bank, user);
    await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
    await advance(bank, 50);
    expect(screen.getByText(/Ein Händler stellt den Preis von Hand/)).toBeVisible();
    expect(accept()).toHaveAttribute('aria-disabled', 'true');
    await advance(bank, 6000);
    expect(screen.getByText('Von Hand gestellter Preis')).toBeVisible();
  });

  it('says that nobody quotes, and lets the customer ask again [ORD-18]', async () => {
    const world = withDealer();
    const { user, bank } = await openOrderPage(DEALER, world);
    bank.dealers.isOpen = false;
    await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
    await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
    await advance(bank, 100);
    await enterTan(bank, user);
    await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
    await advance(bank, 50);
    expect(screen.getByText('Zurzeit nennt kein Händler einen Preis.', { selector: 'b' })).toBeVisible();
    bank.dealers.isOpen = true;
    await user.click(again());
    await advance(bank, 50);
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('has the request released again once its ticket is over [ORD-18]', async () => {
    const { user, bank } = await openQuote();
    await advance(bank, TICKET_LIFE);
    await user.click(again());
    await advance(bank, 100);
    expect(screen.getByText('Ihre Anfrage gilt nicht mehr.')).toBeVisible();
    await enterTan(bank, user);
    await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
    await advance(bank, 50);
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('leads back to the details with everything typed [ORD-16] [ORD-18]', async () => {
    const { user, bank } = await openQuote();
    await user.click(screen.getByRole('button', { name: 'Zurück zu den Angaben' }));
    await advance(bank, 100);
    expect(screen.getByRole('textbox', { name: 'Stückzahl' })).toHaveValue('25');
  });

  it('tells of the order even to who turns back while it is on its way [ORD-17] [ORD-18]', async () => {
    const { user, bank } = await openQuote();
    bank.faults.plan('create', { kind: 'slow', by: 3000 });
    await user.click(accept());
    await user.click(screen.getByRole('button', { name: 'Zurück zu den Angaben' }));
    await advance(bank, 4000);
    expect(screen.getByRole('heading', { level: 1, name: 'Order erteilt' })).toBeVisible();
    expect(bank.orders.all).toHaveLength(1);
  });

  it('warns before the same deal is made in two windows, and makes the second only on another press [ORD-17] [ORD-18]', async () => {
    const { user, bank, visitElsewhere } = await openQuote();
    await user.click(accept());
    await advance(bank, 500);
    cleanup();
    renderPage(<OrderEntryScreen createModel={visitElsewhere} />, `/order/erstellung${DEALER}`);
    await advance(bank, 1000);
    await toQuote({ user, bank });
    await user.click(accept());
    await advance(bank, 50);
    expect(screen.getByRole('alert')).toHaveTextContent('In einem anderen Fenster');
    expect(bank.orders.all).toHaveLength(1);
    await user.click(accept());
    await advance(bank, 500);
    expect(bank.orders.all).toHaveLength(2);
  });

  it('takes a push approval as well [ORD-18] [TAN-07]', async () => {
    const world = { ...withDealer(), agreement: { types: ['P_TAN_PUSH'] as const } };
    const { user, bank } = await openOrderPage(DEALER, world);
    await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
    await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
    await advance(bank, 100);
    bank.tan.decide(challengeId('challenge-1'), 'AUTHENTICATED');
    await advance(bank, 3000);
    await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
    await advance(bank, 50);
    expect(screen.getByRole('timer')).toBeVisible();
  });
});

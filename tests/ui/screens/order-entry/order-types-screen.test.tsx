import { screen, within } from '@testing-library/react';
import { direkthandel, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { decimal } from '@domain/money/decimal';
import { fillBrowserGaps } from '../../browser-gaps';
import { advance, openOrderPage, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const DEALER = '?side=k&wkn=716460&quantity=25&exchange=Direkthandel%20Nord';
const choose = (name: string) => screen.getByRole('radio', { name });
const types = () => within(screen.getByRole('radiogroup', { name: 'Ordertyp' })).getAllByRole('radio');
const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('order types on the page', () => {
  it('offers only what the venue knows for the side, and says where there is more [ORD-05]', async () => {
    const { user, bank } = await openOrderPage('?side=k&wkn=716460&quantity=25&exchange=Xetra');
    expect(types().map((type) => type.closest('label')?.textContent)).toEqual(['Markt', 'Limit']);
    await user.click(screen.getByRole('button', { name: 'Stop (etwa Tradegate)' }));
    await advance(bank, 100);
    expect(choose('Stop')).toBeChecked();
    expect(choose('Stop')).toHaveFocus();
    expect(screen.getByRole('radio', { name: /Tradegate/, checked: true })).toBeVisible();
  });

  it('begins a next order only with a purchase [ORD-05] [ORD-13]', async () => {
    const { user } = await openOrderPage(DEALER);
    expect(choose('Folgeorder')).toBeVisible();
    await user.click(choose('Verkaufen'));
    expect(screen.queryByRole('radio', { name: 'Folgeorder' })).toBeNull();
  });

  it('asks a stop limit for both prices, each with its distance from the market [ORD-06]', async () => {
    const { user } = await openOrderPage(DEALER);
    await user.click(choose('Stop-Limit'));
    expect(
      screen.getByText(/Erst wenn der Kurs die Stop-Marke erreicht, wird die Order zur Limit-Order/),
    ).toBeVisible();
    await user.type(textbox('Stop-Marke'), '240,00');
    expect(textbox('Stop-Marke')).toHaveAccessibleDescription(
      /3,\d\d\s% über dem Briefkurs, der hier auslöst/,
    );
    expect(textbox('Limit')).toBeVisible();
  });

  it('takes the distance of a trailing stop in percent or in money [ORD-06]', async () => {
    const { user } = await openOrderPage(DEALER);
    await user.click(choose('Trailing-Stop'));
    expect(choose('%')).toBeChecked();
    await user.type(textbox('Abstand'), '5');
    expect(screen.queryByRole('textbox', { name: 'Limit' })).toBeNull();
    await user.click(choose('EUR'));
    expect(textbox('Abstand')).toHaveValue('5');
    await user.click(choose('Mit Limit'));
    expect(textbox('Limit')).toBeVisible();
  });

  it('takes a distance as right while the quantity is still empty, and a wrong one as wrong [ORD-06] [ORD-15]', async () => {
    const { bank, user } = await openOrderPage(DEALER);
    await user.clear(textbox(/^Stück|^Anzahl|^Menge/));
    await user.click(choose('Trailing-Stop'));
    await user.type(textbox('Stop-Marke'), '240,00');
    await user.type(textbox('Abstand'), '5');
    await user.tab();
    await advance(bank, 2000);
    expect(textbox('Abstand')).toBeValid();
    await user.clear(textbox('Abstand'));
    await user.type(textbox('Abstand'), '0');
    await user.tab();
    await advance(bank, 2000);
    expect(textbox('Abstand')).toBeInvalid();
  });

  it('keeps what was typed while another type is looked at [ORD-01]', async () => {
    const { user } = await openOrderPage(DEALER);
    await user.click(choose('Limit'));
    await user.type(textbox('Limit'), '230,50');
    await user.click(choose('Markt'));
    await user.click(choose('Limit'));
    expect(textbox('Limit')).toHaveValue('230,50');
  });

  it('says beside what is required what a price left empty comes to [ORD-07]', async () => {
    await openOrderPage('?side=v&wkn=716460&quantity=5');
    expect(screen.getByText(/^Alle Felder sind Pflichtangaben/)).toHaveTextContent(
      'Bleibt ein Preis einer einzelnen Order leer, wird sie zur Markt-Order, wo der Handelsplatz das zulässt.',
    );
  });

  it('names the two prices of an OCO by what they are for [ORD-12]', async () => {
    const { user, bank } = await openOrderPage('?side=v&wkn=716460&quantity=5&exchange=Direkthandel%20Nord');
    await user.click(choose('OCO'));
    expect(screen.getByText(/Was zuerst eintritt, wird ausgeführt/)).toBeVisible();
    await user.type(textbox('Stop-Marke, wenn der Kurs fällt'), '220,00');
    await user.type(textbox('Limit, wenn der Kurs steigt'), '250,00');
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await advance(bank, 100);
    expect(screen.getByRole('heading', { level: 1, name: 'Order prüfen' })).toBeVisible();
  });

  it('asks for what follows a purchase, with quantity, prices and validity of its own [ORD-11] [ORD-13]', async () => {
    const { user, bank } = await openOrderPage(DEALER);
    await user.click(choose('Folgeorder'));
    const follow = await screen.findByRole('region', { name: /Danach/ });
    const [limit, limitAfter] = screen.getAllByRole('textbox', { name: 'Limit' });
    expect(follow).toContainElement(limitAfter ?? null);
    await user.click(limit ?? follow);
    await user.keyboard('225,00');
    await advance(bank, 100);
    await user.click(within(follow).getByRole('radio', { name: 'Stop' }));
    await user.type(within(follow).getByRole('textbox', { name: 'Stop-Marke' }), '210,00');
    expect(within(follow).getByRole('textbox', { name: 'Stop-Marke' })).toHaveAccessibleDescription(
      /6,67\s% unter dem Limit des Kaufs/,
    );
    expect(within(follow).getByRole('textbox', { name: 'Menge der Folgeorder' })).toHaveValue('25');
    await user.click(within(follow).getByRole('radio', { name: 'Maximal' }));
    expect(screen.getAllByRole('radio', { name: 'Tagesgültig' })[0]).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await advance(bank, 100);
    expect(screen.getByRole('heading', { level: 1, name: 'Order prüfen' })).toBeVisible();
  });

  it('moves a price by the step of the venue [ORD-09]', async () => {
    const grid = { ...direkthandel, priceSteps: [{ from: decimal('0'), step: decimal('0.02') }] };
    const { user } = await openOrderPage(DEALER, {
      ...withDealer(),
      venues: new Map([[sap.id, [xetra, tradegate, grid]]]),
    });
    await user.click(choose('Limit'));
    await user.type(textbox('Limit'), '230,00');
    await user.click(screen.getByRole('button', { name: 'Limit um 0,02 anheben' }));
    expect(textbox('Limit')).toHaveValue('230,02');
  });

  it('offers limit extension and trading restriction only where they can be chosen [ORD-10]', async () => {
    const { user } = await openOrderPage('?side=k&wkn=716460&quantity=25&exchange=Xetra');
    expect(screen.queryByText('Limitzusatz und Handelsbeschränkung, freiwillig')).toBeNull();
    await user.click(choose('Limit'));
    await user.type(textbox('Limit'), '230,00');
    await user.click(screen.getByText('Limitzusatz und Handelsbeschränkung, freiwillig'));
    const extension = screen.getByRole('combobox', { name: /Limitzusatz/ });
    await user.selectOptions(extension, 'Sofort ganz oder gar nicht (FOK)');
    expect(extension).toHaveAccessibleDescription(/Die ganze Menge sofort/);
    expect(within(extension).queryByRole('option', { name: /AON/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: /Handelsbeschränkung/ })).toBeVisible();
  });

  it('turns an amount of money into pieces, rounded down [ORD-08]', async () => {
    const { user } = await openOrderPage('?side=k&wkn=716460&exchange=Xetra');
    await user.click(screen.getByRole('button', { name: 'Betrag statt Stück' }));
    await user.type(await screen.findByRole('textbox', { name: /^Betrag/ }), '1000');
    expect(textbox('Stückzahl')).toHaveValue('4');
  });
});

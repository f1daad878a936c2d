import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';

import { wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '@tests/ui/browser-gaps';
import { renderPage } from '@tests/ui/render-page';
import { orderBench } from '../bench';
import '../order-page-parts';

beforeAll(fillBrowserGaps);

function bankWithInterview(): FakeBank {
  const world = wellSuppliedCustomer();
  return new FakeBank({
    ...world,
    agreement: { types: ['M_TAN'] },
    orderPreferences: { ...world.orderPreferences, inputScreenMode: 'INTERVIEW' },
  });
}

async function openPage(search = '?side=k&wkn=716460&quantity=25&exchange=Tradegate') {
  const bench = orderBench(bankWithInterview());
  renderPage(<OrderEntryScreen createModel={bench.visit} />, `/order/erstellung${search}`);
  await advance(bench.bank, 1000);
  await screen.findByRole('complementary', { name: 'Ihre Antworten bisher' });
  return { ...bench, user: userEvent.setup({ delay: null }) };
}

const advance = (bank: FakeBank, milliseconds: number) =>
  act(async () => {
    await bank.scheduler.advance(milliseconds);
    await settle();
  });

const question = () => screen.getByRole('heading', { level: 2, name: /\?$/ });
const goOn = () => screen.getByRole('button', { name: /^Weiter: / });
const answers = () => screen.getByRole('complementary', { name: 'Ihre Antworten bisher' });
/** The answers so far as `label: answer`. */
const answered = () =>
  [...answers().querySelectorAll('dl > div')].map((row) =>
    [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]
      .join(': ')
      .replaceAll('\u00a0', ' '),
  );

describe('interview', () => {
  it('gives its first hint below the field, which a telephone would not show otherwise [ORD-27]', async () => {
    await openPage('');
    const hint = screen.getByText('Diese Seite merkt sich Ihre Gewohnheiten.');
    const field = screen.getByRole('combobox');
    expect(field.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('comes back to the last question that was answered, with every answer before it [ORD-01] [ORD-30]', async () => {
    const { user, bank, visit } = await openPage();
    await user.click(goOn());
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    await user.click(goOn());
    await user.type(screen.getByRole('textbox', { name: 'Limit' }), '230,00');
    const asked = question().textContent;
    await advance(bank, 1000);
    cleanup();
    renderPage(<OrderEntryScreen createModel={visit} />, '/order/erstellung');
    await advance(bank, 1000);
    await screen.findByRole('complementary', { name: 'Ihre Antworten bisher' });
    expect(question()).toHaveTextContent(asked);
    expect(answered().filter((row) => row.endsWith('noch offen'))).toEqual([
      'Gültigkeit: noch offen',
      'Konto: noch offen',
    ]);
  });

  it('takes what the link says as answered, and asks the rest [ORD-01] [ORD-02]', async () => {
    await openPage();
    expect(question()).toHaveTextContent('Wo möchten Sie kaufen?');
    expect(answered().slice(0, 4)).toEqual([
      'Wertpapier: SAP SE',
      'Richtung: Kaufen',
      'Menge: 25 Stück',
      'Handelsplatz: wird gerade gefragt',
    ]);
    expect(screen.getByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute(
      'aria-valuetext',
      'Frage 4 von 7',
    );
  });

  it('offers no way back from its first question, and one from every other [ORD-01]', async () => {
    const { user, bank } = await openPage('');
    const back = () => screen.queryByRole('button', { name: 'Zurück' });
    expect(question()).toHaveTextContent('Welches Wertpapier möchten Sie handeln?');
    expect(back()).toBeNull();
    await user.type(screen.getByRole('combobox', { name: 'Name, WKN oder ISIN' }), '716460');
    await advance(bank, 1000);
    await user.click(screen.getByRole('option'));
    await user.click(goOn());
    expect(back()).toBeVisible();
  });

  it('says nothing of progress before it knows the way of entering [ORD-01]', async () => {
    const bench = orderBench(bankWithInterview());
    renderPage(<OrderEntryScreen createModel={bench.visit} />, '/order/erstellung');
    expect(screen.getByRole('status')).toHaveTextContent('Ihre Order wird vorbereitet');
    expect(screen.queryByRole('list', { name: 'Schritte der Order' })).toBeNull();
    await advance(bench.bank, 1000);
    expect(await screen.findByRole('progressbar', { name: 'Fortschritt' })).toBeVisible();
  });

  it('shows one line of progress at a time: that of the questions, then that of the steps [ORD-01] [ORD-16]', async () => {
    const { user } = await openPage();
    const questions = () => screen.queryByRole('progressbar', { name: 'Fortschritt' });
    const steps = () => screen.queryByRole('list', { name: 'Schritte der Order' });
    expect([questions(), steps()]).toEqual([expect.any(HTMLElement), null]);
    await user.click(screen.getByRole('button', { name: 'Alles auf einer Seite' }));
    expect([questions(), steps()]).toEqual([null, expect.any(HTMLElement)]);
  });

  it('asks one question a screen by keyboard alone, up to the same check as the full page [ORD-01]', async () => {
    const { user, bank } = await openPage();
    await user.click(goOn());
    expect(question()).toHaveTextContent('Wie soll der Preis zustande kommen?');
    expect(question()).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    expect(screen.getByText('Frage 5 von 8')).toBeVisible();
    await user.click(goOn());
    expect(question()).toHaveTextContent('Wie viel möchten Sie höchstens zahlen?');
    expect(question()).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Limit' }), '230,50{Enter}');
    expect(question()).toHaveTextContent('Wie lange soll die Order gelten?');
    await user.click(goOn());
    expect(question()).toHaveTextContent('Welches Depot, welches Konto?');
    await user.click(goOn());
    await advance(bank, 1000);
    expect(screen.getByRole('heading', { level: 2, name: 'Das ist Ihre Order' })).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/8 Fragen/),
    );
    expect(answered()).toEqual([
      'Wertpapier: SAP SE',
      'Richtung: Kaufen',
      'Menge: 25 Stück',
      'Handelsplatz: Tradegate',
      'Ordertyp: Limit',
      'Limit: 230,50 EUR',
      'Gültigkeit: 23.11.2026',
      expect.stringMatching(/^Konto: /),
    ]);
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Order prüfen' })).toBeVisible();
  });

  it('asks for a price until it is said, and never makes another order of it [ORD-01] [ORD-07]', async () => {
    const { user } = await openPage();
    await user.click(goOn());
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    await user.click(goOn());
    await user.click(goOn());
    expect(question()).toHaveTextContent('Wie viel möchten Sie höchstens zahlen?');
    expect(screen.getByText(/Hier fehlt noch Ihre Antwort/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveFocus();
  });

  it('does not let a stop pass that would trigger at once [ORD-01] [ORD-06]', async () => {
    const { user } = await openPage();
    await user.click(goOn());
    await user.click(screen.getByRole('radio', { name: 'Stop' }));
    await user.click(goOn());
    expect(question()).toHaveTextContent('Ab welchem Kurs soll gekauft werden?');
    const stop = screen.getByRole('textbox', { name: 'Stop-Marke' });
    await user.type(stop, '1{Enter}');
    expect(question()).toHaveTextContent('Ab welchem Kurs soll gekauft werden?');
    expect(stop).toBeInvalid();
    await user.clear(stop);
    await user.type(stop, '9999{Enter}');
    expect(question()).toHaveTextContent('Wie lange soll die Order gelten?');
  });

  it('goes back at any point, and asks again only what rests on a changed answer [ORD-01]', async () => {
    const { user } = await openPage();
    await user.click(goOn());
    await user.click(goOn());
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(question()).toHaveTextContent('Wie soll der Preis zustande kommen?');
    await user.click(within(answers()).getByRole('button', { name: 'Ändern Richtung' }));
    expect(question()).toHaveTextContent('Möchten Sie kaufen oder verkaufen?');
    await user.click(screen.getByRole('radio', { name: 'Verkaufen' }));
    expect(answered()).toContain('Menge: 25 Stück');
    expect(answered()).toContain('Handelsplatz: noch offen');
    await user.click(goOn());
    expect(question()).toHaveTextContent('Wo möchten Sie verkaufen?');
  });

  it('suggests usual prices, which one press takes [ORD-01]', async () => {
    const { user } = await openPage();
    await user.click(goOn());
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    await user.click(goOn());
    const suggestions = screen.getByRole('group', { name: 'Vorschläge' });
    const [atMarket] = within(suggestions).getAllByRole('button');
    if (atMarket === undefined) throw new Error('No suggestion');
    await user.click(atMarket);
    const taken = screen.getByRole<HTMLInputElement>('textbox', { name: 'Limit' }).value;
    expect(atMarket).toHaveTextContent(`wie Markt ${taken}`);
  });

  it('keeps what was entered when the way of entering is switched [ORD-01]', async () => {
    const { user, bank } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Alles auf einer Seite' }));
    await advance(bank, 100);
    expect(screen.getByRole('textbox', { name: 'Stückzahl' })).toHaveValue('25');
    await user.clear(screen.getByRole('textbox', { name: 'Stückzahl' }));
    await user.type(screen.getByRole('textbox', { name: 'Stückzahl' }), '30');
    await user.click(screen.getByRole('button', { name: 'Schritt für Schritt' }));
    await advance(bank, 100);
    expect(answered()).toContain('Menge: 30 Stück');
    expect(bank.world.orderPreferences.inputScreenMode).toBe('INTERVIEW');
  });
});

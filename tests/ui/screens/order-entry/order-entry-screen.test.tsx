import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { challengeId } from '@domain/codes/ids';
import { decimal } from '@domain/money/decimal';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { renderVisit } from '../../render-visit';
import { onOnePage, orderBench } from './bench';
import './order-page-parts';

beforeAll(fillBrowserGaps);

const bankWithSms = () => new FakeBank(onOnePage());

async function openPage(search = '?side=k&wkn=716460&quantity=25&exchange=Xetra') {
  const bench = orderBench(bankWithSms());
  renderPage(<OrderEntryScreen createModel={bench.visit} />, `/order/erstellung${search}`);
  await advance(bench.bank, 1000);
  return { ...bench, user: userEvent.setup({ delay: null }) };
}

const advance = (bank: FakeBank, milliseconds: number) =>
  act(async () => {
    await bank.scheduler.advance(milliseconds);
    await settle();
  });

/** The order's own sentence, with its no-break spaces as spaces. */
const sentence = () =>
  within(screen.getByRole('complementary', { name: 'Ihre Order' }))
    .getByText(/^Sie (ver)?kaufen/, { selector: 'p' })
    .textContent.replaceAll('\u00a0', ' ');

describe('order page', () => {
  it('says in one sentence what the order means, as it is typed [ORD-29]', async () => {
    const { user } = await openPage();
    expect(sentence()).toBe(
      'Sie kaufen 25 Stück SAP SE an der Börse Xetra zum nächsten Kurs. Die Order gilt nur am Montag, 23.11.2026.',
    );
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    await user.type(screen.getByRole('textbox', { name: 'Limit' }), '230,50');
    expect(sentence()).toContain('und zahlen höchstens 230,50 EUR je Stück');
  });

  it('says what is held, and how much of it is free where other orders hold some back [ORD-28]', async () => {
    const world = onOnePage();
    const positions = world.positions.map((position) => ({
      ...position,
      availableQuantity: { ...position.quantity, value: decimal('5') },
    }));
    const bench = orderBench(new FakeBank({ ...world, positions }));
    renderPage(<OrderEntryScreen createModel={bench.visit} />, '/order/erstellung?side=k&wkn=716460');
    await advance(bench.bank, 1000);
    const stock = within(screen.getByText('Im Depot').parentElement ?? document.body).getByRole('definition');
    expect(stock).toHaveTextContent(/^\d+\sStückdavon frei 5\sStück$/);
  });

  it('takes what the address fills in once: what is typed later is newer than it [ORD-02] [ORD-30]', async () => {
    const { bank, visit: createModel } = orderBench(bankWithSms());
    const link = '/order/erstellung?side=k&wkn=716460&quantity=25&exchange=Tradegate';
    const tab = renderVisit(<OrderEntryScreen createModel={createModel} />, link);
    const user = userEvent.setup({ delay: null });
    await advance(bank, 1000);
    const quantity = () => screen.getByRole('textbox', { name: 'Stückzahl' });
    expect(quantity()).toHaveValue('25');
    expect(tab.address()).toBe('/order/erstellung?side=k&wkn=716460');
    await user.clear(quantity());
    await user.type(quantity(), '7');
    tab.reload();
    await advance(bank, 1000);
    expect(quantity()).toHaveValue('7');
    expect(screen.getByRole('radio', { name: /Tradegate/ })).toBeChecked();
  });

  it('keeps the address until a draft keeps what it fills in [ORD-30]', async () => {
    const { bank, drafts, visit: createModel } = orderBench(bankWithSms());
    drafts.keep = () => () => new Promise(() => undefined);
    const link = '/order/erstellung?side=k&wkn=716460&quantity=25';
    const tab = renderVisit(<OrderEntryScreen createModel={createModel} />, link);
    await advance(bank, 1000);
    expect(tab.address()).toBe(link);
  });

  it('finds a security by its name, with the keyboard alone [ORD-03]', async () => {
    const { user, bank } = await openPage('');
    const search = screen.getByRole('combobox', { name: 'Name, WKN oder ISIN' });
    await user.type(search, 'sap');
    await advance(bank, 300);
    await user.keyboard('{ArrowDown}{Enter}');
    await advance(bank, 1000);
    expect(search).toHaveValue('SAP SE');
    expect(screen.getByText('716460 · DE0007164600')).toBeVisible();
  });

  it('compares the venues and says why one cannot take the order [ORD-04] [ORD-05]', async () => {
    const { user } = await openPage('?side=k&wkn=716460&quantity=25&exchange=Tradegate');
    const table = screen.getByRole('region', { name: 'Handelsplätze im Vergleich' });
    expect(within(table).getByRole('radio', { name: /Tradegate/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Stop' }));
    expect(within(table).getByRole('radio', { name: /Xetra/ })).toBeDisabled();
    expect(within(table).getByText('Stop nicht möglich')).toBeVisible();
  });

  it('shows a new price in its row, and says when prices stand still [ORD-28]', async () => {
    const { bank } = await openPage();
    act(() => bank.quote(marketOf(sap, xetra, '240.00', 9)));
    const row = screen.getByRole('row', { name: /Xetra/ });
    expect(within(row).getByText('240,02')).toBeVisible();
    act(() => bank.live.turn('disconnected'));
    expect(screen.getByText(/nicht aktualisiert/)).toBeVisible();
  });

  it('says before sending that a missing limit makes it a market order [ORD-07]', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    const notice = screen.getByText(/Das Limit fehlt\. Die Order wird ohne Limit/);
    expect(screen.getAllByRole('status').some((status) => status.contains(notice))).toBe(true);
  });

  it('leads from the summary of errors to the field [ORD-16]', async () => {
    const { user } = await openPage('?side=k&wkn=716460');
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Eine Angabe ist zu berichtigen, bevor es weitergeht');
    await user.click(within(summary).getByRole('link', { name: /^Stückzahl: / }));
    const quantity = screen.getByRole('textbox', { name: 'Stückzahl' });
    expect(quantity).toHaveFocus();
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription(/Bitte geben Sie ein, wie viel/);
  });

  it('offers the largest possible quantity when the money does not reach [ORD-25]', async () => {
    const { user, bank } = await openPage();
    const quantity = screen.getByRole('textbox', { name: 'Stückzahl' });
    await user.clear(quantity);
    await user.type(quantity, '5000');
    await user.tab();
    await advance(bank, 300);
    expect(quantity).toHaveAccessibleDescription(/Der verfügbare Betrag reicht nicht\. Gebraucht werden/);
    // 105 at 232.77 and 2 % are 24,929.67, and 62.40 for bank and venue; one more would be 25,229.49.
    await user.click(screen.getByRole('button', { name: /105.Stück übernehmen/ }));
    expect(quantity).toHaveValue('105');
    expect(quantity).toHaveAccessibleDescription(
      /reicht für etwa 105\sStück, .*bis zur Ausführung 2\s% mehr als den Kurswert; dieser Puffer ist eingerechnet/,
    );
    expect(screen.getByText(/^Puffer 2\s%/).parentElement).toHaveTextContent(/488,82\sEUR/);
    await user.click(screen.getByRole('radio', { name: /^Limit/ }));
    await user.type(screen.getByRole('textbox', { name: 'Limit' }), '232,77');
    expect(quantity).not.toHaveAccessibleDescription(/Puffer/);
    expect(quantity).toHaveAccessibleDescription(/reicht für etwa 107\sStück/);
    expect(screen.queryByText(/^Puffer/)).not.toBeInTheDocument();
  });

  it('goes from entry over all costs to the release and shows the order with its state [ORD-17] [ORD-19] [TAN-14]', async () => {
    const { user, bank } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await advance(bank, 100);
    expect(screen.getByRole('heading', { level: 1, name: 'Order prüfen' })).toHaveFocus();
    const items = await screen.findByRole('region', { name: 'Einzelne Kosten' });
    expect(items).toHaveTextContent('Entgelte beim Kauf');
    await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    await advance(bank, 100);
    const signed = screen.getByRole('region', { name: 'Das geben Sie frei' });
    expect(signed).toHaveTextContent('25 Stück SAP SE');
    // Fees and price add up to what is debited; the spread is in the price already.
    const figure = String.raw`([\d.]+,\d\d)\sEUR`;
    const told = new RegExp(
      `Kurswert (?:etwa|höchstens) ${figure}, dazu Entgelte von ${figure}: Belastet werden (?:etwa|höchstens) ${figure}\\.`,
    ).exec(signed.textContent);
    const cents = (told ?? []).slice(1).map((text) => Number(text.replace(/[.,]/g, '')));
    expect(cents).toHaveLength(3);
    expect((cents[0] ?? 0) + (cents[1] ?? 0)).toBe(cents[2]);
    expect(screen.getByText(/Prüfwörter „Ahorn Brücke“/)).toBeVisible();
    const request = screen.queryByRole('button', { name: 'SMS-TAN anfordern' });
    if (request) await user.click(request);
    await advance(bank, 100);
    await user.type(await screen.findByRole('textbox', { name: /TAN/ }), codeOf(bank));
    await user.click(screen.getByRole('button', { name: 'Kosten annehmen und kaufen' }));
    await advance(bank, 100);
    expect(screen.getByRole('heading', { level: 1, name: 'Order erteilt' })).toBeVisible();
    expect(screen.getByText('Offen')).toBeVisible();
    const [order] = bank.orders.all;
    if (!order) throw new Error('no order');
    act(
      () =>
        void bank.orders.execute(
          order.id,
          order.quantity,
          marketOf(sap, xetra, '232.00').last ?? order.quantity,
        ),
    );
    expect(screen.getByText('Ausgeführt', { selector: '[role=status] *' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
  });

  it('asks the bank after a lost answer and offers nothing else [ORD-17]', async () => {
    const { bank, visit } = orderBench(bankWithSms());
    const model = visit();
    await model.open({ side: 'BUY', code: '716460', quantity: '25' });
    await bank.scheduler.advance(1000);
    await model.check();
    await model.requestRelease('Kauf');
    if (model.step.kind !== 'release') throw new Error('not at the release');
    bank.faults.plan('create', { kind: 'hang', acts: false });
    const { tan } = model.step.release;
    if (tan === undefined) throw new Error('no proof is wanted');
    tan.start();
    if (tan.challenge === undefined) tan.request();
    await settle();
    tan.type(codeOf(bank));
    tan.submit();
    await settle();
    const silent = { kind: 'not-reached' } as const;
    bank.faults.plan('intentOutcome', ...Array.from({ length: 9 }, () => silent));
    renderPage(<OrderEntryScreen createModel={visit} />, '/order/erstellung');
    await advance(bank, 3000);
    expect(screen.getByRole('heading', { level: 1, name: 'Wir fragen bei der Bank nach' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /freigeben|Prüfung/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
  });
});

/** What the telephone shows for the newest challenge. */
function codeOf(bank: FakeBank): string {
  for (let number = 20; number > 0; number -= 1) {
    try {
      return bank.tan.codeOf(challengeId(`challenge-${number}`));
    } catch {
      continue;
    }
  }
  throw new Error('no challenge');
}

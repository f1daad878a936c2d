import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import { bund } from '@adapters/fake/bank/fake-market';
import { mainAccount, wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import type { Order } from '@domain/order/open/order';
import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { challengeId } from '@domain/codes/ids';
import { percentage } from '@domain/money/percentage';
import { EUR, PERCENT, PIECES } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderChangeScreen } from '@ui/screens/order-change/order-change-screen';
import { MemoryRouter } from 'react-router-dom';
import { sampleOrder } from '../order-book/sample-order';
import { renderInGerman } from '../../render-in-german';
import { changeOf, putOrder } from './change-bench';

async function shown(change: Partial<Order> = {}, bank = new FakeBank()): Promise<FakeBank> {
  putOrder(bank, change);
  const { scheduler } = bank;
  const model = changeOf(bank, { execute: () => ({ kind: 'stay' }) });
  renderInGerman(
    <MemoryRouter>
      <OrderChangeScreen model={model} />
    </MemoryRouter>,
  );
  await act(() => scheduler.advance(0));
  return bank;
}

const press = async (bank: FakeBank, name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(() => bank.scheduler.advance(5000));
};

async function enter(label: string, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function release(bank: FakeBank): Promise<void> {
  await press(bank, 'Weiter zur Freigabe');
  await prove(bank);
}

async function prove(bank: FakeBank): Promise<void> {
  const code = bank.tan.codeOf(challengeId('challenge-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^TAN/ }), code);
  await press(bank, 'Order ändern');
}

const plain = ({ textContent }: Element): string => textContent.replaceAll('\u00a0', ' ');

const limitOf = (bank: FakeBank): string =>
  decimalText(bank.orders.all[0]?.limit?.value ?? { units: 0n, scale: 0 });

describe('changing an order', () => {
  it('names the last price of a closed market with its moment, never as that of now [ORD-23]', async () => {
    const open = wellSuppliedCustomer();
    const quotes = open.quotes.map((quote) => ({ ...quote, hours: { state: 'closed' } as const }));
    await shown({}, new FakeBank({ ...open, quotes }));
    expect(screen.getByText(/^Letzter Kurs, Mo\., 23\.11\., \d\d:\d\d Uhr$/)).toBeVisible();
    expect(screen.queryByText('Kurs jetzt')).toBeNull();
  });

  it('shows before and after with the costs of both, and changes with the TAN [ORD-23]', async () => {
    const bank = await shown();
    await enter('Neues Limit', '250,5');
    const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
    expect(heading('Order ändern')).toBeVisible();
    await press(bank, 'Weiter zur Prüfung');
    expect(heading('Änderung prüfen')).toHaveFocus();
    const limits = () =>
      within(screen.getByRole('row', { name: /^Limit/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(limits()).toEqual(['252,00\u00a0EUR', '250,50\u00a0EUR']);
    expect(screen.getByRole('row', { name: /^Kosten insgesamt ca\./ })).toBeInTheDocument();
    expect(limitOf(bank)).toBe('252.00');
    const said = plain(screen.getByRole('region', { name: 'Das ändern Sie' }));
    expect(said).toMatch(
      /Änderung der Order Verkauf SAP SE, 40 Stück, Limit, Handelsplatz Xetra, Ordernummer .*Limit 250,50 EUR statt 252,00 EUR[.]/,
    );
    await press(bank, 'Weiter zur Freigabe');
    expect(heading('Änderung freigeben')).toBeVisible();
    await prove(bank);
    expect(limitOf(bank)).toBe('250.5');
    expect(screen.getByText('Ihre Änderung ist angenommen')).toBeInTheDocument();
    expect(heading('Änderung angenommen')).toHaveFocus();
    // The receipt says of which order, what holds now, and since when, and can be kept.
    const what = screen.getByText('Order', { selector: 'dt' }).nextElementSibling;
    expect(what).toHaveTextContent('Verkauf SAP SE, 40 Stück, Xetra');
    expect(limits()).toEqual(['252,00\u00a0EUR', '250,50\u00a0EUR']);
    expect(screen.queryByRole('row', { name: /^Kosten insgesamt/ })).toBeNull();
    const moment = screen.getByText(/^23\.11\.2026, \d\d:\d\d:\d\d Uhr$/);
    expect(moment.parentElement).toHaveTextContent(/^Freigegeben/);
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
  });

  it('names the accrued interest of a bond in the sentence, the table and the total [ORD-19] [ORD-23]', async () => {
    // Of 10,000 traded on Monday and settled on Wednesday: 365 × 328/365; of 5,000 half of it.
    const interest = {
      rate: decimal('3.65'),
      interval: 'YEARLY',
      start: calendarDay('2024-01-01'),
      firstPayment: calendarDay('2025-01-01'),
      maturity: calendarDay('2035-01-01'),
    } as const;
    const nominal = amount('10000', EUR);
    const bank = await shown({
      side: 'BUY',
      instrumentId: bund.id,
      instrument: { ...bund, interest },
      quantity: nominal,
      openQuantity: nominal,
      executedQuantity: amount('0', EUR),
      cancelledQuantity: amount('0', EUR),
      limit: amount('98.50', PERCENT),
    });
    await enter('Neue Menge', '5000');
    await press(bank, 'Weiter zur Prüfung');
    const sentence = 'Dazu Stückzinsen (bei Ausführung am Montag, 23.11.2026: 164,00 EUR).';
    expect(plain(screen.getByRole('region', { name: 'Das ändern Sie' }))).toContain(sentence);
    const figures = (name: RegExp): string[] =>
      within(screen.getByRole('row', { name })).getAllByRole('cell').map(plain);
    expect(figures(/^Stückzinsen bis 25[.]11[.]2026/)).toEqual(['328,00 EUR', '164,00 EUR']);
    // 9,850 + 328 + 29.53 + 2.50, and 4,925 + 164 + 17.21 + 2.50.
    expect(figures(/^Kurswert, höchstens/)).toEqual(['9.850,00 EUR', '4.925,00 EUR']);
    expect(figures(/^Entgelte von Bank und Handelsplatz/)).toEqual(['32,03 EUR', '19,71 EUR']);
    expect(figures(/^Zu zahlen/)).toEqual(['10.210,03 EUR', '5.108,71 EUR']);
    await press(bank, 'Weiter zur Freigabe');
    expect(plain(document.body)).toContain(sentence);
  });

  it('asks for a change before it asks the bank, and leads nobody away who types back [ORD-23]', async () => {
    const bank = await shown();
    await press(bank, 'Weiter zur Prüfung');
    expect(screen.getByRole('alert')).toHaveTextContent('Sie haben noch nichts geändert');
    expect(screen.queryByRole('button', { name: 'Weiter zur Freigabe' })).not.toBeInTheDocument();
    const moved = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    for (const text of ['39', '40']) await enter('Neue Menge', text);
    expect(moved).not.toHaveBeenCalled();
    await press(bank, 'Weiter zur Prüfung');
    expect(moved).toHaveBeenCalled();
  });

  it('says at the field why a quantity cannot be raised, and leads there [ORD-23]', async () => {
    const bank = await shown();
    await enter('Neue Menge', '41');
    await press(bank, 'Weiter zur Prüfung');
    expect(screen.getByRole('textbox', { name: 'Neue Menge' })).toHaveAccessibleDescription(/nur verringern/);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('takes what the bank refuses to its field [ORD-25]', async () => {
    const bank = new FakeBank();
    bank.faults.plan('prevalidateChange', {
      kind: 'failure',
      failure: refusal(errorMessage('fehler-limit-ungueltig', ['limit'])),
      acts: false,
    });
    await shown({}, bank);
    await enter('Neues Limit', '250');
    await press(bank, 'Weiter zur Prüfung');
    expect(screen.getByRole('textbox', { name: 'Neues Limit' })).toBeInvalid();
  });

  it('learns from the order itself that a change with a lost answer has arrived [ORD-23]', async () => {
    const bank = new FakeBank();
    bank.faults.plan('change', { kind: 'drop-answer' });
    await shown({}, bank);
    await enter('Neues Limit', '250');
    await press(bank, 'Weiter zur Prüfung');
    await release(bank);
    expect(screen.getByText('Ihre Änderung ist angenommen')).toBeInTheDocument();
  });

  it('offers nothing but to ask while neither answer nor order comes, and then tells the end [ORD-23]', async () => {
    const bank = new FakeBank();
    await shown({}, bank);
    bank.faults.plan('change', { kind: 'drop-answer' });
    const lost = { kind: 'not-reached' } as const;
    bank.faults.plan('intentOutcome', lost, lost, lost);
    await enter('Neues Limit', '250');
    await press(bank, 'Weiter zur Prüfung');
    await release(bank);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Jetzt nachfragen',
      'Beleg speichern',
    ]);
    await press(bank, 'Jetzt nachfragen');
    expect(screen.getByText('Ihre Änderung ist angenommen')).toBeInTheDocument();
  });

  it('says that the order has moved on, keeps what was typed and has it checked again [ORD-23]', async () => {
    const bank = await shown();
    await enter('Neues Limit', '250');
    await press(bank, 'Weiter zur Prüfung');
    const now = sampleOrder('a', {
      settlementAccountId: mainAccount,
      version: '2',
      status: 'PARTIALLY_EXECUTED',
      openQuantity: amount('30', PIECES),
      executedQuantity: amount('10', PIECES),
      limit: amount('252.00', EUR),
    });
    await act(async () => {
      bank.orders.put(now);
      await bank.scheduler.advance(0);
    });
    expect(screen.getByText('Die Order hat sich inzwischen geändert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Neues Limit' })).toHaveValue('250');
    expect(screen.queryByRole('button', { name: 'Weiter zur Freigabe' })).not.toBeInTheDocument();
  });

  it.each<[Partial<Order>, RegExp]>([
    [{ status: 'PENDING', modifiable: false }, /Gerade läuft eine Bearbeitung/],
    [{ status: 'EXECUTED', modifiable: false }, /nichts mehr offen/],
    [{ status: 'WAITING', modifiable: false }, /wartet auf ihre Basisorder/],
  ])('says why %j cannot be changed [GU-04]', async (change, sentence) => {
    await shown(change);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('moves the validity of both legs of an OCO, and says so before and when it is signed [ORD-12] [ORD-23]', async () => {
    const leg = (id: string, legNumber: number): Order =>
      sampleOrder(id, { legNumber, settlementAccountId: mainAccount, version: '1' });
    const legs = [leg('stop', 1), leg('limit', 2)];
    const bank = await shown({ orderType: 'ONE_CANCELS_OTHER', modifiable: false, subOrders: legs });
    act(() => {
      legs.forEach((each) => bank.orders.put(each));
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Limit' }));
    expect(screen.getByRole('radiogroup', { name: 'Neue Gültigkeit' })).toHaveAccessibleDescription(
      'Eine neue Gültigkeit gilt für beide Teilorders.',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Maximal' }));
    await press(bank, 'Weiter zur Prüfung');
    expect(screen.getByText(/Gültigkeit beider Teilorders:/)).toBeInTheDocument();
  });

  it('says that the distance of a trailing stop stays, and how to come by another [ORD-23]', async () => {
    await shown({
      orderType: 'TRAILING_STOP_MARKET',
      triggerLimit: amount('210.00', EUR),
      trailing: { kind: 'relative', distance: percentage(decimal('5')) },
    });
    expect(screen.getByText(/^Er lässt sich nicht ändern[.] Für einen anderen/)).toBeInTheDocument();
    expect(screen.getByText(/^5\s%$/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Abstand/ })).not.toBeInTheDocument();
  });

  it('asks which leg of a combined order, and says why the others stay [ORD-23]', async () => {
    const leg = (id: string, legNumber: number, change: Partial<Order>): Order =>
      sampleOrder(id, { legNumber, settlementAccountId: mainAccount, version: '1', ...change });
    await shown({
      orderType: 'NEXT_ORDER',
      modifiable: false,
      subOrders: [
        leg('base', 1, { side: 'BUY' }),
        leg('follow', 2, { status: 'WAITING', modifiable: false, deletable: false }),
      ],
    });
    expect(screen.getByRole('radio', { name: 'Basisorder' })).toBeChecked();
    expect(screen.getByText(/^Sie wartet auf ihre Basisorder/)).toBeInTheDocument();
    expect(screen.getByText('Gilt für alle Teilorders gemeinsam und bleibt.')).toBeInTheDocument();
  });
});

import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { offeringOf } from '@domain/access/offering';
import type { Order } from '@domain/order/open/order';
import { orderStatuses } from '@domain/order/open/order-status';
import { amount } from '@domain/money/amount';
import { orderId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { EUR, PIECES } from '@domain/money/unit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownBook } from './book-bench';
import { sampleOrder } from './sample-order';

const shown = (orders: readonly Order[], bank = new FakeBank()) => shownBook(orders, '/orderbuch', bank);

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('the order book', () => {
  it('says what to do first when it is empty', async () => {
    await shown([]);
    expect(screen.getByText('Noch keine Orders')).toBeInTheDocument();
    expect(screen.getByText(/^Sobald Sie eine Order erteilen/)).toBeVisible();
  });

  it('tells who has a depot for funds alone that there are no orders in it [SH-06]', async () => {
    await shownBook([], '/orderbuch', undefined, undefined, undefined, offeringOf([{ type: 'COMINVEST' }]));
    expect(screen.getByText(/^In Ihrem Fondsdepot zahlen Sie ein und aus, ohne Orders\./)).toBeVisible();
    expect(screen.queryByText(/Sobald Sie eine Order erteilen/)).toBeNull();
  });

  it('shows each status by the word of the specification [OBK-01]', async () => {
    await shown(orderStatuses.map((status) => sampleOrder(status, { status })));
    const words = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[4]?.textContent);
    for (const word of [
      'In Bearbeitung',
      'Offen',
      'Ausgeführt',
      'Teilausgeführt',
      'Abgerechnet',
      'Verfallen',
      'Offen (Wartend)',
      'n.V.',
      'Angenommen',
      'Abgelehnt',
    ]) {
      expect(words.some((text) => text?.startsWith(word))).toBe(true);
    }
    expect(words.filter((text) => text?.startsWith('Gestrichen')).sort()).toEqual([
      'Gestrichenvom Handelsplatz gestrichen',
      'Gestrichenvon Ihnen gestrichen',
      'Gestrichenvon der Bank gestrichen',
    ]);
  });

  it('says when an order was placed, and at which price an order without a limit was executed [OBK-01]', async () => {
    const executions = [
      {
        id: 'e',
        number: 1,
        quantity: amount('40', PIECES),
        price: amount('251.35', EUR),
        at: instant(Date.UTC(2026, 10, 23, 9, 0, 0)),
      },
    ];
    const { limit: _, ...market } = sampleOrder('a', { orderType: 'MARKET', status: 'EXECUTED', executions });
    const earlier = instant(Date.UTC(2026, 10, 23, 8, 0, 0));
    await shown([market, sampleOrder('b', { status: 'EXECUTED', executions, createdAt: earlier })]);
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('23.11.2026 09:59');
    expect(first).toHaveTextContent('251,35 EURAusführungskurs');
    expect(second).toHaveTextContent('252,00 EURausgeführt zu 251,35 EUR');
  });

  it.each([
    'EXPIRED',
    'CANCELLED_USER',
    'CANCELLED_SYSTEM',
    'CANCELLED_TRADE',
    'PARTIALLY_EXECUTED',
  ] as const)('says of how much of it an order was executed that is %s [OBK-01]', async (status) => {
    const executedQuantity = amount('10', PIECES);
    await shown([sampleOrder('a', { status, executedQuantity })]);
    expect(screen.getAllByRole('cell')[1]).toHaveTextContent('10 / 40');
    expect(screen.getByRole('img', { name: /^10.+40/u })).toBeInTheDocument();
  });

  it('filters by status, with a count on each filter [OBK-01]', async () => {
    await shown([
      sampleOrder('a'),
      sampleOrder('b', { status: 'EXECUTED' }),
      sampleOrder('c', { status: 'EXPIRED' }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ausgeführt 1' }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('1 von 3 Orders')).toBeInTheDocument();
  });

  it('finds by name, WKN or ISIN and offers all again when nothing fits [OBK-01]', async () => {
    await shown([sampleOrder('a')]);
    const search = screen.getByRole('searchbox', { name: /Name, WKN, ISIN/ });
    await userEvent.type(search, '716460');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await userEvent.type(search, 'xyz');
    expect(screen.getByText('Keine passende Order')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Orders zeigen' }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('leaves out old finished orders, never an open one [OBK-01]', async () => {
    const longAgo = instant(Date.UTC(2026, 5, 1));
    await shown([
      sampleOrder('open', { createdAt: longAgo }),
      sampleOrder('done', { createdAt: longAgo, status: 'SETTLED', side: 'BUY' }),
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zeitraum' }), 'Alle');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('shows an execution without reloading and says it [OBK-03]', async () => {
    const { bank } = await shown([sampleOrder('a')]);
    act(() => {
      bank.orders.execute(orderId('a'), amount('40', PIECES), amount('252.10', EUR));
    });
    expect(rowOf(/SAP SE/)).toHaveTextContent('Ausgeführt');
    expect(screen.getByText('Verkauf SAP SE: Ausgeführt.')).toBeInTheDocument();
  });

  it('reads the book again when the stream is back, so that nothing is missed [OBK-03]', async () => {
    const { bank } = await shown([sampleOrder('a')]);
    act(() => {
      bank.live.turn('disconnected');
    });
    expect(screen.getByText(/Verbindung unterbrochen/)).toBeInTheDocument();
    bank.orders.put(sampleOrder('a', { status: 'CANCELLED_SYSTEM', deletable: false }));
    await act(async () => {
      bank.live.turn('connected');
      await bank.scheduler.advance(0);
    });
    expect(rowOf(/SAP SE/)).toHaveTextContent('Gestrichen');
  });

  it('offers cancelling only where it is allowed, and says why not while a change runs [OBK-02]', async () => {
    await shown([
      sampleOrder('a', { side: 'BUY' }),
      sampleOrder('b', { status: 'PENDING', deletable: false, modifiable: false }),
      sampleOrder('c', { status: 'EXECUTED', deletable: false, modifiable: false, orderType: 'MARKET' }),
    ]);
    expect(screen.getAllByRole('link', { name: /streichen/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Kauf SAP SE streichen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/streichung?orderid=a',
    );
    expect(screen.getByText('bis die Bearbeitung abgeschlossen ist')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kauf SAP SE ändern' })).toHaveAttribute(
      'href',
      '/ngbrk/order/aenderung?orderid=a',
    );
    expect(screen.getByRole('link', { name: 'Verkauf SAP SE wiederholen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung?orderid=c',
    );
  });

  it('shows the legs of a combined order by their roles [ORD-12]', async () => {
    const legs = [
      sampleOrder('a1', { legNumber: 1, orderType: 'STOP_MARKET' }),
      sampleOrder('a2', { legNumber: 2 }),
    ];
    await shown([sampleOrder('a', { orderType: 'ONE_CANCELS_OTHER', subOrders: legs })]);
    expect(screen.getByRole('rowheader', { name: /^Stop/ })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /^Limit/ })).toBeInTheDocument();
  });

  it('opens to every execution with its value', async () => {
    const { bank } = await shown([sampleOrder('a')]);
    act(() => {
      bank.orders.execute(orderId('a'), amount('15', PIECES), amount('252.10', EUR));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Einzelheiten zu Verkauf SAP SE zeigen' }));
    const executions = screen.getByRole('table', { name: 'Ausführungen' });
    expect(executions).toHaveTextContent('3.781,5');
    expect(rowOf(/SAP SE/)).toHaveTextContent(/25\sStück noch offen/);
  });

  it('shows what went wrong with a way to try again when the book cannot be read', async () => {
    const bank = new FakeBank();
    bank.faults.plan('list', { kind: 'failure', failure: { kind: 'server', errorId: 'E-1' }, acts: false });
    await shown([sampleOrder('a')], bank);
    expect(screen.getByText(/E-1/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    await act(() => bank.scheduler.advance(0));
    expect(rowOf(/SAP SE/)).toBeInTheDocument();
  });
});

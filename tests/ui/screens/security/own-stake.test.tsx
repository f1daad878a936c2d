import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { depotId, type DepotId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { everybody } from '@ui/app/offered';
import { act, screen, within } from '@testing-library/react';
import { sampleOrder } from '../order-book/sample-order';
import { shown } from './shown-security';

const region = (name: string) => screen.getByRole('region', { name });

describe('what the customer has to do with a security', () => {
  it('draws the own prices too where they come after the prices of the market', async () => {
    const bank = new FakeBank();
    bank.orders.put(sampleOrder('a', { limit: amount('231.00', EUR) }));
    bank.faults.plan('positions', { kind: 'slow', by: 4000 });
    await shown(undefined, bank);
    expect(within(region('Kurs')).getByRole('slider')).toBeVisible();
    expect(region('Kurs')).not.toHaveTextContent('Ihr Verkaufslimit');
    await act(() => bank.scheduler.advance(4000));
    expect(region('Kurs')).toHaveTextContent('Ihr Verkaufslimit 231,00');
  });

  it.each([
    [false, ['Ihr Verkaufslimit 231,00', 'Einstand 230,00']],
    [true, ['Ihr Verkaufslimit 231,00']],
  ])(
    'draws what was paid unless before onlookers (%s), an order’s price for all to see',
    async (discreet, drawn) => {
      const bank = new FakeBank();
      bank.orders.put(sampleOrder('a', { limit: amount('231.00', EUR) }));
      bank.world.positions = bank.world.positions.map((position) => ({
        ...position,
        purchasePrice: amount('230.00', EUR),
      }));
      await shown(undefined, bank, everybody, discreet);
      const lines = ['Ihr Verkaufslimit 231,00', 'Einstand 230,00'];
      const { textContent } = region('Kurs');
      expect(lines.filter((line) => textContent.includes(line))).toEqual(drawn);
      expect(textContent.includes('Einstand')).toBe(!discreet);
    },
  );

  it('names the type of an open order as the order book does', async () => {
    const bank = new FakeBank();
    bank.orders.put(sampleOrder('a', { orderType: 'ONE_CANCELS_OTHER' }));
    bank.orders.put(sampleOrder('b', { orderType: 'TRAILING_STOP_MARKET' }));
    await shown(undefined, bank);
    const [second, first] = within(region('Offene Orders')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Verkauf OCO, 40.Stück/);
    expect(second).toHaveTextContent(/^Verkauf Trailing-Stop, 40.Stück/);
  });

  it('says which limit is which of a base order and its follow, in the list and in the picture', async () => {
    const bank = new FakeBank();
    bank.orders.put(
      sampleOrder('next', {
        orderType: 'NEXT_ORDER',
        side: 'BUY',
        subOrders: [
          sampleOrder('base', { side: 'BUY', limit: amount('225.50', EUR) }),
          sampleOrder('follow', { legNumber: 2, status: 'WAITING', limit: amount('233.00', EUR) }),
        ],
      }),
    );
    await shown(undefined, bank);
    expect(within(region('Offene Orders')).getByRole('listitem')).toHaveTextContent(
      /Ihr Kauflimit 225,50.EUR · Ihr Verkaufslimit 233,00.EUR/,
    );
    expect(region('Kurs')).toHaveTextContent('Ihr Kauflimit 225,50');
    expect(region('Kurs')).toHaveTextContent('Ihr Verkaufslimit 233,00');
  });

  const second = depotId('depot-2');
  const sales = () => screen.queryAllByRole('link', { name: /verkaufen$/i });
  /** The bank of a customer with two depots that hold so much of SAP. */
  const holding = (...held: readonly (readonly [DepotId, string])[]) => {
    const bank = new FakeBank();
    const { world } = bank;
    world.depots = [
      ...world.depots,
      ...world.depots.map((depot) => ({ ...depot, id: second, type: 'SECOND_DEPOT' as const })),
    ];
    world.positions = held.map(([id, quantity]) => positionIn(id, sap, quantity, '198.20', '232.75'));
    return bank;
  };

  it.each([
    ['the first depot', [[mainDepot, '40']], mainDepot],
    ['the second depot', [[second, '20']], second],
    [
      'both, more in the second',
      [
        [mainDepot, '5'],
        [second, '20'],
      ],
      second,
    ],
  ] as const)('sells from the depot that holds the most of it: %s [ORD-02]', async (_, held, from) => {
    await shown(undefined, holding(...held));
    expect(sales().length).toBeGreaterThan(1);
    for (const sale of sales())
      expect(new URL(sale.getAttribute('href') ?? '', 'https://x').searchParams.get('target')).toBe(from);
  });

  it('offers no sale of what no depot holds, and one as long as that is not known', async () => {
    const bank = holding([mainDepot, '40']);
    bank.world.positions = [];
    bank.faults.plan('positions', { kind: 'slow', by: 4000 });
    await shown(undefined, bank);
    expect(sales().length).toBeGreaterThan(1);
    await act(() => bank.scheduler.advance(4000));
    expect(sales()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Kaufen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xetra: kaufen' })).toBeVisible();
  });

  it('offers no order to who may not place one: neither in the head nor at a venue', async () => {
    await shown(undefined, new FakeBank(), { ...everybody, brokerage: false });
    expect(screen.getByRole('button', { name: 'Beobachten' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /kaufen/i })).toBeNull();
    expect(within(region('Handelsplätze')).queryByRole('columnheader', { name: 'Aktionen' })).toBeNull();
  });
});

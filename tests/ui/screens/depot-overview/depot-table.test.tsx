import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { bund, msciWorld, sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount } from '@domain/money/amount';
import { depotId, instrumentId, positionId } from '@domain/codes/ids';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { fillBrowserGaps } from '../../browser-gaps';
import { columnNames, names, positionsTable, query, rowOf, shownDepot } from './shown-depot';

beforeAll(fillBrowserGaps);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the columns', () => {
  it('are chosen, and the bank remembers it [OBK-04]', async () => {
    const bank = await shownDepot();
    await press('Spalten');
    await userEvent.click(screen.getByRole('checkbox', { name: 'ISIN' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Anteil' }));
    expect(columnNames()).toContain('ISIN');
    expect(columnNames()).not.toContain('Anteil');
    expect(rowOf(/SAP SE/)).toHaveTextContent('DE0007164600');
    await act(() => bank.scheduler.advance(1000));
    expect(bank.world.depotOverview.columns).toContainEqual({ id: 'isin', visible: true });
    expect(bank.world.depotOverview.columns).toContainEqual({ id: 'share', visible: false });
  });

  it('are put in order by button [OBK-04]', async () => {
    await shownDepot();
    await press('Spalten');
    for (let place = 3; place > 0; place -= 1) await press('Kurs nach vorn');
    const order = columnNames();
    expect(order.indexOf('Kurs')).toBeLessThan(order.indexOf('Stück / Nennwert'));
  });

  it('stand again as the bank remembers them [OBK-04]', async () => {
    const bank = new FakeBank();
    bank.world.depotOverview = {
      available: true,
      columns: [
        { id: 'isin', visible: true },
        { id: 'quantity', visible: false },
      ],
    };
    await shownDepot({ bank });
    expect(columnNames().slice(0, 2)).toEqual(['Wertpapier', 'ISIN']);
    expect(columnNames()).not.toContain('Stück / Nennwert');
  });

  it('name the currency in the head only where it is that of each row [OBK-04]', async () => {
    const bank = new FakeBank();
    const dollars = { ...positionIn(mainDepot, sap, '1', '1', '2'), currentValue: amount('2.00', USD) };
    bank.world.positions = [positionIn(mainDepot, msciWorld, '10', '80.00', '100.00'), dollars];
    await shownDepot({ bank });
    expect(columnNames()).toContain('Wert');
    expect(rowOf(/SAP SE/)).toHaveTextContent('232,75 USD');
    expect(rowOf(/MSCI World/)).toHaveTextContent('1.045,20 EUR');
  });

  it('name values on a phone’s card as their head does, with the currency of them all [OBK-04]', async () => {
    await shownDepot();
    const labels = within(rowOf(/SAP SE/))
      .getAllByRole('cell')
      .map((cell) => cell.dataset['l']);
    expect(labels).toEqual(expect.arrayContaining(['Kurs', 'Wert EUR', 'Seit Kauf EUR', 'Seit Kauf %']));
  });
});

describe('the rows', () => {
  it('stand in groups with their sums, the most valuable first, and the address says so [OBK-04]', async () => {
    await shownDepot();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gruppieren' }), 'Nach Anlageart');
    expect(names().map((name) => name?.split(/\d/)[0])).toEqual([
      'ETF',
      expect.stringContaining('MSCI World'),
      'Aktie',
      expect.stringContaining('SAP SE'),
      'Anleihe',
      expect.stringContaining('Bund'),
      'Summe',
    ]);
    expect(rowOf(/^Aktie ?1 Position /)).toHaveTextContent('9.310,00');
    expect(query().get('gruppe')).toBe('type');
  });

  it('open to where the price is from, how they are held and what they have cost [OBK-04]', async () => {
    const bank = new FakeBank();
    const position = positionIn(mainDepot, sap, '40', '198.20', '232.75');
    bank.world.positions = [{ ...position, purchaseValue: amount('7950.45', EUR) }];
    await shownDepot({ bank });
    await press('SAP SE: Einzelheiten zeigen');
    const details = positionsTable().getAllByRole('row').at(-2);
    expect(details).toHaveTextContent('Kaufwert ohne Kosten7.928,00');
    expect(details).toHaveTextContent('Kaufkosten22,45');
    expect(details).toHaveTextContent('Kaufwert mit Kosten7.950,45');
    expect(details).toHaveTextContent('HandelsplatzXetra');
    expect(details).toHaveTextContent('VerwahrungGirosammelverwahrung');
  });

  it('lead to protecting a position where that is possible [OBK-04]', async () => {
    await shownDepot();
    expect(screen.getByRole('link', { name: 'SAP SE absichern' })).toHaveAttribute(
      'href',
      '/ngbrk/order/absicherung?wkn=716460&target=depot-1',
    );
  });

  it('stand as tightly as this device remembers, whatever the address says [OBK-04]', async () => {
    const device = new MemoryDevicePreferences();
    await shownDepot({ device });
    const density = () => screen.getByRole('button', { name: 'Kompakt' });
    expect(density()).toHaveAttribute('aria-pressed', 'false');
    await press('Kompakt');
    expect(device.read()).toMatchObject({ tightTables: true });
    expect(query().toString()).toBe('');
    cleanup();
    await shownDepot({ device });
    expect(density()).toHaveAttribute('aria-pressed', 'true');
  });

  it('offer in their menu all that their words do, and the orders of the security [OBK-04]', async () => {
    await shownDepot();
    await press('Weitere Aktionen für SAP SE');
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Kaufen',
      'Verkaufen',
      'Absichern',
      'Orders ansehen',
    ]);
    expect(items.at(-1)).toHaveAttribute('href', '/ngbrk/orderbuch?depot=depot-1&wkn=716460&zeitraum=all');
  });

  it.each([
    ['it is not hedgeable', { hedgeable: false }, /Kein Handelsplatz nimmt dafür Stop-Orders an/],
    ['all of it is bound', { availableQuantityToHedge: amount('0', PIECES) }, /in Orders gebunden/],
  ])('say why a position cannot be protected: %s [OBK-04]', async (_, change, reason) => {
    const bank = new FakeBank();
    bank.world.positions = [{ ...positionIn(mainDepot, sap, '40', '198.20', '232.75'), ...change }];
    await shownDepot({ bank });
    expect(screen.queryByRole('link', { name: 'SAP SE absichern' })).not.toBeInTheDocument();
    await press('SAP SE: Einzelheiten zeigen');
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it('mark prices that may be outdated, by a word too [ORD-28]', async () => {
    const bank = await shownDepot();
    expect(rowOf(/SAP SE/)).not.toHaveTextContent('Kurs kann veraltet sein');
    act(() => {
      bank.live.turn('disconnected');
    });
    expect(rowOf(/SAP SE/)).toHaveTextContent('Kurs kann veraltet sein');
  });

  it('hide the customer’s own money in discreet mode, and nothing else [OBK-04]', async () => {
    await shownDepot({ discreet: true });
    const row = rowOf(/SAP SE/);
    expect(row).toHaveTextContent('Betrag verborgen');
    expect(row).not.toHaveTextContent('9.310,00');
    expect(row).toHaveTextContent('232,75');
    expect(document.body).not.toHaveTextContent('26.189,40');
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '20.11.2026: Depotwert Betrag verborgen, Kaufwert Betrag verborgen',
    );
  });
});

describe('several depots', () => {
  const second = depotId('depot-2');

  async function withTwo(address: string): Promise<void> {
    const bank = new FakeBank();
    const [first] = bank.world.depots;
    if (first === undefined) throw new Error('No depot');
    bank.world.depots = [first, { ...first, id: second, displayId: '1000000002', type: 'SECOND_DEPOT' }];
    bank.world.positions = [
      positionIn(mainDepot, sap, '40', '198.20', '232.75'),
      positionIn(second, bund, '5000', '91.10', '86.74'),
    ];
    await shownDepot({ bank, query: address });
  }

  it('are shown together, with a column for the depot and one total [OBK-04]', async () => {
    await withTwo('?depot=alle');
    expect(columnNames()).toContain('Depot');
    expect(rowOf(/Bund/)).toHaveTextContent('Zweitdepot 1000000002');
    expect(rowOf(/^Summe/)).toHaveTextContent('13.647,00');
    expect(screen.getByRole('link', { name: /^Bund.* kaufen$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('target=depot-2'),
    );
  });

  it('are shown one by one [OBK-04]', async () => {
    await withTwo('?depot=depot-2');
    expect(columnNames()).not.toContain('Depot');
    expect(names()).toEqual([expect.stringContaining('Bund'), expect.stringContaining('Summe')]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Depot' }), 'Alle Depots zusammen');
    await screen.findByText('2 Positionen');
    expect(query().get('depot')).toBe('alle');
  });
});

describe('ten thousand positions', () => {
  const many = (): FakeBank => {
    const bank = new FakeBank();
    const one = positionIn(mainDepot, sap, '1', '100.00', '100.00');
    bank.world.positions = Array.from({ length: 10_000 }, (_, index) => ({
      ...one,
      id: positionId(`p-${index}`),
      instrument: { ...sap, id: instrumentId(`i-${index}`) },
      currentValue: amount(`${index}.00`, EUR),
    }));
    return bank;
  };

  it('are ranked and added up without all being drawn [OBK-06]', async () => {
    await shownDepot({ bank: many() });
    const table = positionsTable().getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '10002');
    expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('9.999,00');
    expect(rowOf(/^Summe/)).toHaveTextContent('49.995.000,00');
  });

  it('ask only for the prices of those that are drawn [OBK-06]', async () => {
    const bank = await shownDepot({ bank: many() });
    await act(() => bank.scheduler.advance(1000));
    expect(bank.live.subscriptions).toBeLessThan(60);
  });
});

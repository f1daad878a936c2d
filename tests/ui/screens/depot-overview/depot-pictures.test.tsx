import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { berlinTime } from '@domain/time/berlin-time';
import { calendarDay } from '@domain/time/local-date';
import { amount } from '@domain/money/amount';
import { accountId } from '@domain/codes/ids';
import { EUR, USD } from '@domain/money/unit';
import { valueScale } from '@domain/depot/value-scale';
import { fillBrowserGaps } from '../../browser-gaps';
import { shownDepot } from './shown-depot';

beforeAll(fillBrowserGaps);

describe('the value over time', () => {
  it('is read day by day by keyboard [OBK-05]', async () => {
    await shownDepot();
    const reader = screen.getByRole('slider', { name: 'Wertverlauf Tag für Tag lesen' });
    expect(reader).toHaveAttribute(
      'aria-valuetext',
      '20.11.2026: Depotwert 26.100,00\u00a0EUR, Kaufwert 22.251,00\u00a0EUR',
    );
    fireEvent.change(reader, { target: { value: '0' } });
    expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('19.11.2026'));
    expect(screen.getByText('25.900,00')).toBeInTheDocument();
  });

  it('says of today what the heading says, and moves on with it [OBK-05] [OBK-06]', async () => {
    const bank = new FakeBank();
    bank.world.positions = [positionIn(mainDepot, sap, '10', '100.00', '100.00')];
    const { date } = berlinTime(bank.scheduler.now());
    const before = bank.world.valueHistories.get(mainDepot) ?? [];
    bank.world.valueHistories = new Map([[mainDepot, [...before, { date, value: amount('26100.00', EUR) }]]]);
    await shownDepot({ bank });
    act(() => {
      bank.live.tellQuote(marketOf(sap, xetra, '111.00', 9));
    });
    await act(() => bank.scheduler.advance(1000));
    expect(screen.getAllByText('1.110,00').length).toBeGreaterThan(0);
    expect(screen.getByRole('slider', { name: 'Wertverlauf Tag für Tag lesen' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Depotwert 1.110,00\u00a0EUR'),
    );
  });

  it('stands in a table with the same figures [OBK-05]', async () => {
    await shownDepot();
    await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle' }));
    const table = within(screen.getByRole('region', { name: 'Wertverlauf, Tabelle' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'TagDepotwertKaufwert',
      '20.11.202626.100,00\u00a0EUR22.251,00\u00a0EUR',
      '19.11.202625.900,00\u00a0EUR22.251,00\u00a0EUR',
    ]);
  });

  it('says what failed and is asked for again [OBK-05]', async () => {
    const bank = new FakeBank();
    bank.faults.plan('valueHistory', {
      kind: 'failure',
      failure: { kind: 'server', errorId: 'E-7' },
      acts: false,
    });
    await shownDepot({ bank });
    expect(screen.getByText(/Wertverlauf lässt sich gerade nicht laden/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(await screen.findByRole('slider')).toBeInTheDocument();
  });

  it('has lines at round values just around all of it, days at their distance [OBK-05]', () => {
    const scale = valueScale([
      { date: calendarDay('2026-11-01'), value: amount('1010.00', EUR) },
      { date: calendarDay('2026-11-04'), value: amount('1090.00', EUR) },
      { date: calendarDay('2026-11-05'), value: amount('1050.00', EUR) },
    ]);
    expect(scale?.ticks.map(({ value }) => value)).toEqual([1000, 1020, 1040, 1060, 1080, 1100]);
    expect(scale?.x(calendarDay('2026-11-04'))).toBe(75);
    expect(scale?.y(amount('1050.00', EUR))).toBe(50);
    expect(scale?.days).toEqual(['2026-11-01', '2026-11-03', '2026-11-05']);
  });
});

describe('the allocation', () => {
  it('is shown by kind, sector, currency and position, as figures too [OBK-05]', async () => {
    await shownDepot();
    const table = screen.getByRole('table', { name: 'Aufteilung, Tabelle' });
    expect(table).toHaveTextContent(/Aktie35,6/);
    await userEvent.click(screen.getByRole('button', { name: 'Position' }));
    expect(table).toHaveTextContent(/SAP SE35,6/);
    await userEvent.click(screen.getByRole('button', { name: 'Währung' }));
    expect(table).toHaveTextContent(/EUR100,0/);
  });
});

describe('the cash', () => {
  it('stands by account type, then currency: the default’s, EUR, USD, others [OBK-07]', async () => {
    const bank = new FakeBank();
    const [depot] = bank.world.depots;
    const [balance] = bank.world.balances;
    if (depot === undefined || balance?.account === undefined) throw new Error('Nothing to stand on');
    const { account } = balance;
    const further = (['dollar', 'loan'] as const).map((id) => accountId(id));
    bank.world.depots = [{ ...depot, furtherSettlementAccountIds: further }];
    bank.world.balances = [
      {
        ...balance,
        accountId: accountId('loan'),
        account: { ...account, id: accountId('loan'), displayId: '9', type: 'lombard-loan' },
      },
      {
        ...balance,
        accountId: accountId('dollar'),
        account: { ...account, id: accountId('dollar'), displayId: '1', currency: USD },
        availableCash: amount('3215.40', USD),
      },
      balance,
    ];
    await shownDepot({ bank });
    const accounts = within(screen.getByRole('table', { name: 'Konten zum Depot' }));
    expect(accounts.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Verrechnungskonto2000000001',
      'Währungskonto1',
      'Wertpapierkreditkonto9',
    ]);
    expect(accounts.getByText('3.215,40')).toBeInTheDocument();
  });

  it('is unknown of an account at another bank, of which the bank names 0 [OBK-07]', async () => {
    const bank = new FakeBank();
    const [depot] = bank.world.depots;
    const [balance] = bank.world.balances;
    if (depot === undefined || balance?.account === undefined) throw new Error('Nothing to stand on');
    const elsewhere = accountId('elsewhere');
    const nothing = amount('0.00', EUR);
    bank.world.depots = [{ ...depot, furtherSettlementAccountIds: [elsewhere] }];
    bank.world.balances = [
      balance,
      {
        ...balance,
        accountId: elsewhere,
        account: { ...balance.account, id: elsewhere, displayId: '7', type: 'external' },
        balance: nothing,
        balanceEur: nothing,
        availableCash: nothing,
        availableCashEur: nothing,
      },
    ];
    await shownDepot({ bank });
    const row = within(screen.getByRole('table', { name: 'Konten zum Depot' })).getByRole('row', {
      name: /7/,
    });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('—'), expect.stringContaining('—')]);
  });
});

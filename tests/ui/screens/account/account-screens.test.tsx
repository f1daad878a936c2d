import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { mainAccount } from '@adapters/fake/bank/fake-world';
import type { Deposit } from '@domain/banking/deposit';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { screen, within } from '@testing-library/react';
import { show } from './show-accounts';

const account = `/ngbrk/konten/${mainAccount}`;

describe('the accounts [CUS-02]', () => {
  const deposits: readonly Deposit[] = [
    {
      id: '1',
      kind: 'FIXED_DEPOSIT',
      displayId: '2000000001A7F',
      amount: amount(decimal('10000.00'), EUR),
      rate: percentage(decimal('2.35')),
      end: calendarDay('2027-11-23'),
    },
    {
      id: '4',
      kind: 'FIXED_DEPOSIT',
      displayId: '2000000001B2F',
      amount: amount(decimal('0.00'), EUR),
      rate: percentage(decimal('1.85')),
      collectedOn: calendarDay('2026-12-01'),
      end: calendarDay('2027-03-01'),
    },
    { id: '2', kind: 'TGK_PLUS', displayId: '200000000180', amount: amount(decimal('0.00'), EUR) },
    { id: '3', kind: 'UNKNOWN', displayId: '7', amount: amount(decimal('1.00'), EUR) },
  ];

  it.each([
    [
      'de',
      'Anlagen, Tabelle',
      [
        'AnlageZinssatz im JahrFällig amBetrag',
        'Festgeld2000000001A7F2,35 %23.11.202710.000,00 EUR',
        'Festgeld2000000001B2F1,85 %01.03.20270,00 EURwird am 01.12.2026 eingezogen',
      ],
    ],
    [
      'en',
      'Deposits, table',
      [
        'DepositInterest rate per yearMatures onAmount',
        'Fixed deposit2000000001A7F2.35%23 Nov 202710,000.00 EUR',
        'Fixed deposit2000000001B2F1.85%1 Mar 20270.00 EURwill be collected on 1 Dec 2026',
      ],
    ],
  ] as const)('are followed by deposits with rate, end and amount, in %s', async (language, label, said) => {
    const bank = new FakeBank();
    bank.world.deposits = deposits;
    show('/ngbrk/konten', bank, language);
    const rows = within(await screen.findByRole('region', { name: label })).getAllByRole('row');
    const plain = rows.map((row) => row.textContent.replaceAll(/\s/g, ' '));
    expect(plain.slice(0, 3)).toEqual(said);
    expect(plain).toHaveLength(5);
  });

  it('say of a deposit without a term that its money is there any day, and of one without a rate no rate', async () => {
    const bank = new FakeBank();
    bank.world.deposits = deposits;
    show('/ngbrk/konten', bank);
    const row = await screen.findByRole('row', { name: /^Tagesgeld/ });
    expect(within(row).getByText('täglich verfügbar')).toBeVisible();
    expect(within(row).getByText('unbekannt')).toBeInTheDocument();
    expect(within(row).getByText('0,00')).toBeVisible();
    expect(await screen.findByRole('row', { name: /^Geldanlage/ })).toBeVisible();
  });

  it('are followed by cards, where the customer has any, and by nobody else’s', async () => {
    const bank = new FakeBank();
    const card = (id: string, subType: string) =>
      ({ id, type: 'CARD', subType, connection: 'CURRENT_CLIENT', displayId: `number ${id}` }) as const;
    bank.world.products = [
      ...bank.world.products,
      card('2', 'CREDITCARD'),
      card('3', 'SOMETHING_NEW'),
      { ...card('4', 'GIROCARD'), connection: 'OTHER' },
    ];
    show('/ngbrk/konten', bank);
    const region = within(await screen.findByRole('region', { name: 'Karten, Tabelle' }));
    expect(region.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'KarteNummer',
      expect.stringMatching(/^Kreditkarte.*number 2$/),
      expect.stringMatching(/^Karte.*number 3$/),
    ]);
  });

  it('say nothing of deposits and cards where there are none', async () => {
    show('/ngbrk/konten');
    expect(await screen.findByRole('region', { name: 'Konten, Tabelle' })).toBeVisible();
    expect(screen.queryByText('Anlagen')).toBeNull();
    expect(screen.queryByText('Karten')).toBeNull();
  });

  it('stand with balance and what can be spent, and lead to their transactions', async () => {
    const { user } = show('/ngbrk/konten');
    const row = await screen.findByRole('row', { name: /Verrechnungskonto 2000000001/ });
    expect(within(row).getAllByText('25.000,00')).toHaveLength(2);
    await user.click(within(row).getByRole('link', { name: 'Verrechnungskonto' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verrechnungskonto' })).toBeVisible();
    expect(document.title).toBe('Verrechnungskonto · Depotwerk');
    const trail = screen.getByRole('navigation', { name: 'Sie sind hier' });
    expect(within(trail).getByRole('link', { name: 'Konten' })).toHaveAttribute('href', '/ngbrk/konten');
  });

  it.each([
    ['single', 'Einzelkonto'],
    ['joint', 'Gemeinschaftskonto'],
  ] as const)('say whose a %s one is: %s [KIT-15]', async (holding, words) => {
    const bank = new FakeBank();
    bank.world.balances = bank.world.balances.map(({ account: of, ...balance }) => ({
      ...balance,
      ...(of && { account: { ...of, holding } }),
    }));
    show('/ngbrk/konten', bank);
    expect(await screen.findByRole('row', { name: /Verrechnungskonto 2000000001/ })).toHaveTextContent(words);
  });

  it('say what is the matter when they cannot be read, and are there on the second try', async () => {
    const bank = new FakeBank();
    bank.faults.plan('balances', { kind: 'not-reached' });
    const { user } = show('/ngbrk/konten', bank);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Die Kontoliste/);
    await user.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(await screen.findByRole('row', { name: /Verrechnungskonto/ })).toBeVisible();
  });
});

describe('the transactions of an account [CUS-02]', () => {
  it('stand month by month; what is not booked yet is marked and stands first', async () => {
    show(account);
    const [, first, pending] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/^Noch nicht gebucht/);
    expect(pending).toHaveTextContent(/Wertpapierkauf · SAP SE · .*Noch nicht gebucht.*2\.340,40/);
    expect(screen.getByRole('row', { name: /November 2026.*Ausgänge.*985,00/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Oktober 2026.*Eingänge.*28\.325,40/ })).toBeVisible();
    // The account of the page stands over it, and as the other side of one of the transactions.
    expect(screen.getAllByText(/^DE02 1203 0000 0000 2020 51$/)).toHaveLength(2);
    expect(screen.getAllByText(/^(4 von 4 Umsätzen|DE89 3704 0044 0532 0130 00)$/)).toHaveLength(2);
  });

  it('are said in English with English figures, by which they are found [SH-11]', async () => {
    const { user } = show(account, undefined, 'en');
    const [, , pending] = await screen.findAllByRole('row');
    expect(pending).toHaveTextContent(
      /Securities purchase · SAP SE · .* · 10.units at 233\.05.EUR · market value 2,330\.50.EUR · fees 9\.90.EUR/,
    );
    expect(screen.getByText('Gehalt')).toHaveAttribute('lang', 'de');
    for (const words of ['securities purchase · sap', '2,340.40', '2340.40']) {
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), words);
      expect(screen.getByText('1 of 4 transactions')).toBeVisible();
    }
  });

  it('are narrowed by words, direction and days, and the address says so', async () => {
    const { user } = show(account);
    await user.click(await screen.findByRole('button', { name: /^Ausgänge/ }));
    expect(screen.getByText('2 von 4 Umsätzen')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Von/ }), '01.11.2026');
    await user.type(screen.getByRole('searchbox'), 'miete');
    expect(screen.getByText('1 von 4 Umsätzen')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('?richtung=aus&von=2026-11-01&suche=miete');
    await user.type(screen.getByRole('searchbox'), 'xyz');
    await user.click(screen.getByRole('button', { name: 'Alle Umsätze zeigen' }));
    expect(screen.getByText('4 von 4 Umsätzen')).toBeVisible();
    expect(screen.getByTestId('address')).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: /^Von/ })).toHaveValue('');
  });

  it('show what a shared address says, and nothing that it does not know', async () => {
    show(`${account}?richtung=ein&bis=2026-10-15&von=2026-02-30`);
    expect(await screen.findByText('1 von 4 Umsätzen')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Eingänge/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: /^Bis/ })).toHaveValue('15.10.2026');
  });

  it('are told in English too', async () => {
    show(account, new FakeBank(), 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settlement account' })).toBeVisible();
    expect(await screen.findByRole('row', { name: /October 2026.*Money in.*28,325\.40/ })).toBeVisible();
    expect(screen.getByText('4 of 4 transactions')).toBeVisible();
  });

  it('say when the bank does not answer, without a figure that is not known', async () => {
    const bank = new FakeBank();
    bank.faults.plan('transactions', { kind: 'not-reached' });
    show(account, bank);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Die Umsatzliste/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('of an account there is not lead to those there are', async () => {
    show('/ngbrk/konten/gibt-es-nicht');
    expect(await screen.findByRole('heading', { name: 'Das Konto ist nicht zu finden' })).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.queryByRole('button')).not.toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Zu meinen Konten' })).toHaveAttribute('href', '/ngbrk/konten');
    expect(screen.queryByText('Saldo')).not.toBeInTheDocument();
  });

  it('say what will stand there while there are none', async () => {
    const bank = new FakeBank();
    bank.world.transactions = new Map();
    show(account, bank);
    expect(await screen.findByRole('heading', { name: 'Noch keine Umsätze' })).toBeVisible();
  });
});

describe('what is available of an account [CUS-02]', () => {
  it('is told with the credit in it and what is reserved', async () => {
    const bank = new FakeBank();
    const [first, ...others] = bank.world.balances;
    if (first?.account === undefined) throw new Error('No account');
    const lent = { ...first.account, creditLimit: amount('5000.00', EUR) };
    bank.world.balances = [{ ...first, account: lent, availableCash: amount('29000.00', EUR) }, ...others];
    show(account, bank);
    const available = (await screen.findByText('Verfügbar')).parentElement;
    expect(available).toHaveTextContent(
      /29\.000,00\sEURdavon Dispositionskredit 5\.000,00\sEUR für Orders vorgemerkt 1\.000,00\sEUR/,
    );
  });
});

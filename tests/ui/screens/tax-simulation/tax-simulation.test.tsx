import { decimal } from '@domain/money/decimal';
import { PIECES } from '@domain/money/unit';
import type { TaxBasis } from '@domain/tax/sellable-position';
import type { TaxLot } from '@domain/tax/tax-lot';
import { fireEvent, screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { amountOf, shownTax } from './shown-tax';
import { basis, lot, twoPositions } from './tax-basis';

/** The same fund with one lot, bought in March 2024, whose lump sums are known so far. */
const withLot = (lumpSums: TaxLot['lumpSums'], prepaid: string): TaxBasis => ({
  ...basis,
  positions: basis.positions.map((position) => ({
    ...position,
    sellable: { value: decimal('40'), unit: PIECES },
    lots: [lot('2', '2024-03-15', '40', '4461.20', prepaid, lumpSums)],
  })),
});

describe('what was taxed in advance [TAX-01]', () => {
  const calculated = (
    year: number,
    start: string,
    end: string,
    rate: string,
    months: number,
    amount: string,
  ) => ({
    year,
    calculated: E.right({
      quantity: decimal('40'),
      start: decimal(start),
      end: decimal(end),
      distributed: decimal('0.00'),
      baseRate: decimal(rate),
      months,
      amount: decimal(amount),
    }),
  });
  const figure = (year: RegExp, name: string): readonly (string | null)[] => {
    const heading = screen.getByRole('heading', { level: 4, name: year });
    const term = within(heading.closest('section') ?? document.body).getByText(name);
    return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  };

  it('opens down to base rate, months, cap and exemption, each with its rule and source', async () => {
    // 4,000.00 x 70 % x 2.29 % = 64.12, ten of twelve months: 53.43. 4,400.00 x 70 % x 2.53 % = 77.924, but it rose by 50.00.
    const user = await shownTax(
      withLot(
        [
          calculated(2024, '4000.00', '4400.00', '2.29', 10, '53.43'),
          calculated(2025, '4400.00', '4450.00', '2.53', 12, '50.00'),
        ],
        '103.43',
      ),
    );
    expect(amountOf(/^Versteuerte Vorabpauschalen/)).toBe('−103,43');
    await user.click(screen.getByRole('button', { name: /^Versteuerte Vorabpauschalen/ }));
    await user.click(screen.getByText('Gekauft am 15.03.2024, 40 verkauft: 103,43 EUR'));
    expect(figure(/^2024, für 40\u00a0Stück: 53,43 EUR/, 'Basisertrag')).toEqual([
      '64,12',
      '4.000,00 EUR × 70 % × 2,29 % (§ 18 Abs. 1 Satz 2 InvStG).',
    ]);
    expect(figure(/^2024/, 'Monate')[0]).toBe('10 / 12');
    expect(figure(/^2024/, 'Vorabpauschale')[0]).toBe('53,43');
    // 30 % of 53.43 are 16.029.
    expect(figure(/^2024/, 'Teilfreistellung 30 %')[0]).toBe('−16,03');
    expect(figure(/^2024/, 'Versteuert')[0]).toBe('37,40');
    expect(figure(/^2025/, 'Basisertrag')[0]).toBe('77,92');
    expect(figure(/^2025/, 'Mehrbetrag, begrenzt')).toEqual([
      '50,00',
      expect.stringContaining('§ 18 Abs. 1 Satz 3 InvStG'),
    ]);
    expect(figure(/^2025/, 'Vorabpauschale')[0]).toBe('50,00');
  });

  it('says so where the base rate of a year is not known, and where there is no calculation', async () => {
    const user = await shownTax(
      withLot([{ year: 2027, calculated: E.left({ kind: 'base-rate-unknown' }) }], '53.43'),
    );
    expect(screen.getByText('Vorabpauschale fehlt: 2027')).toBeVisible();
    expect(screen.getByText(/Der Basiszins ist für diese Zeit noch nicht bekannt/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Versteuerte Vorabpauschalen/ }));
    await user.click(screen.getByText(/^Gekauft am 15\.03\.2024/));
    expect(screen.getByText('2027: nicht berechnet, der Basiszins ist uns nicht bekannt.')).toBeVisible();
  });

  it('says that it does not know how an older lump sum was calculated', async () => {
    const user = await shownTax(withLot([], '53.43'));
    expect(screen.queryByText(/^Vorabpauschale fehlt/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Versteuerte Vorabpauschalen/ }));
    await user.click(screen.getByText(/^Gekauft am 15\.03\.2024/));
    expect(screen.getByText(/liegt uns nicht vor/)).toBeVisible();
  });
});

describe('the tax simulation [TAX-01]', () => {
  it('leads from proceeds to tax as the design shows it, and says that it is no advice', async () => {
    const user = await shownTax();
    const quantity = screen.getByRole('textbox', { name: 'Menge' });
    await user.clear(quantity);
    await user.type(quantity, '100');
    // All 145: 19261.80 - 55.55 - 15106.10 - 473.70 = 3626.45; 1087.94 exempt, 640.00 and 412.40 off: 1486.11 / 4.09 = 363.35; 19.98; 32.70.
    expect(screen.getByText(/Steuer je nach Menge, von 0,00 bis 416,03 EUR/)).toBeVisible();
    expect(amountOf(/^Kurswert/)).toBe('13.284,00');
    expect(amountOf(/^Verkaufskosten/)).toBe('−40,61');
    expect(amountOf(/^Einstand/)).toBe('−9.530,40');
    expect(amountOf(/^Versteuerte Vorabpauschalen/)).toBe('−447,50');
    expect(amountOf(/^Ergebnis/)).toBe('3.265,49');
    expect(amountOf(/^Teilfreistellung 30 %/)).toBe('−979,65');
    expect(amountOf(/^Verluste aus demselben Topf/)).toBe('−640,00');
    expect(amountOf(/^Freistellungsauftrag/)).toBe('−412,40');
    expect(amountOf(/^Zu versteuern/)).toBe('1.233,44');
    expect(amountOf(/^Kapitalertragsteuer/)).toBe('301,57');
    expect(amountOf(/^Solidaritätszuschlag/)).toBe('16,58');
    expect(amountOf(/^Kirchensteuer/)).toBe('27,14');
    expect(amountOf(/^Steuer zusammen/)).toBe('345,29');
    expect(screen.getByRole('status')).toHaveTextContent(/345,29.*12\.898,10/);
    expect(screen.getByText('Das ist keine Steuerberatung.')).toBeVisible();
  });

  it('offers as many as cost no tax, and takes the quantity at a press', async () => {
    const user = await shownTax();
    await user.click(screen.getByRole('button', { name: /keine Steuer anfällt/ }));
    expect(screen.getByRole('textbox', { name: 'Menge' })).toHaveValue('38');
    expect(amountOf(/^Steuer zusammen/)).toBe('0,00');
  });

  it.each([
    ['', ['38 so viele, dass keine Steuer anfällt', '145 die ganze Position']],
    ['100', ['38 so viele, dass keine Steuer anfällt', '100 Ihre Wahl', '145 die ganze Position']],
    ['38', ['38 so viele, dass keine Steuer anfällt, Ihre Wahl', '145 die ganze Position']],
    ['145', ['38 so viele, dass keine Steuer anfällt', '145 Ihre Wahl, die ganze Position']],
  ])('tells each quantity once, all that it is, where %j is chosen', async (typed, told) => {
    const user = await shownTax();
    const quantity = screen.getByRole('textbox', { name: 'Menge' });
    await user.clear(quantity);
    if (typed !== '') await user.type(quantity, typed);
    const rows = within(screen.getByRole('region', { name: 'Was wäre, wenn' })).getAllByRole('listitem');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('button')[0]
          ?.textContent.replace(/\sStück/, ''),
      ),
    ).toEqual(told);
  });

  it.each([/keine Steuer anfällt/, /die ganze Position/])(
    'keeps the focus on what was pressed: %s',
    async (name) => {
      const user = await shownTax();
      const quantity = screen.getByRole('textbox', { name: 'Menge' });
      await user.clear(quantity);
      await user.type(quantity, '100');
      await user.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('button', { name })).toHaveFocus();
      expect(screen.getByRole('button', { name })).toHaveTextContent('Ihre Wahl');
    },
  );

  it('takes the quantity of the slider, and moves the slider with the field', async () => {
    const user = await shownTax();
    const slider = screen.getByRole('slider');
    const field = screen.getByRole('textbox', { name: 'Menge' });
    // What a key does to a slider is the browser's; here it has been done.
    fireEvent.change(slider, { target: { value: '7' } });
    expect(field).toHaveValue('7');
    await user.clear(field);
    await user.type(field, '12');
    expect(slider).toHaveValue('12');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('12'));
  });

  it('says what is wrong with a quantity above what is free, and shows no outcome', async () => {
    const user = await shownTax();
    const quantity = screen.getByRole('textbox', { name: 'Menge' });
    await user.clear(quantity);
    await user.type(quantity, '146');
    await user.tab();
    expect(screen.getByText('Frei verfügbar sind 145.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Vom Erlös zur Steuer/ })).toBeNull();
  });

  it('simulates several positions one after the other, none of them twice', async () => {
    const user = await shownTax(twoPositions);
    await user.click(screen.getByRole('button', { name: 'Weitere Position' }));
    const taxes = (): string[] =>
      screen
        .getAllByRole('row', { name: /^Steuer zusammen/ })
        .map((row) => within(row).getByRole('cell', { name: /\d/ }).textContent);
    const [first, second] = screen.getAllByRole('combobox', { name: /Position/ });
    const offered = (of: HTMLElement | undefined): (string | null)[] =>
      within(of ?? document.body)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered(second)).toEqual(['Position wählen', 'Übertragen AG']);
    await user.selectOptions(second ?? document.body, 'moved');
    expect(offered(first)).not.toContain('Übertragen AG');
    expect(screen.queryByRole('button', { name: 'Weitere Position' })).toBeNull();
    expect(screen.getAllByRole('textbox', { name: 'Menge' })).toHaveLength(2);
    // By itself the share would leave losses and allowance to it; here the fund has used all but losses from shares.
    const [ofFund, ofShare] = screen.getAllByText(/^gewählt: /);
    expect(ofFund).toHaveTextContent('gewählt: 416,03');
    expect(ofShare).toHaveTextContent(`gewählt: ${taxes()[1] ?? ''}`);
    // 30 % of 19,261.80 less 310.00: 5,468.54 / 4.09 = 1,337.05; 73.53; 120.33.
    expect(taxes()).toEqual(['416,03', '1.530,91']);
    expect(screen.getAllByRole('heading', { level: 3, name: 'Übertragen AG' })).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(/^Verkaufen Sie das alles, fallen etwa .* zusammen/);
    await user.click(screen.getAllByRole('button', { name: 'Position entfernen' })[1] ?? document.body);
    expect(screen.getAllByRole('textbox', { name: 'Menge' })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Was Sie verkaufen' })).toHaveFocus();
  });

  it('tells of each of several positions what else could be sold, and leads to the sale of each', async () => {
    const user = await shownTax(twoPositions);
    await user.click(screen.getByRole('button', { name: 'Weitere Position' }));
    const [, second] = screen.getAllByRole('combobox', { name: /Position/ });
    await user.selectOptions(second ?? document.body, 'moved');
    expect(screen.getByRole('region', { name: '„Vanguard FTSE All-World“ allein verkauft' })).toBeVisible();
    const other = within(screen.getByRole('region', { name: '„Übertragen AG“ allein verkauft' }));
    // Losses of 310.00 and 640.00 and 412.40 of the allowance take 1362.40; 30 % of what 35 bring, 4649.40, are 1394.82.
    // 34 bring 4516.56, of which 1354.97 count: the last that no tax falls on.
    expect(other.getByRole('button', { name: /^34\u00a0Stück .*keine Steuer/ })).toBeVisible();
    expect(screen.getByText('Einstand unbekannt: 30 % des Erlöses')).toBeVisible();
    const link = screen.getByRole('link', { name: '145\u00a0Stück Übertragen AG zum Verkauf vorbereiten' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://bank.example');
    // The same security may lie in another depot too: the order begins in this one.
    expect(Object.fromEntries(searchParams)).toEqual({
      side: 'sell',
      target: 'depot',
      wkn: '716460',
      quantity: '145',
    });
  });

  it('says in a sentence what is sold, at which price, and what comes of it', async () => {
    const user = await shownTax();
    const quantity = screen.getByRole('textbox', { name: 'Menge' });
    await user.clear(quantity);
    await user.type(quantity, '100');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Verkaufen Sie 100 Stück Vanguard FTSE All-World zu 132,84 EUR, fallen etwa 345,29 EUR Steuer an. Auf das Konto kommen 12.898,10 EUR.',
    );
    // 345.29 of 13,284.00 are 2.599 %, of the gain of 3,265.49 they are 10.574 %.
    expect(screen.getByText('2,60 %')).toBeVisible();
    expect(screen.getByText('10,57 %')).toBeVisible();
    await user.clear(quantity);
    await user.type(quantity, '38');
    expect(screen.getByRole('status')).toHaveTextContent(/132,84 EUR, fällt keine Steuer an\./);
  });

  it('says of a loss what it gives back, not that a negative tax is due', async () => {
    const taxed = {
      ...basis.record,
      pots: { shares: decimal('0.00'), other: decimal('2000.00') },
      allowance: { ...basis.record.allowance, ordered: decimal('0.00') },
      paid: { ...basis.record.paid, capitalGainsTax: decimal('489.00'), solidarity: decimal('26.89') },
    };
    const user = await shownTax({ ...basis, record: taxed });
    const price = screen.getByRole('textbox', { name: 'Angenommener Preis' });
    await user.clear(price);
    await user.type(price, '90');
    expect(screen.getByRole('status')).toHaveTextContent(/gibt es etwa \d+,\d\d EUR Steuer zurück/);
  });
});

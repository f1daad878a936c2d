import { depotId, instrumentId } from '@domain/codes/ids';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { instant } from '@domain/time/instant';
import type { TaxBasis } from '@domain/tax/sellable-position';
import type { TaxLot } from '@domain/tax/tax-lot';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';

const lot = (lotId: string, acquired: string, quantity: string, cost: string, lumpSum: string): TaxLot => ({
  lotId,
  acquired: calendarDay(acquired),
  quantity: decimal(quantity),
  cost: decimal(cost),
  costs: decimal('0.00'),
  fxRate: undefined,
  prepaidLumpSum: decimal(lumpSum),
  transferred: false,
});

/** The example of the design: three lots of a world fund, a church tax of 9 %, losses of 640 and 412.40 of the allowance. */
const basis: TaxBasis = {
  record: {
    pots: { shares: decimal('-310.00'), other: decimal('-640.00') },
    allowance: {
      ordered: decimal('412.40'),
      used: decimal('0.00'),
      usedByPartner: decimal('0.00'),
      joint: false,
    },
    churchRate: decimal('9'),
    foreignTax: decimal('0.00'),
    paid: { capitalGainsTax: decimal('0.00'), solidarity: decimal('0.00'), churchTax: decimal('0.00') },
  },
  fees: {
    base: decimal('4.90'),
    percent: decimal('0.25'),
    least: decimal('9.90'),
    most: decimal('59.90'),
    venue: decimal('2.50'),
  },
  positions: [
    {
      id: 'world',
      depotId: depotId('depot'),
      instrumentId: instrumentId('world'),
      name: 'Vanguard FTSE All-World',
      wkn: 'A2PKXG',
      taxClass: 'EQUITY_FUND',
      sellable: { value: decimal('145'), unit: PIECES },
      price: { value: decimal('132.84'), unit: EUR },
      toEuro: decimal('1'),
      lots: [
        lot('1', '2021-03-12', '70', '6184.50', '368.90'),
        lot('2', '2024-09-16', '40', '4461.20', '104.80'),
        lot('3', '2025-10-06', '35', '4460.40', '0.00'),
      ],
    },
  ],
};

async function show(): Promise<ReturnType<typeof userEvent.setup>> {
  const model = new TaxSimulationModel({
    loadBasis: { execute: () => TE.right(basis) },
    clock: { now: () => instant(Date.parse('2026-11-23T09:00:00Z')) },
  });
  renderInGerman(
    <MemoryRouter>
      <TaxSimulationScreen model={model} />
    </MemoryRouter>,
  );
  await screen.findByRole('textbox', { name: 'Menge' });
  return userEvent.setup();
}

const amountOf = (step: RegExp): string => {
  const table = screen.getByRole('region', { name: /^Vom Erlös zur Steuer/ });
  const row = within(table).getByRole('row', { name: step });
  return within(row).getByRole('cell', { name: /\d/ }).textContent;
};

describe('the tax simulation [TAX-01]', () => {
  it('leads from proceeds to tax as the design shows it, and says that it is no advice', async () => {
    const user = await show();
    const quantity = screen.getByRole('textbox', { name: 'Menge' });
    await user.clear(quantity);
    await user.type(quantity, '100');
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
    const user = await show();
    await user.click(screen.getByRole('button', { name: /keine Steuer anfällt/ }));
    expect(screen.getByRole('textbox', { name: 'Menge' })).toHaveValue('38');
    expect(amountOf(/^Steuer zusammen/)).toBe('0,00');
  });

  it('says what is wrong with a quantity above what is free, and shows no outcome', async () => {
    const user = await show();
    const quantity = screen.getByRole('textbox', { name: 'Menge' });
    await user.clear(quantity);
    await user.type(quantity, '146');
    await user.tab();
    expect(screen.getByText('Frei verfügbar sind 145.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Vom Erlös zur Steuer/ })).toBeNull();
  });

  it('simulates several positions one after the other', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Weitere Position' }));
    expect(screen.getAllByRole('textbox', { name: 'Menge' })).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Position entfernen' })[1] ?? document.body);
    expect(screen.getAllByRole('textbox', { name: 'Menge' })).toHaveLength(1);
  });
});

import { screen, within } from '@testing-library/react';
import { savingsPlanId } from '@domain/codes/ids';
import { calendarDay } from '@domain/time/local-date';
import { fillBrowserGaps } from '../../browser-gaps';
import { SavingsPlansScreen } from '@ui/screens/savings-plans/savings-plans-screen';
import { plan, PlanCustomer, PLANS } from './plan-customer';

beforeAll(fillBrowserGaps);

describe('the list of plans [SAV-07]', () => {
  it('shows each plan with its rate, its next day and its state, the sum of a month, and follows the bank', async () => {
    const customer = new PlanCustomer();
    await customer.open(<SavingsPlansScreen model={customer.pages.list()} />, `${PLANS}/uebersicht`);
    const table = within(screen.getByRole('region', { name: 'Wertpapiersparpläne, Tabelle' }));
    const row = () => within(table.getByRole('row', { name: /Welt/ }));
    expect(row().getByText('01.12.2026')).toBeVisible();
    expect(row().getByText('Aktiv')).toBeVisible();
    const months = within(screen.getByRole('region', { name: 'Raten der nächsten zwölf Monate, Tabelle' }));
    expect(months.getByText('noch nicht')).toBeVisible();
    expect(months.getByText('kein Kauf')).toBeInTheDocument();
    await customer.hear({ suspension: { from: calendarDay('2026-12-01'), to: calendarDay('2026-12-31') } });
    expect(months.getByText('ausgesetzt')).toBeVisible();
    const { nextExecution: _, ...unscheduled } = plan;
    await customer.tell({ ...unscheduled, state: 'SUSPENDED', nextDays: [] });
    expect(row().getByText('Ausgesetzt')).toBeVisible();
    expect(row().getByText('ausgesetzt')).toBeVisible();
    expect(row().getByText('0,00')).toBeVisible();
    expect(row().queryByText('unbekannt')).toBeNull();
    await customer.hear({ id: savingsPlanId('plan-2'), name: 'Neu von nebenan' });
    expect(table.getByRole('link', { name: 'Neu von nebenan' })).toBeVisible();
  });
});

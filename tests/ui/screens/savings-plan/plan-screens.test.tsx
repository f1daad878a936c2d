import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { msciWorld } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { challengeId, savingsPlanId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { calendarDay } from '@domain/time/local-date';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanEntryScreen } from '@ui/screens/savings-plan-entry/plan-entry-screen';
import { SavingsPlanScreen } from '@ui/screens/savings-plan/savings-plan-screen';
import { SavingsPlansScreen } from '@ui/screens/savings-plans/savings-plans-screen';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { plan as sample } from '../../../domain/support/plan-samples';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { planPages } from './plan-bench';

const PLANS = '/ngbrk/wertpapiersparplan';
const user = userEvent.setup({ delay: null });

const plan: SavingsPlan = {
  ...sample,
  depotId: mainDepot,
  version: '1',
  positions: sample.positions.map((position) => ({
    ...position,
    wkn: msciWorld.wkn,
    instrument: { name: msciWorld.name, isin: msciWorld.isin },
  })),
};

beforeAll(fillBrowserGaps);

/** A customer with this plan, who comes and goes. */
class Customer {
  readonly bank = new FakeBank();
  readonly pages = planPages(this.bank);
  #leave: () => void = () => undefined;

  constructor() {
    this.bank.plans.put(plan);
    const { world } = this.bank;
    world.instruments = world.instruments.map((each) => ({ ...each, savingsPlanEligible: true }));
  }

  async open(element: ReactElement, path: string): Promise<void> {
    this.#leave();
    const { unmount } = renderPage(element, path);
    this.#leave = unmount;
    await this.wait(0);
  }

  openDetail(id = 'plan-1'): Promise<void> {
    const page = <SavingsPlanScreen createModel={this.pages.detail} />;
    return this.open(
      <Routes>
        <Route path={`${PLANS}/:savingsplanUuid`} element={page} />
      </Routes>,
      `${PLANS}/${id}`,
    );
  }

  openEntry(query: string, slim = false): Promise<void> {
    return this.open(
      <PlanEntryScreen createModel={this.pages.entry} slim={slim} />,
      `${PLANS}/anlegen?${query}`,
    );
  }

  async wait(milliseconds: number): Promise<void> {
    await act(() => this.bank.scheduler.advance(milliseconds));
  }

  async press(name: string | RegExp): Promise<void> {
    // Later steps come with code of their own.
    await user.click(await screen.findByRole('button', { name }));
    await this.wait(1000);
  }

  async prove(submit: string, challenge = 'challenge-1'): Promise<void> {
    await user.type(
      await screen.findByRole('textbox', { name: /^TAN/ }),
      this.bank.tan.codeOf(challengeId(challenge)),
    );
    await this.press(submit);
  }

  async hear(change: Partial<SavingsPlan>): Promise<void> {
    await act(async () => {
      this.pages.updates.tell({ ...this.bank.plans.existing(plan.id), ...change });
      await this.bank.scheduler.advance(0);
    });
  }
}

describe('the list of plans [SAV-07]', () => {
  it('shows each plan with its rate, its next day and its state, the sum of a month, and follows the bank', async () => {
    const customer = new Customer();
    await customer.open(<SavingsPlansScreen model={customer.pages.list()} />, `${PLANS}/uebersicht`);
    const table = within(screen.getByRole('region', { name: 'Wertpapiersparpläne, Tabelle' }));
    const row = () => within(table.getByRole('row', { name: /Welt/ }));
    expect(row().getByText('01.12.2026')).toBeVisible();
    expect(row().getByText('Aktiv')).toBeVisible();
    const months = within(screen.getByRole('region', { name: 'Raten der nächsten zwölf Monate, Tabelle' }));
    expect(months.getAllByText('kein Kauf')).toHaveLength(2);
    await customer.hear({ state: 'SUSPENDED' });
    expect(row().getByText('Ausgesetzt')).toBeVisible();
    await customer.hear({ id: savingsPlanId('plan-2'), name: 'Neu von nebenan' });
    expect(table.getByRole('link', { name: 'Neu von nebenan' })).toBeVisible();
  });
});

describe('the page of a plan [SAV-07]', () => {
  it('says what each day bought, and why not, and hears of a further one', async () => {
    const customer = new Customer();
    const [position] = plan.positions;
    if (position === undefined) throw new Error('No position');
    const day = (nominal: string) => ({ nominal: calendarDay(nominal), day: calendarDay(nominal) });
    const missed = {
      ...day('2026-11-02'),
      id: 'x-1',
      status: E.right('CANCELLED' as const),
      positions: [{ wkn: position.wkn, failing: { reason: 'CASH_MISSING', text: 'Geld fehlt' } as const }],
    };
    customer.bank.plans.executions.set(plan.id, [missed]);
    await customer.openDetail();
    expect(screen.getByText(/Das Konto war nicht gedeckt/)).toBeVisible();
    const bought = {
      ...day('2026-12-01'),
      id: 'x-2',
      status: E.right('SETTLED' as const),
      positions: [
        {
          wkn: position.wkn,
          quantity: amount('0.943', PIECES),
          price: amount('104.52', EUR),
          value: amount('98.56', EUR),
          fee: amount('1.44', EUR),
        },
      ],
    };
    customer.bank.plans.executions.set(plan.id, [bought, missed]);
    await customer.hear({ nextExecution: calendarDay('2027-01-04') });
    expect(screen.getByText(/0,943/)).toBeVisible();
  });

  it('suspends and resumes with a TAN, and sends nothing but the days', async () => {
    const customer = new Customer();
    await customer.openDetail();
    await customer.press('Aussetzen');
    await customer.press('Weiter zur Freigabe');
    await customer.prove('Plan aussetzen');
    expect(await screen.findByText('Der Plan ist ausgesetzt.')).toBeVisible();
    const { total, positions, version } = customer.bank.plans.existing(plan.id);
    expect([total, positions, version]).toEqual([plan.total, plan.positions, '2']);
    await customer.press('Fortsetzen');
    await customer.prove('Plan fortsetzen', 'challenge-2');
    expect(customer.bank.plans.existing(plan.id).suspension).toBeUndefined();
  });

  it('asks itself what became of an end that was left without an answer', async () => {
    const customer = new Customer();
    await customer.openDetail();
    customer.bank.faults.plan('releasePlan', { kind: 'drop-answer' });
    const silence = { kind: 'not-reached' } as const;
    customer.bank.faults.plan('planOutcome', silence, silence, silence, silence);
    await customer.press('Plan beenden');
    await customer.press('Weiter zur Freigabe');
    await customer.prove('Plan beenden');
    expect(screen.queryByText('Der Plan ist beendet.')).not.toBeInTheDocument();
    await customer.openDetail();
    await customer.wait(60_000);
    expect(screen.getByText('Der Plan ist beendet.')).toBeVisible();
    expect(screen.getByText('Beendet')).toBeVisible();
  });
});

const rate = () => screen.getByRole('textbox', { name: /^Rate/ });

describe('a change of a plan', () => {
  it('keeps what is typed, of the version it is typed for, and lets go of it [SAV-01]', async () => {
    const customer = new Customer();
    await customer.openEntry('aendern=plan-1');
    expect(rate()).toHaveValue('100,00');
    await customer.wait(1000);
    await customer.openEntry('aendern=plan-1');
    expect(screen.queryByText(/Ihr Entwurf ist wieder da/)).not.toBeInTheDocument();
    await user.clear(rate());
    await user.type(rate(), '75');
    await customer.wait(1000);
    await customer.openEntry('aendern=plan-1');
    expect(rate()).toHaveValue('75');
    expect(screen.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
    customer.bank.plans.put({ ...plan, version: '2' });
    await customer.openEntry('aendern=plan-1');
    expect(screen.getByText(/wurde inzwischen geändert/)).toBeVisible();
    await customer.press('Änderungen verwerfen');
    expect(rate()).toHaveValue('100,00');
    await customer.openEntry('aendern=plan-1');
    expect(screen.queryByText(/Ihr Entwurf ist wieder da/)).not.toBeInTheDocument();
  });

  it('is released, and its draft is gone with it [SAV-03]', async () => {
    const customer = new Customer();
    await customer.openEntry('aendern=plan-1');
    await user.clear(rate());
    await user.type(rate(), '75');
    await customer.wait(1000);
    await customer.press(/^Weiter|prüfen/);
    await customer.press(/Freigabe|freigeben/);
    await customer.prove('Änderung freigeben');
    expect(await screen.findByText('Die Änderung ist gespeichert')).toBeVisible();
    expect(decimalText(customer.bank.plans.existing(plan.id).total.value)).toBe('75.00');
    await customer.openEntry('aendern=plan-1');
    expect(screen.queryByText(/Ihr Entwurf ist wieder da/)).not.toBeInTheDocument();
  });
});

describe('a plan inside another page’s flow', () => {
  it('leaves heading and ways to that page, and gives it the plan [SAV-01]', async () => {
    const customer = new Customer();
    await customer.openEntry(`isin=${msciWorld.isin}&zurueck=/ngbrk/portfolioplaner?schritt=3`, true);
    expect(screen.queryByRole('navigation', { name: 'Schritte' })).not.toBeInTheDocument();
    await user.type(rate(), '50');
    await customer.press(/^Weiter|prüfen/);
    await customer.press(/Freigabe|freigeben/);
    await customer.prove('Sparplan anlegen');
    expect(await screen.findByRole('link', { name: 'Weiter' })).toHaveAttribute(
      'href',
      '/ngbrk/portfolioplaner?schritt=3&savingsplanUuid=plan-2',
    );
    expect(screen.queryByRole('link', { name: 'Alle Sparpläne' })).not.toBeInTheDocument();
  });
});

import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { msciWorld } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { challengeId } from '@domain/codes/ids';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanEntryScreen } from '@ui/screens/savings-plan-entry/plan-entry-screen';
import { SavingsPlanScreen } from '@ui/screens/savings-plan/savings-plan-screen';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { plan as sample } from '../../../domain/support/plan-samples';
import { renderPage } from '../../render-page';
import { planPages } from './plan-bench';

/** The pages about plans. */
export const PLANS = '/ngbrk/wertpapiersparplan';
/** A hand that types without pauses. */
export const user = userEvent.setup({ delay: null });

/** A plan in a security that the fake market knows. */
export const plan: SavingsPlan = {
  ...sample,
  depotId: mainDepot,
  version: '1',
  positions: sample.positions.map((position) => ({
    ...position,
    wkn: msciWorld.wkn,
    instrument: { name: msciWorld.name, isin: msciWorld.isin },
  })),
};

/** The rate of the first security. */
export const rate = () => screen.getByRole('textbox', { name: /^Rate/ });

/** A customer with this plan, who comes and goes. */
export class PlanCustomer {
  readonly bank: FakeBank;
  readonly pages: ReturnType<typeof planPages>;
  #leave: () => void = () => undefined;

  constructor(scheduler = new ManualScheduler()) {
    this.bank = new FakeBank(undefined, scheduler);
    this.pages = planPages(this.bank);
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
    await this.tell({ ...this.bank.plans.existing(plan.id), ...change });
  }

  /** The bank tells a whole plan anew. */
  async tell(told: SavingsPlan): Promise<void> {
    await act(async () => {
      this.pages.updates.tell(told);
      await this.bank.scheduler.advance(0);
    });
  }
}

import { FakeAccountGateway } from '@adapters/fake/bank/fake-account-gateway';
import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemorySavingsPlanDrafts } from '@adapters/fake/device/memory-savings-plan-drafts';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import {
  fakePlanChangeRelease,
  fakePlanEndRelease,
  fakePlanRelease,
} from '@adapters/fake/savings-plan/fake-plan-releases';
import { FakePlanUpdates } from '@adapters/fake/savings-plan/fake-plan-updates';
import { FakeSavingsPlanGateway } from '@adapters/fake/savings-plan/fake-savings-plan-gateway';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { Release } from '@application/release/release';
import { CheckPlan } from '@application/savings-plan/check-plan';
import { LoadPlans } from '@application/savings-plan/load-plans';
import { PlanDrafting } from '@application/savings-plan/plan-drafting';
import {
  planChangeRegistration,
  planEndRegistration,
  planRegistration,
} from '@application/savings-plan/plan-registrations';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { savingsPlanId } from '@domain/codes/ids';
import { planDraftName } from '@domain/savings-plan/form/plan-draft';
import { PlanEntryModel } from '@ui/screens/savings-plan-entry/plan-entry-model';
import { SavingsPlanModel } from '@ui/screens/savings-plan/savings-plan-model';
import { SavingsPlansModel } from '@ui/screens/savings-plans/savings-plans-model';
import { releaseBench } from '../../release-bench';

/** The pages about plans of a customer who proves by SMS; what they store is left when they go. */
export function planPages(bank: FakeBank) {
  bank.world.agreement = { types: ['M_TAN'] };
  const { scheduler } = bank;
  const logger = new RecordingLogger();
  const updates = new FakePlanUpdates();
  const storage = new MemoryCustomerStorage();
  const drafts = new MemorySavingsPlanDrafts();
  const plans = new FakeSavingsPlanGateway(bank);
  const instruments = new FakeInstrumentGateway(bank);
  const identifiers = new FakeIdentifiers();
  const loadPlans = new LoadPlans(plans, logger);
  const holdings = { depots: new FakeDepotGateway(bank), accounts: new FakeAccountGateway(bank) };
  const followFailure = {
    execute: () => ({ kind: 'stay' }) as const,
    obey: () => ({ kind: 'stay' }) as const,
  };
  const tan = {
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, logger),
    clock: scheduler,
    scheduler,
  };
  const releases = () => {
    const { tools, listOpenIntents: listOpen } = releaseBench(bank, storage);
    const withDrafts = { ...tools, drafts };
    return {
      create: new Release(planRegistration(fakePlanRelease(bank)), withDrafts),
      change: new Release(planChangeRegistration(fakePlanChangeRelease(bank)), withDrafts),
      end: new Release(planEndRegistration(fakePlanEndRelease(bank)), withDrafts),
      listOpen,
      draft: planDraftName(identifiers.tab()),
    };
  };
  return {
    updates,
    list: () => new SavingsPlansModel({ holdings, loadPlans, updates, clock: scheduler, followFailure }),
    detail: (id: string) =>
      new SavingsPlanModel(savingsPlanId(id), {
        ...tan,
        plans,
        loadPlans,
        updates,
        documents: new FakeDocumentGateway(bank),
        releases: releases(),
        followFailure,
      }),
    entry: () =>
      new PlanEntryModel({
        ...tan,
        market: { instruments },
        holdings,
        plans,
        checkPlan: new CheckPlan(plans, logger),
        loadPlans,
        drafting: new PlanDrafting({ drafts, instruments, locks: new FakeLocks(), identifiers }),
        firstDepot: () => bank.world.depots[0],
        releases: releases(),
        followFailure,
      }),
  };
}

import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKnowledgeGateway } from '@adapters/fake/bank/fake-knowledge-gateway';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeTargetMarketRelease } from '@adapters/fake/bank/fake-target-market-release';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { LoadKnownGroups } from '@application/knowledge/load-known-groups';
import { targetMarketRegistration } from '@application/knowledge/target-market-registration';
import { Release } from '@application/release/release';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { Failure } from '@domain/failure/failure';
import { KnowledgeModel } from '@ui/screens/knowledge/knowledge-model';
import { KnowledgeScreen } from '@ui/screens/knowledge/knowledge-screen';
import { act } from 'react';
import { releaseBench } from '../../release-bench';
import { renderPage } from '../../render-page';

/** The page of what a customer knows. */
export const PAGE = '/ngbrk/verwaltung/wertpapierkenntnisse';
/** A hand that types without pauses. */
export const user = userEvent.setup({ delay: null });

/** The page of a customer to whom this has happened before; failures that were followed are in the list. */
export async function shown(
  path = PAGE,
  before: (bank: FakeBank) => void = () => undefined,
): Promise<{ readonly bank: FakeBank; readonly followed: readonly Failure[] }> {
  const bank = new FakeBank();
  before(bank);
  const followed: Failure[] = [];
  bank.world.agreement = { types: ['M_TAN'] };
  const { tools, listOpenIntents } = releaseBench(bank, new MemoryCustomerStorage());
  const knowledge = new FakeKnowledgeGateway(bank);
  const model = new KnowledgeModel({
    knowledge,
    loadKnownGroups: new LoadKnownGroups(knowledge),
    depots: new FakeDepotGateway(bank),
    targetMarket: new Release(targetMarketRegistration(new FakeTargetMarketRelease(bank)), tools),
    listOpenIntents,
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), bank.scheduler, {
      warn: () => undefined,
    }),
    scheduler: bank.scheduler,
    clock: bank.scheduler,
    followFailure: {
      execute: (failure) => {
        followed.push(failure);
        return { kind: 'stay' };
      },
    },
  });
  renderPage(<KnowledgeScreen model={model} />, path);
  await act(() => bank.scheduler.advance(0));
  return { bank, followed };
}

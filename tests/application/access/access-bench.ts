import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakePreferencesGateway } from '@adapters/fake/bank/fake-preferences-gateway';
import { FakeProductGateway } from '@adapters/fake/session/fake-product-gateway';
import { FakeRoleGateway } from '@adapters/fake/session/fake-role-gateway';
import { FakeSessionGateway } from '@adapters/fake/session/fake-session-gateway';
import { type FakeWorld, wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FollowFailure } from '@application/session/follow-failure';
import { RecordingExit } from '@tests/support/recording-exit';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { DecideAccess, type Guard } from '@application/access/decide-access';
import { GuardFacts } from '@application/access/guard-facts';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import { RememberedDepot } from '@application/access/remembered-depot';
import type { AccessArea } from '@domain/access/access-area';
import { type AccessDecision } from '@domain/access/access-decision';
import type { OrderId } from '@domain/codes/ids';

/** Where the visits of these tests want to go. */
export const returnTo = '/ngbrk/order/erstellung?side=k';

/** The guards over a bank in memory, and what they have done. */
export function gate(world: Partial<FakeWorld> = {}) {
  const bank = new FakeBank({ ...wellSuppliedCustomer(), ...world });
  const logger = new RecordingLogger();
  const sources = {
    sessions: new FakeSessionGateway(bank),
    roles: new FakeRoleGateway(bank),
    products: new FakeProductGateway(bank),
    depots: new FakeDepotGateway(bank),
    preferences: new FakePreferencesGateway(bank),
    orders: new FakeOrderGateway(bank),
    logger,
  };
  const tools = { scheduler: bank.scheduler, identifiers: new FakeIdentifiers() };
  const lapse = new SessionTanLapse();
  const errors = new MemoryErrorMemory();
  const savingsPlanDepot = new RememberedDepot();
  const navigation = new RecordingNavigation();
  const exit = new RecordingExit();
  const followFailure = new FollowFailure(navigation, errors, exit, {
    errorPath: '/cp/error/eigene',
    here: () => returnTo,
  });
  const access = new DecideAccess(new GuardFacts(sources, tools, lapse), {
    followFailure,
    savingsPlanDepot,
    orderGuards: () => import('@domain/access/order-guards'),
  });
  const decide = async (
    guards: readonly Guard[],
    order?: OrderId,
    area?: AccessArea,
  ): Promise<AccessDecision> => {
    const visit = { returnTo, ...(order && { orderId: order }), ...(area && { area }) };
    const decision = access.execute(guards, visit)();
    await bank.scheduler.advance(60_000);
    return decision;
  };
  return { bank, lapse, logger, errors, navigation, exit, savingsPlanDepot, access, decide };
}

/** That many calls in a row that nobody answers. */
export const silent = (count: number): readonly Fault[] =>
  Array<Fault>(count).fill({ kind: 'hang', acts: false });

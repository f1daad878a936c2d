import { FakeAccountGateway } from '@adapters/fake/fake-account-gateway';
import { FakeAuthenticationGateway } from '@adapters/fake/fake-authentication-gateway';
import { FakeBank } from '@adapters/fake/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/fake-depot-gateway';
import { FakeIdentifiers } from '@adapters/fake/fake-identifiers';
import { FakeInstrumentGateway } from '@adapters/fake/fake-instrument-gateway';
import { marketMaker, sap, tradegate, xetra } from '@adapters/fake/fake-market';
import { FakeOrderGateway } from '@adapters/fake/fake-order-gateway';
import { FakePreferencesGateway } from '@adapters/fake/fake-preferences-gateway';
import { FakeProductGateway } from '@adapters/fake/fake-product-gateway';
import { FakePushStatusGateway } from '@adapters/fake/fake-push-status-gateway';
import { FakeRoleGateway } from '@adapters/fake/fake-role-gateway';
import { FakeSessionGateway } from '@adapters/fake/fake-session-gateway';
import { FakeTanMethodGateway } from '@adapters/fake/fake-tan-method-gateway';
import { MemoryDraftStore } from '@adapters/fake/memory-draft-store';
import { amount } from '@domain/shared/amount';
import { intentId, sessionId } from '@domain/shared/ids';
import { EUR } from '@domain/shared/unit';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { describeDraftStore } from '../../contracts/draft-store.contract';
import { describeAuthorisation } from '../../contracts/authorisation.contract';
import { describeOrderGateway } from '../../contracts/order-gateway.contract';
import { everyOrder } from '../../contracts/support/every-order';
import { describeReadingGateways } from '../../contracts/reading-gateways.contract';
import { describeSessionGateway } from '../../contracts/session-gateway.contract';
import { buySap } from '../order/order-portal';

const proving =
  (bank: FakeBank) =>
  async ({ id, type }: TanChallenge): Promise<TanAnswer> => {
    if (type === 'P_TAN_PUSH') bank.tan.decide(id, 'AUTHENTICATED');
    return type === 'P_TAN_PUSH'
      ? { challengeId: id, type }
      : { challengeId: id, type, tan: bank.tan.codeOf(id) };
  };

describeOrderGateway('the fake bank', async () => {
  const bank = new FakeBank();
  const identifiers = new FakeIdentifiers();
  bank.world.venues = new Map([[sap.id, [xetra, tradegate, marketMaker]]]);
  const { depotId, settlementAccountId, side, instrumentId, quantity } = buySap('1');
  const frame = { depotId, settlementAccountId, side, instrumentId, quantity };
  const around = { bottom: amount('100', EUR), below: amount('150', EUR), above: amount('300', EUR) };
  return {
    orders: new FakeOrderGateway(bank),
    order: { ...buySap('1'), limit: amount('150.00', EUR) },
    every: everyOrder(frame, around, () => marketMaker.id),
    taken: async () => undefined,
    newKey: () => intentId(identifiers.uuid()),
    prove: proving(bank),
  };
});

describeSessionGateway('the fake bank', async () => {
  const bank = new FakeBank();
  bank.world.session = { id: sessionId('session-1'), sessionTanActive: false };
  return {
    sessions: new FakeSessionGateway(bank),
    pushes: new FakePushStatusGateway(bank),
    prove: proving(bank),
  };
});

describeAuthorisation('the fake bank', async () => {
  const bank = new FakeBank();
  bank.world.session = { id: sessionId('session-1'), sessionTanActive: false };
  return {
    sessions: new FakeSessionGateway(bank),
    authentication: new FakeAuthenticationGateway(bank),
    tanMethods: new FakeTanMethodGateway(bank),
    orders: new FakeOrderGateway(bank),
    prove: proving(bank),
  };
});

describeReadingGateways('the fake bank', async () => {
  const bank = new FakeBank();
  return {
    depots: new FakeDepotGateway(bank),
    accounts: new FakeAccountGateway(bank),
    instruments: new FakeInstrumentGateway(bank),
    products: new FakeProductGateway(bank),
    roles: new FakeRoleGateway(bank),
    preferences: new FakePreferencesGateway(bank),
  };
});

describeDraftStore('memory', () => new MemoryDraftStore());

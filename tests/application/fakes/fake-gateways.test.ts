import { FakeAccountGateway } from '@adapters/fake/bank/fake-account-gateway';
import { FakeAuthenticationGateway } from '@adapters/fake/session/fake-authentication-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { marketMaker, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakeCancellationRelease } from '@adapters/fake/order/fake-cancellation-release';
import { FakeOrderRelease } from '@adapters/fake/order/fake-order-release';
import { FakePreferencesGateway } from '@adapters/fake/bank/fake-preferences-gateway';
import { FakeProductGateway } from '@adapters/fake/session/fake-product-gateway';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { FakeRoleGateway } from '@adapters/fake/session/fake-role-gateway';
import { FakeSessionGateway } from '@adapters/fake/session/fake-session-gateway';
import { FakeTanMethodGateway } from '@adapters/fake/session/fake-tan-method-gateway';
import { amount } from '@domain/money/amount';
import { intentId, sessionId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { describeAuthorisation } from '../../contracts/authorisation.contract';
import { describeOrderGateway } from '../../contracts/gateway/order-gateway.contract';
import { everyOrder } from '../../contracts/support/every-order';
import { describeReadingGateways } from '../../contracts/gateway/reading-gateways.contract';
import { describeSessionGateway } from '../../contracts/gateway/session-gateway.contract';
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
    release: new FakeOrderRelease(bank),
    cancellation: new FakeCancellationRelease(bank),
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

import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import { bankTokens } from '@src/modules/session/bank-tokens';
import { platformTokens } from '@src/modules/platform/platform-tokens';
import { sessionGate } from '@src/session/session-gate';
import { Container } from 'inversify';
import { stillEnvironment } from './still-environment';

const mockFetched: string[] = [];
jest.mock('@src/session/order-gate', () => {
  mockFetched.push('gate');
  return {};
});
jest.mock('@adapters/http/order/http-order-gateway', () => {
  mockFetched.push('orders');
  return {};
});

async function visit(path: string): Promise<readonly string[]> {
  const container = new Container();
  container.bind(platformTokens.environment).toConstantValue({ ...stillEnvironment, path: () => path });
  container.bind(platformTokens.scheduler).toConstantValue(new ManualScheduler());
  container.bind(bankTokens.sessionTanLapse).toConstantValue(new SessionTanLapse());
  sessionGate(container, { onSignedIn: () => undefined, onOpened: () => undefined });
  await settle();
  return mockFetched.splice(0);
}

it('fetches the code of order pages before anybody is let through, and no other page does [TAN-03]', async () => {
  expect(await visit('/ngbrk/')).toEqual([]);
  expect(await visit('/ngbrk/order/erstellung')).toEqual(['gate', 'orders']);
});

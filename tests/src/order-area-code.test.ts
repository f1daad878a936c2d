import { settle } from '@adapters/fake/device/manual-scheduler';
import { platformTokens } from '@src/modules/platform/platform-tokens';
import { prefetchOrderArea } from '@src/session/session-gate';
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
  prefetchOrderArea(container);
  await settle();
  return mockFetched.splice(0);
}

it('fetches ahead what stands around order pages on such a page, and on no other [TAN-03]', async () => {
  expect(await visit('/ngbrk/')).toEqual([]);
  expect(await visit('/ngbrk/order/erstellung')).toEqual(['gate', 'orders']);
});

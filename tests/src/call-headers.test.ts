import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { loadPortalConfig } from '@adapters/config/load-portal-config';
import { createContainer } from '@src/container';
import { platformTokens } from '@src/modules/platform/platform-tokens';
import { bankTokens } from '@src/modules/session/bank-tokens';
import type { InternalAxiosRequestConfig } from 'axios';
import type { Container } from 'inversify';
import { waitFor } from '@testing-library/react';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

/** Every way by which the portal calls somebody, with what makes it do so. */
const ways: readonly (readonly [string, (container: Container) => unknown])[] = [
  ['the bank', (container) => container.get(bankTokens.sessions).load()()],
  ['the guards', (container) => container.get(bankTokens.plainClient).read(roles)()],
  [
    'the configuration',
    (container) =>
      loadPortalConfig(
        { fetch: container.get(platformTokens.fetch), scheduler: container.get(platformTokens.scheduler) },
        '/config.json',
      ),
  ],
  ['the texts', (container) => container.get(platformTokens.textSource).load('de')()],
  [
    'the log',
    (container) => {
      container.get(platformTokens.logger).error('x');
      container.get(platformTokens.serverLog).flush();
    },
  ],
];

const roles = {
  method: 'GET',
  path: '/cp/guard',
  from: 'origin',
  answer: {
    decode: () => ({ _tag: 'Right', right: undefined }),
    name: 'x',
    validate: () => ({ _tag: 'Right', right: 0 }),
  },
  timeOut: 1000,
} as never;

describe('what every call carries [KIT-10]', () => {
  it.each(ways)('to %s', async (_whom, call) => {
    const sent: Record<string, unknown>[] = [];
    const note = (headers: unknown): void =>
      void sent.push(JSON.parse(JSON.stringify(headers)) as Record<string, unknown>);
    const container = createContainer(
      {
        ...stillEnvironment,
        sessionStorage: memoryStorage(),
        fetch: async (_url, request) => {
          note(request?.headers);
          return new Response('{}');
        },
        axios: {
          adapter: async (config: InternalAxiosRequestConfig) => {
            note(config.headers);
            return { status: 500, statusText: '', data: '', headers: {}, config };
          },
        },
      },
      { ...stillConfig, translationPaths: { additional: [], default: ['/i18n'], override: [] } },
    );
    void call(container);
    await waitFor(() => expect(sent).not.toEqual([]));
    expect(sent.length).toBeGreaterThan(0);
    for (const headers of sent) {
      expect(headers).toMatchObject({ Accept: 'application/json', 'Content-Type': 'application/json' });
      expect(JSON.parse(String(headers['x-http-request-info']))).toEqual({
        clientRequestId: {
          sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          requestId: expect.any(String),
        },
      });
    }
  });
});

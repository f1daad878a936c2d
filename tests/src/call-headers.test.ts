import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { loadPortalConfig } from '@adapters/config/load-portal-config';
import { tellTopics } from '@adapters/http/live/tell-topics';
import { createContainer } from '@src/container';
import { loadOnce } from '@src/later/load-once';
import { lineModule } from '@src/modules/platform/line-module';
import { lineTokens } from '@src/modules/platform/line-tokens';
import { platformTokens } from '@src/modules/platform/platform-tokens';
import { bankTokens } from '@src/modules/session/bank-tokens';
import type { InternalAxiosRequestConfig } from 'axios';
import type { Container } from 'inversify';
import { waitFor } from '@testing-library/react';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

/**
 * The ways by which the running portal calls somebody, with what makes it do so. What the first page asks for before is
 * tried in `tests/ui/app/first-page.test.ts`; the event stream carries no header at all (docs/decisions/wire.md).
 */
const ways: readonly (readonly [string, (container: Container) => unknown])[] = [
  ['the bank', (container) => container.get(bankTokens.sessions).load()()],
  ['the guards', (container) => container.get(bankTokens.plainClient).read(roles)()],
  [
    'the event stream, about its topics',
    (container) => tellTopics(container.get(bankTokens.client))('s', [])(),
  ],
  [
    'the line',
    (container) => {
      loadOnce(container, lineModule);
      container.get(lineTokens.watch).observe(false);
    },
  ],
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

describe('what a call of the running portal carries [KIT-10]', () => {
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

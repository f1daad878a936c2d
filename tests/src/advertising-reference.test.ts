import { liveModule } from '@src/modules/session/live-module';
import { tanModule } from '@src/modules/session/tan-module';
import { tanTokens } from '@src/modules/session/tan-tokens';
import { createContainer } from '@src/container';
import { loadOnce } from '@src/later/load-once';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

describe('the advertising reference of the address at the gate of order pages (portal.md 7) [TAN-03]', () => {
  it.each([
    ['?wref=probe&wkn=716460', ['probe']],
    ['?wkn=716460', [null]],
  ])('goes along with the order dimensions: %s', async (search, told) => {
    const asked: string[] = [];
    const container = createContainer(
      {
        ...stillEnvironment,
        search: () => search,
        axios: {
          adapter: async (config: InternalAxiosRequestConfig) => {
            asked.push(axios.getUri(config));
            return { status: 404, statusText: '', data: '', headers: {}, config };
          },
        },
      },
      stillConfig,
    );
    loadOnce(container, liveModule, tanModule);
    await container.get(tanTokens.enterOrderArea).execute()();
    expect(asked.map((url) => new URL(url, 'http://bank.test').searchParams.get('wref'))).toEqual(told);
  });
});

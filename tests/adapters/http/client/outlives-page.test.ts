import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import { createAxios } from '@adapters/http/client/create-axios';
import { HttpClient } from '@adapters/http/client/http-client';
import { tabId } from '@domain/codes/tab-id';
import type { InternalAxiosRequestConfig } from 'axios';

/** Saves a begun application of so many letters, and tells how it was sent. */
async function sent(isHidden: boolean | undefined, letters: number) {
  const configs: InternalAxiosRequestConfig[] = [];
  const axios = createAxios();
  axios.interceptors.request.use((config) => {
    configs.push({ ...config });
    return {
      ...config,
      adapter: async () => ({ data: '{}', status: 200, statusText: '', headers: {}, config }),
    };
  });
  const client = new HttpClient(
    {
      axios,
      identifiers: { uuid: () => 'uuid', tab: () => tabId('tab') },
      logger: new RecordingLogger(),
      connection: { observe: () => undefined },
      serverTime: { observe: () => undefined },
      deviceTime: () => 0,
      ...(isHidden !== undefined && { isHidden: () => isHidden }),
    },
    { visitId: 'visit', apiBasePath: '/api', blockers: [] },
  );
  const drafts = new HttpApplicationDraftGateway(client);
  const snapshot = { version: 1, fields: { 'PERSON.NAME_I1': 'ü'.repeat(letters) }, rows: {} };
  await drafts.save({ id: 'id', product: 'depot', version: 1, draft: { step: 'produkt', snapshot } })();
  if (isHidden === true) await drafts.list()();
  return configs.map(({ adapter, fetchOptions }) => [
    adapter === 'fetch',
    fetchOptions?.['keepalive'] === true,
  ]);
}

describe('what is typed and on its way to the bank while the page ends [APP-15]', () => {
  it('outlives it; what is only read does not', async () => {
    expect(await sent(true, 10)).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  // Two bytes each: browsers take 64 KiB of all that outlives a page, and the log may be on its way, too.
  it.each([
    ['it is seen', false, 10],
    ['nobody knows whether it is', undefined, 10],
    ['it is too long for that', true, 16_000],
  ])('is sent as ever where %s', async (_, isHidden, letters) => {
    expect((await sent(isHidden, letters))[0]).toEqual([false, false]);
  });
});

import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { createAxios } from '@adapters/http/client/create-axios';
import { HttpClient } from '@adapters/http/client/http-client';
import { tabId } from '@domain/codes/tab-id';
import type { InternalAxiosRequestConfig } from 'axios';

type Watched = Pick<ConstructorParameters<typeof HttpClient>[0], 'isHidden' | 'isOtherSession'>;

/** The client of a page whose bank takes everything and says nothing, with the calls that it got by the usual way. */
export function clientOfPage(page: Watched): {
  readonly client: HttpClient;
  readonly sent: readonly InternalAxiosRequestConfig[];
} {
  const sent: InternalAxiosRequestConfig[] = [];
  const axios = createAxios({
    adapter: async (config) => {
      sent.push(config);
      return { data: '', status: 204, statusText: '', headers: {}, config };
    },
  });
  const client = new HttpClient(
    {
      axios,
      identifiers: { uuid: () => 'uuid', tab: () => tabId('tab') },
      logger: new RecordingLogger(),
      connection: { observe: () => undefined },
      serverTime: { observe: () => undefined },
      deviceTime: () => 0,
      ...page,
    },
    { visitId: 'visit', apiBasePath: '/api', blockers: [] },
  );
  return { client, sent };
}

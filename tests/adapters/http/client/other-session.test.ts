import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { createAxios } from '@adapters/http/client/create-axios';
import { HttpClient } from '@adapters/http/client/http-client';
import { noContent } from '@adapters/http/client/no-content';
import { tabId } from '@domain/codes/tab-id';
import * as E from 'fp-ts/Either';

it.each(['GET', 'PUT'] as const)(
  'nothing is said or heard in the name of a session that has begun in another tab: %s',
  async (method) => {
    let isOtherSession = false;
    let sent = 0;
    const axios = createAxios({
      adapter: async (config) => {
        sent += 1;
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
        isOtherSession: () => isOtherSession,
      },
      { visitId: 'visit', apiBasePath: '/api', blockers: [] },
    );
    const call = client.read({ method, path: '/drafts', answer: noContent, timeOut: 1 });
    expect(E.isRight(await call())).toBe(true);
    isOtherSession = true;
    expect(await call()).toEqual(E.left({ kind: 'no-answer', reason: 'aborted', errorId: 'uuid' }));
    expect(sent).toBe(1);
  },
);

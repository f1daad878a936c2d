import { noContent } from '@adapters/http/client/no-content';
import { tellTopics } from '@adapters/http/live/tell-topics';
import * as E from 'fp-ts/Either';
import { clientOfPage } from '../../support/client-of-page';

type Client = ReturnType<typeof clientOfPage>['client'];

const call =
  (method: 'GET' | 'PUT') =>
  (client: Client): ReturnType<Client['read']> =>
    client.read({ method, path: '/drafts', answer: noContent, timeOut: 1 });

it.each([
  ['what is asked', call('GET')],
  ['what is said', call('PUT')],
  ['what the event stream shall carry', (client: Client) => tellTopics(client)('stream', ['orders'])],
] as const)('nothing goes out in the name of a session that has begun in another tab: %s', async (_, of) => {
  let isOtherSession = false;
  const { client, sent } = clientOfPage({ isOtherSession: () => isOtherSession });
  expect(E.isRight(await of(client)())).toBe(true);
  isOtherSession = true;
  expect(await of(client)()).toEqual(E.left({ kind: 'no-answer', reason: 'aborted', errorId: 'uuid' }));
  expect(sent).toHaveLength(1);
});

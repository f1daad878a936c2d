import { noContent } from '@adapters/http/client/no-content';
import { visitorsClient } from '@src/modules/release/visitors-client';
import * as E from 'fp-ts/Either';
import { ScriptedBank } from '../adapters/support/scripted-bank';

describe('what only a customer has', () => {
  const asked = async (cookies: string) => {
    const bank = new ScriptedBank({ status: 204, body: '' });
    const client = visitorsClient(bank.client, { cookies: () => cookies });
    const answer = await client.read({ method: 'GET', path: '/session', answer: noContent, timeOut: 1 })();
    return { answer, calls: bank.calls.length };
  };

  it('is not asked for by a stranger, who finds no error in the console either', async () => {
    expect(await asked('cdb-sprache=de; XSRF-TOKEN=a')).toEqual({
      answer: E.left({ kind: 'session-expired' }),
      calls: 0,
    });
  });

  it.each(['cdb-area=customer', 'XSRF-TOKEN=a; cdb-area=ihf'])(
    'is asked for by who came in: %s',
    async (door) => {
      expect(await asked(door)).toMatchObject({ answer: { _tag: 'Right' }, calls: 1 });
    },
  );
});

import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { AnyRequest, BankServer } from '@sandbox/platform/http/bank-server';
import { SESSION_COOKIE } from '@sandbox/platform/http/cookies';
import { recognise } from '@sandbox/areas/session/sessions';
import { decidePush, scan, telephoneOf } from '@sandbox/areas/tan/telephone';
import { sendPage } from './page';
import { telephoneChoice, telephonePage } from './telephone-page';

const Owner = Type.String({ maxLength: 8 });
const schema = { hide: true } as const;

/** `/telefon`: the telephone of the signed-in customer, or of the one named by `wer`. */
export function telephoneRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/telefon',
    { schema: { ...schema, querystring: Type.Object({ wer: Type.Optional(Owner) }) } },
    async (request, reply) => {
      const telephone = await telephoneOf(bank, request.query.wer ?? (await ownNumber(bank, request)));
      return sendPage(reply, '/telefon', {
        title: 'Telefon',
        refreshes: telephone !== undefined,
        main: telephone === undefined ? telephoneChoice() : telephonePage(telephone, undefined),
      });
    },
  );

  server.post(
    '/telefon/push',
    {
      schema: {
        ...schema,
        body: Type.Object({
          wer: Owner,
          id: Type.String({ maxLength: 40 }),
          decision: Type.Enum(['approve', 'decline', 'mismatch']),
        }),
      },
    },
    async (request, reply) => {
      const { wer, id, decision } = request.body;
      await decidePush(bank, wer, id, decision);
      return reply.redirect(`/telefon?wer=${encodeURIComponent(wer)}`, 303);
    },
  );

  server.post(
    '/telefon/scan',
    { schema: { ...schema, body: Type.Object({ wer: Owner, content: Type.String({ maxLength: 4000 }) }) } },
    async (request, reply) => {
      const { wer, content } = request.body;
      const telephone = await telephoneOf(bank, wer);
      // Forms send line breaks as CR LF.
      const scanned = await scan(bank, wer, content.replace(/\r\n/g, '\n').trim());
      return sendPage(reply, '/telefon', {
        title: 'Telefon',
        main: telephone === undefined ? telephoneChoice() : telephonePage(telephone, scanned ?? 'unreadable'),
      });
    },
  );
}

async function ownNumber(bank: Bank, request: AnyRequest): Promise<string> {
  const found = await recognise(bank, request.cookies[SESSION_COOKIE] ?? '');
  return found.kind === 'active' ? found.signedIn.customer.access_number : '';
}

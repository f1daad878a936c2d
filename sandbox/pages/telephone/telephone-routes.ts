import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { AnyRequest, BankServer } from '@sandbox/platform/http/bank-server';
import { SESSION_COOKIE } from '@sandbox/platform/http/cookies';
import {
  decideByTelephone,
  telephoneApplications,
} from '@sandbox/areas/application/progress/telephone-applications';
import { recognise } from '@sandbox/areas/session/sessions';
import { decidePush, scan, telephoneOf } from '@sandbox/areas/tan/telephone';
import type { Html } from '../html';
import { sendPage } from '../page';
import { applicationsSection } from './telephone-applications-page';
import { telephoneChoice, telephonePage } from './telephone-page';

const Owner = Type.String({ maxLength: 8 });
const schema = { hide: true } as const;

/** `/telefon`: the telephone of the signed-in customer, or of the one named by `wer`. */
export function telephoneRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/telefon',
    { schema: { ...schema, querystring: Type.Object({ wer: Type.Optional(Owner) }) } },
    async (request, reply) => {
      const owner = request.query.wer ?? (await ownNumber(bank, request));
      const telephone = await telephoneOf(bank, owner);
      return sendPage(reply, '/telefon', {
        title: 'Telefon',
        refreshes: telephone !== undefined,
        main:
          telephone === undefined
            ? telephoneChoice()
            : telephonePage(telephone, undefined, await applications(bank, owner)),
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
    '/telefon/antrag',
    {
      schema: {
        ...schema,
        body: Type.Object({
          wer: Owner,
          id: Type.String({ maxLength: 40 }),
          kind: Type.Enum(['release', 'decline', 'identify', 'fail']),
          role: Type.Enum(['', 'I1', 'I2', 'E1', 'E2']),
        }),
      },
    },
    async (request, reply) => {
      const { wer, id, kind, role } = request.body;
      // What has been decided meanwhile is shown by the page that comes.
      if (kind === 'release' || kind === 'decline') await decideByTelephone(bank, wer, id, { kind });
      else if (role !== '') await decideByTelephone(bank, wer, id, { kind, role });
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
        main:
          telephone === undefined
            ? telephoneChoice()
            : telephonePage(telephone, scanned ?? 'unreadable', await applications(bank, wer)),
      });
    },
  );
}

async function applications(bank: Bank, owner: string): Promise<Html | undefined> {
  const shown = await telephoneApplications(bank, owner);
  return shown === undefined ? undefined : applicationsSection(owner, shown);
}

async function ownNumber(bank: Bank, request: AnyRequest): Promise<string> {
  const found = await recognise(bank, request.cookies[SESSION_COOKIE] ?? '');
  return found.kind === 'active' ? found.signedIn.customer.access_number : '';
}

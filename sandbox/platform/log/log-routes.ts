import { Type, type Static } from 'typebox';
import { NOBODY } from '../audit/audit';
import { json } from '../db/json';
import type { Bank } from '../bank';
import type { AnyRequest, BankServer } from '../http/bank-server';
import type { Json } from '../db/column-types';

/** What a portal has reported. */
interface ClientLogTable {
  client_id: string;
  log_id: string;
  received_at: Date;
  level: string;
  category: string | null;
  source: string | null;
  error_id: string | null;
  message: string;
  detail: Json<unknown>;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    client_log: ClientLogTable;
  }
}

const Entry = Type.Object({
  level: Type.Union([Type.String({ maxLength: 20 }), Type.Number()]),
  message: Type.String({ maxLength: 4000 }),
  timestamp: Type.Optional(Type.Unknown()),
  additional: Type.Optional(Type.Unknown()),
  position: Type.Optional(Type.Unknown()),
});
/** One entry, or a batch of them (KIT-06). */
const Body = Type.Union([Entry, Type.Array(Entry, { maxItems: 200 })]);

/** Takes the portal's log entries, also from visitors without a session: an error at sign-in matters too. */
export function logRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/cp/clientlog',
    { config: { access: 'known' }, schema: { tags: ['access'], body: Body } },
    async (request, reply) => {
      const clientId = request.signedIn?.clientId ?? NOBODY;
      const entries = Array.isArray(request.body) ? request.body : [request.body];
      if (entries.length > 0) {
        await bank.db
          .insertInto('client_log')
          .values(entries.map((entry) => row(bank, request, clientId, entry)))
          .execute();
      }
      return reply.code(204).send();
    },
  );
}

function row(bank: Bank, request: AnyRequest, client_id: string, entry: Static<typeof Entry>) {
  const { level, message, ...detail } = entry;
  return {
    client_id,
    log_id: bank.newId(),
    received_at: bank.clock.date(),
    level: String(level).slice(0, 20),
    category: header(request, 'x-log-category'),
    source: header(request, 'x-log-source'),
    error_id: header(request, 'x-log-error-id'),
    message: message.replaceAll('\u0000', ''),
    detail: json(detail).replaceAll('\\u0000', ''),
  };
}

function header(request: AnyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value.slice(0, 100) : null;
}

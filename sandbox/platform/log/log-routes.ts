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
      // The header can name the error of one entry; of several, each has to name its own.
      const named = entries.length === 1 ? header(request, 'x-log-error-id') : null;
      if (entries.length > 0) {
        await bank.db
          .insertInto('client_log')
          .values(
            entries.map((entry) => ({
              ...row(bank, request, clientId, entry),
              error_id: ownErrorId(entry) ?? named,
            })),
          )
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
    message,
    detail: json(detail),
  };
}

/** The id that the entry itself names: those of a batch share their headers. */
function ownErrorId({ additional }: Static<typeof Entry>): string | null {
  if (typeof additional !== 'object' || additional === null || !('errorId' in additional)) return null;
  return typeof additional.errorId === 'string' ? beginning(additional.errorId) : null;
}

/** The first hundred characters, none of them halved. */
const beginning = (text: string): string => Array.from(text).slice(0, 100).join('');

function header(request: AnyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? beginning(value) : null;
}

import { Type } from 'typebox';
import { FAULT_KINDS, type Fault } from '@sandbox/platform/faults/fault';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { IdSchema } from '@sandbox/platform/http/schemas';

const members = {
  path: Type.String({ minLength: 1, maxLength: 300, pattern: '^/' }),
  method: Type.Optional(Type.String({ maxLength: 10 })),
  kind: Type.Enum([...FAULT_KINDS]),
  value: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  /** A header of an answer may carry it: printable ASCII only. */
  text: Type.Optional(Type.String({ maxLength: 300, pattern: '^[ -~]*$' })),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};
const FaultWish = Type.Object(members);
const Faults = Type.Object({ values: Type.Array(Type.Object({ id: Type.String(), ...members })) });
const tags = ['sandbox'];

/** Orders faults, lists those that are on, and takes them away one by one or all at once (BNK-05). */
export function faultRoutes(server: BankServer, { faults, newId }: Bank): void {
  const listed = () => ({ values: faults.all.map(shown) });
  server.get('/sandbox/api/faults', { schema: { tags, response: { 200: Faults } } }, async () => listed());
  server.post(
    '/sandbox/api/faults',
    { schema: { tags, body: FaultWish, response: { 201: Faults } } },
    async (request, reply) => {
      const { path, method, kind, value, text, times } = request.body;
      faults.add({ id: newId(), path, method: method?.toUpperCase(), kind, value, text, times });
      return reply.code(201).send(listed());
    },
  );
  server.delete('/sandbox/api/faults', { schema: { tags } }, async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  server.delete(
    '/sandbox/api/faults/:id',
    { schema: { tags, params: Type.Object({ id: IdSchema }) } },
    async (request, reply) => {
      faults.remove(request.params.id);
      return reply.code(204).send();
    },
  );
}

/** Without the members that were not given. */
const shown = ({ id, path, kind, method, value, text, times }: Fault) => ({
  id,
  path,
  kind,
  ...(method === undefined ? {} : { method }),
  ...(value === undefined ? {} : { value }),
  ...(text === undefined ? {} : { text }),
  ...(times === undefined ? {} : { times }),
});

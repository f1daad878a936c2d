import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { IdSchema } from '@sandbox/platform/http/schemas';
import { decideByTelephone, telephoneApplications } from '../progress/telephone-applications';

const tags = ['sandbox'];
const config = { access: 'open' } as const;
const Owner = Type.Object({ zugangsnummer: Type.String({ maxLength: 8 }) });
const PATH = '/sandbox/api/telefon/:zugangsnummer/applications';

const Access = Type.Object({ zugangsnummer: Type.String(), pin: Type.String() });

/** How a person acts on an application apart from the portal. */
export const DecisionSchema = Type.Union([
  Type.Object({ kind: Type.Enum(['release', 'decline']) }),
  Type.Object({ kind: Type.Enum(['identify', 'fail']), role: Type.Enum(['I1', 'I2', 'E1', 'E2']) }),
]);

/** What the telephone shows of applications, as JSON for tests and programs: identification and second release. */
export function applicationTelephoneRoutes(server: BankServer, bank: Bank): void {
  server.get(
    PATH,
    {
      config,
      schema: {
        tags,
        params: Owner,
        response: {
          200: Type.Object({
            access: Type.Optional(Access),
            applications: Type.Array(
              Type.Object({
                applicationId: Type.String(),
                applicationNumber: Type.String(),
                title: Type.String(),
                state: Type.String(),
                stateText: Type.String(),
                toIdentify: Type.Array(Type.Object({ role: Type.String(), name: Type.String() })),
                awaitsSecond: Type.Boolean(),
                reason: Type.Optional(Type.String()),
                secondAccess: Type.Optional(Access),
              }),
            ),
          }),
        },
      },
    },
    async (request, reply) => {
      const shown = await telephoneApplications(bank, request.params.zugangsnummer);
      return shown === undefined ? refuse(reply, NOT_FOUND) : reply.send(shown);
    },
  );

  server.post(
    `${PATH}/:applicationId`,
    {
      config,
      schema: {
        tags,
        params: Type.Object({ ...Owner.properties, applicationId: IdSchema }),
        body: DecisionSchema,
      },
    },
    async (request, reply) => {
      const { zugangsnummer, applicationId } = request.params;
      const decided = await decideByTelephone(bank, zugangsnummer, applicationId, request.body);
      if (decided === undefined) return refuse(reply, NOT_FOUND);
      return E.isLeft(decided) ? refuse(reply, decided.left) : reply.code(204).send();
    },
  );
}

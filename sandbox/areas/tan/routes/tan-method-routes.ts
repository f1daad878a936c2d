import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { masked } from '../rules/masked-number';
import { MAX_UNUSED_CHALLENGES, MAX_WRONG_TRIES, readTanAccess } from '../store/tan-access';

const MethodsSchema = Type.Object({
  favourite: Type.String(),
  locked: Type.Boolean(),
  triesLeft: Type.Integer(),
  challengesLeft: Type.Integer(),
  values: Type.Array(Type.Object({ typ: Type.String(), recipient: Type.Optional(Type.String()) })),
});

/** The customer's ways of release with what is left of each counter (wire.md); the page tan-common shows it. */
export function tanMethodRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/session/clients/:clientId/v1/tanmethods',
    { schema: { tags: ['session'], response: { 200: MethodsSchema } } },
    async (request) => {
      const { clientId, customer } = signedIn(request);
      const { isLocked, wrongTries, unusedChallenges } = await readTanAccess(bank.db, clientId);
      return {
        favourite: customer.favourite_tan_type,
        locked: isLocked,
        triesLeft: Math.max(0, MAX_WRONG_TRIES - wrongTries),
        challengesLeft: Math.max(0, MAX_UNUSED_CHALLENGES - unusedChallenges),
        values: customer.tan_types.map((typ) => ({
          typ,
          ...(typ === 'M_TAN' ? { recipient: masked(customer.phone_number) } : {}),
        })),
      };
    },
  );
}

import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { Nullable } from '@sandbox/platform/http/schemas';

const ProfileSchema = Type.Object({
  clientId: Type.String(),
  salutation: Nullable(Type.String()),
  title: Nullable(Type.String()),
  firstName: Type.String(),
  lastName: Type.String(),
});
const RolesSchema = Type.Object({
  status: Type.Literal(200),
  body: Type.Object({ roles: Type.Array(Type.String()) }),
});
const config = { access: 'session' } as const;

/** Who is signed in, and with which roles (wire.md, GU-02). */
export function profileRoutes(server: BankServer, _bank: Bank): void {
  server.get(
    '/api/customer/participants/:clientId/v1/profile',
    { config, schema: { tags: ['customer'], response: { 200: ProfileSchema } } },
    async (request) => {
      const { clientId, customer } = signedIn(request);
      return {
        clientId,
        salutation: customer.salutation,
        title: customer.title,
        firstName: customer.first_name,
        lastName: customer.last_name,
      };
    },
  );

  for (const path of ['/cp/guard', '/cp/ihf/guard/roles']) {
    server.get(
      path,
      { config, schema: { tags: ['access'], response: { 200: RolesSchema } } },
      async (request) => {
        const { roles } = signedIn(request).customer;
        return { status: 200 as const, body: { roles } };
      },
    );
  }
}

import { Type } from 'typebox';
import type { Bank } from '../foundation/bank';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';

const SessionSchema = Type.Object({
  identifier: Type.String(),
  sessionTanActive: Type.Boolean(),
  activated2FA: Type.Boolean(),
});

/** Session calls of api.md 3. */
export function sessionRoutes(server: BankServer, _bank: Bank): void {
  server.get(
    '/api/session/clients/user/v1/sessions',
    { config: { access: 'session' }, schema: { tags: ['session'], response: { 200: Type.Array(SessionSchema) } } },
    (request) => {
      const { sessionId, sessionTanActive } = signedIn(request);
      return [{ identifier: sessionId, sessionTanActive, activated2FA: sessionTanActive }];
    },
  );
}

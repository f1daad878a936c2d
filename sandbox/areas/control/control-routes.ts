import { Type } from 'typebox';
import { NOBODY, audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import { nextTradingTime } from '@sandbox/market/venue/trading-time';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { messagesFrom } from '@sandbox/platform/http/message';
import { refusal, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema } from '@sandbox/platform/http/schemas';
import { unlockTans } from '@sandbox/areas/tan/store/tan-access';
import { DEMO_CUSTOMERS, clientIdOf } from '@sandbox/world/demo-customers';

const { error } = messagesFrom({ 'fehler-zeitpunkt-ungueltig': 'Der Zeitpunkt ist nicht lesbar.' });
const NO_INSTANT = refusal(
  400,
  'request.object.invalid',
  error('fehler-zeitpunkt-ungueltig', { origin: ['set'] }),
);

/** Between these the calendars of the venues hold. */
const EARLIEST = Date.UTC(2000, 0, 3);
const LATEST = Date.UTC(2100, 0, 1);

const ClockSchema = Type.Object({ now: Type.String(), speed: Type.Number() });
const ClockChange = Type.Object({
  set: Type.Optional(Type.String({ maxLength: 40 })),
  advance: Type.Optional(Type.Number({ minimum: -315_360_000, maximum: 315_360_000 })),
  speed: Type.Optional(Type.Number({ minimum: 0, maximum: 86_400 })),
  nextTradingTime: Type.Optional(Type.Boolean()),
});
const CustomerSchema = Type.Object({
  zugangsnummer: Type.String(),
  pin: Type.String(),
  name: Type.String(),
  shows: Type.String(),
});

const tags = ['sandbox'];

/** The test hooks of wire.md: clock, reset, demo customers. */
export function controlRoutes(server: BankServer, bank: Bank): void {
  const clock = () => ({ now: new Date(bank.clock.now()).toISOString(), speed: bank.clock.speed });

  server.get('/sandbox/api/clock', { schema: { tags, response: { 200: ClockSchema } } }, async () => clock());
  server.post(
    '/sandbox/api/clock',
    { schema: { tags, body: ClockChange, response: { 200: ClockSchema, 400: ErrorSchema } } },
    async (request, reply) => {
      const { set, advance = 0, speed, nextTradingTime: toTrading = false } = request.body;
      const start = set === undefined ? bank.clock.now() : Date.parse(set);
      const at = start + advance * 1000;
      if (Number.isNaN(at) || at < EARLIEST || at > LATEST) return refuse(reply, NO_INSTANT);
      await bank.clock.set(bank.db, {
        at: toTrading ? nextTradingTime(at) : at,
        ...(speed === undefined ? {} : { speed }),
      });
      return reply.send(clock());
    },
  );

  server.post('/sandbox/api/reset', { schema: { tags } }, async (_request, reply) => {
    await bank.reset();
    await audit(bank.db, bank, { clientId: NOBODY, kind: 'WORLD_RESET' });
    return reply.code(204).send();
  });

  server.get(
    '/sandbox/api/customers',
    { schema: { tags, response: { 200: Type.Array(CustomerSchema) } } },
    async () =>
      DEMO_CUSTOMERS.map(({ zugangsnummer, pin, firstName, lastName, shows }) => ({
        zugangsnummer,
        pin,
        name: `${firstName} ${lastName}`,
        shows,
      })),
  );

  server.post(
    '/sandbox/api/unlock/:zugangsnummer',
    { schema: { tags, params: Type.Object({ zugangsnummer: Type.String({ maxLength: 8 }) }) } },
    async (request, reply) => {
      await unlockTans(bank.db, bank, clientIdOf(request.params.zugangsnummer));
      return reply.code(204).send();
    },
  );
}

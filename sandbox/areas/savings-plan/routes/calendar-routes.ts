import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { planCalendar } from '../book/plan-calendar';
import { planOfCalendar, renewCalendarKey, type PlanKey } from '../store/plan-record';
import { ONE_PLAN, params, tags } from './plan-paths';

/** The first part of the address; the rest is a secret of so many random bytes. */
const ADDRESS = '/kalender/sparplan';
const SECRET_BYTES = 32;

const CalendarSchema = Type.Object({
  href: Type.String({ description: 'Unguessable; carries no amounts, and nor does what is found there.' }),
});

/** The calendar of a plan at an address that anyone who knows it may read, and that can be renewed (rules.md 14). */
export function calendarRoutes(server: BankServer, bank: Bank): void {
  const hrefOf = async (key: PlanKey, renewed: boolean): Promise<string | undefined> => {
    const fresh = bank.randomBytes(SECRET_BYTES).toString('base64url');
    const secret = await renewCalendarKey(bank.db, key, fresh, renewed);
    return secret === undefined ? undefined : `${ADDRESS}/${secret}.ics`;
  };

  server.get(
    `${ONE_PLAN}/calendar`,
    { schema: { tags, params, response: { 200: CalendarSchema } } },
    async (request, reply) => {
      const key = { clientId: signedIn(request).clientId, planId: request.params.savingsplanId };
      const href = await hrefOf(key, false);
      return href === undefined ? refuse(reply, NOT_FOUND) : { href };
    },
  );

  server.post(
    `${ONE_PLAN}/calendar`,
    { schema: { tags, params, response: { 200: CalendarSchema } } },
    async (request, reply) => {
      const key = { clientId: signedIn(request).clientId, planId: request.params.savingsplanId };
      const href = await hrefOf(key, true);
      return href === undefined ? refuse(reply, NOT_FOUND) : { href };
    },
  );

  server.get(
    `${ADDRESS}/:file`,
    {
      config: { access: 'open', share: { part: 20, by: 'address' } },
      schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 60 }) }) },
    },
    async (request, reply) => {
      const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
      const plan = secret === undefined ? undefined : await planOfCalendar(bank.db, secret);
      if (plan === undefined) return refuse(reply, NOT_FOUND);
      const now = instant(bank.clock.now());
      reply.header('content-disposition', 'attachment; filename="sparplan.ics"');
      return reply.type('text/calendar; charset=utf-8').send(planCalendar(plan, now));
    },
  );
}

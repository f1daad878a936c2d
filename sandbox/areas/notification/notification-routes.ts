import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { NotificationSchema } from './notification-schema';
import type { NotificationMarkTable } from './notification-tables';
import { notificationsOf } from './notifications';

const tags = ['messages'];

/** What happened without the customer, and up to where they have seen it (wire.md). */
export function notificationRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/messages/v1/notifications',
    {
      schema: {
        operationId: 'getNotifications',
        summary: 'What happened lately',
        description:
          'Executions, orders that ended, documents and price alarms of the last thirty days, the latest first.',
        tags,
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(NotificationSchema) },
      },
    },
    async (request, reply) =>
      listAnswer(reply, await notificationsOf(bank, signedIn(request).clientId), request.query),
  );

  server.post(
    '/api/messages/v1/notifications/seen',
    {
      schema: {
        operationId: 'markNotificationsSeen',
        summary: 'Everything up to now is seen',
        description: 'What happens from now on is new.',
        tags,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const seen_until = bank.clock.date();
      const mark: NotificationMarkTable = { client_id: signedIn(request).clientId, seen_until };
      await bank.db
        .insertInto('notification_mark')
        .values(mark)
        .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ seen_until }))
        .execute();
      return reply.code(204).send(null);
    },
  );
}

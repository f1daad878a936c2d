import type { NotificationGateway } from '@application/ports/bank/notification-gateway';
import type { Result } from '@application/ports/result';
import type { Notification } from '@domain/notification/notification';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { toNotifications, wireNotification } from './notification-codec';

/** What happened without the customer (wire.md). */
export class HttpNotificationGateway implements NotificationGateway {
  constructor(private readonly client: BankClient) {}

  notifications(): Result<readonly Notification[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/messages/v1/notifications',
      query: { 'paging-count': '100' },
      answer: wireList(wireNotification),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.flatMap(toNotifications)),
    );
  }

  markSeen(): Result<void> {
    return this.client.read({
      method: 'POST',
      path: '/messages/v1/notifications/seen',
      answer: noContent,
      timeOut: timeOuts.check,
      repeatable: true,
    });
  }
}

import type { NotificationGateway } from '@application/ports/bank/notification-gateway';
import type { Result } from '@application/ports/result';
import type { Notification } from '@domain/notification/notification';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** What happened to the fake bank's customer. */
export class FakeNotificationGateway implements NotificationGateway {
  constructor(private readonly bank: FakeBank) {}

  notifications(): Result<readonly Notification[]> {
    return this.bank.answer('notifications', 'session-tan', () => E.right(this.bank.world.notifications));
  }

  markSeen(): Result<void> {
    return this.bank.answer('notificationsSeen', 'session-tan', () => {
      const { world } = this.bank;
      world.notifications = world.notifications.map((each) => ({ ...each, isSeen: true }));
      return E.right(undefined);
    });
  }
}

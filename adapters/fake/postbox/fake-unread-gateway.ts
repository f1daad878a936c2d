import type { Unread, UnreadGateway } from '@application/ports/bank/unread-gateway';
import type { Result } from '@application/ports/result';
import { isUnread } from '@domain/postbox/secure-message';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** What the fake bank's customer has not opened. */
export class FakeUnreadGateway implements UnreadGateway {
  constructor(private readonly bank: FakeBank) {}

  unread(): Result<Unread> {
    return this.bank.answer('unread', 'session-tan', () => {
      const { documents, messages } = this.bank.world;
      return E.right({
        documents: documents.filter(({ isRead }) => !isRead).length,
        answers: messages.filter(isUnread).length,
      });
    });
  }
}

import type { PushStatus } from '@domain/tan/push-status';
import type { PushStatusGateway } from '@application/ports/bank/session/push-status-gateway';
import type { Result } from '@application/ports/result';
import type { FakeBank } from '../bank/fake-bank';

/** The push approvals of the fake bank. */
export class FakePushStatusGateway implements PushStatusGateway {
  constructor(private readonly bank: FakeBank) {}

  status(link: string): Result<PushStatus> {
    return this.bank.answer('status', 'session', () => this.bank.tan.statusOf(link));
  }
}

import type { KeepAliveGateway } from '@application/ports/bank/session/keep-alive-gateway';
import type { Result } from '@application/ports/result';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** Pings the fake bank and remembers the limits it was told, in seconds. */
export class FakeKeepAliveGateway implements KeepAliveGateway {
  readonly pings: number[] = [];

  constructor(private readonly bank: FakeBank) {}

  ping(seconds: number): Result<void> {
    return this.bank.answer('ping', 'session', () => {
      this.pings.push(seconds);
      return E.right(undefined);
    });
  }
}

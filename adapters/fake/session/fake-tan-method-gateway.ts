import type { Result } from '@application/ports/result';
import type { TanMethodGateway } from '@application/ports/bank/session/tan-method-gateway';
import type { TanMethods } from '@domain/tan/tan-methods';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** The ways of release of the fake bank's customer. */
export class FakeTanMethodGateway implements TanMethodGateway {
  constructor(private readonly bank: FakeBank) {}

  methods(): Result<TanMethods> {
    return this.bank.answer('tanMethods', 'session-tan', () => E.right(this.bank.tan.methods));
  }
}

import type { AccountBalance } from '@domain/depot/account';
import * as E from 'fp-ts/Either';
import type { AccountGateway } from '@application/ports/bank/account-gateway';
import type { Result } from '@application/ports/result';
import type { FakeBank } from './fake-bank';

/** The accounts of the fake bank. */
export class FakeAccountGateway implements AccountGateway {
  constructor(private readonly bank: FakeBank) {}

  balances(): Result<readonly AccountBalance[]> {
    return this.bank.answer('balances', 'session-tan', () => E.right(this.bank.world.balances));
  }
}

import type { DepositGateway } from '@application/ports/bank/deposit-gateway';
import type { Result } from '@application/ports/result';
import type { Deposit } from '@domain/banking/deposit';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';

/** The deposits at the fake bank. */
export class FakeDepositGateway implements DepositGateway {
  constructor(private readonly bank: FakeBank) {}

  deposits(): Result<readonly Deposit[]> {
    return this.bank.answer('deposits', 'session-tan', () => E.right(this.bank.world.deposits));
  }
}

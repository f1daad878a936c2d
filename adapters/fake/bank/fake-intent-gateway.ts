import type { ClosedKey, IntentGateway } from '@application/ports/bank/intent-gateway';
import type { KeyedIntent, Outcome } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { IntentId } from '@domain/codes/ids';
import type { BankReceipt } from '@domain/receipt/bank-receipt';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';
import { toOutcome } from './fake-key-memory';

/** Keys at the fake bank, which keeps no memory of what was released with them. */
export class FakeIntentGateway implements IntentGateway {
  constructor(private readonly bank: FakeBank) {}

  outcomeOf({ id }: KeyedIntent): Result<Outcome<string>> {
    return this.bank.answer('keyOutcome', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.endOf(id), (reference) => reference)),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<string>> {
    return this.bank.answer('voidKey', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.void(id), (reference) => reference)),
    );
  }

  close(key: IntentId): Result<ClosedKey> {
    return this.bank.answer('closeIntent', 'session-tan', () =>
      E.right({ state: this.bank.keys.void(key).kind }),
    );
  }

  receipts(): Result<readonly BankReceipt[]> {
    return this.bank.answer('receipts', 'session-tan', () =>
      E.right(
        this.bank.keys.attempts().map(({ key, end, at }, index) => ({
          id: `receipt-${index}`,
          key,
          event: end.kind === 'created' ? 'accepted' : end.kind,
          ...(end.kind === 'created' && { reference: end.reference }),
          messages: end.kind === 'refused' || end.kind === 'wrong-tan' ? end.messages : [],
          at,
        })),
      ),
    );
  }
}

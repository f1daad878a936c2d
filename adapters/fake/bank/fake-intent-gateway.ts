import type { ClosedKey, IntentGateway } from '@application/ports/bank/intent-gateway';
import type { Result } from '@application/ports/result';
import type { IntentId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';

/** Keys at the fake bank, which keeps no memory of what was released with them. */
export class FakeIntentGateway implements IntentGateway {
  constructor(private readonly bank: FakeBank) {}

  close(key: IntentId): Result<ClosedKey> {
    return this.bank.answer('closeIntent', 'session-tan', () =>
      E.right({ state: this.bank.keys.void(key).kind }),
    );
  }
}

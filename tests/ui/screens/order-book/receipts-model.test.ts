import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { BankReceipt } from '@domain/receipt/bank-receipt';
import type { Failure } from '@domain/failure/failure';
import { ReceiptsModel } from '@ui/screens/order-book/receipts/receipts-model';
import * as E from 'fp-ts/Either';

/** A page of receipts whose bank answers when the test says so. */
function receiptsOfSlowBank() {
  type Answer = E.Either<Failure, readonly BankReceipt[]>;
  let answer: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const { scheduler } = new FakeBank();
  const model = new ReceiptsModel({
    loadReceipts: { execute: () => async () => ({ records: [], chain: { kind: 'complete' } }) },
    intents: { receipts: () => () => promise },
    clock: scheduler,
  });
  return {
    model,
    scheduler,
    answer: (value: Answer) => {
      answer(value);
    },
  };
}

describe('receipts of the order book [CUS-10]', () => {
  it.each([
    ['what the bank keeps', E.right([])],
    ['that the bank is silent', E.left<Failure>({ kind: 'no-answer', reason: 'timeout', errorId: 'e-1' })],
  ])('show the steps on this device once it is known %s [SH-07]', async (_, bankAnswer) => {
    const { model, scheduler, answer } = receiptsOfSlowBank();
    const load = model.load();
    await scheduler.advance(0);
    expect(model.device).toBeUndefined();
    answer(bankAnswer);
    await load;
    expect(model.device).toEqual({ records: [], chain: { kind: 'complete' } });
  });
});

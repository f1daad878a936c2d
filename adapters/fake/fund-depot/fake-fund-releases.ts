import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { fundOrderId } from '@domain/codes/ids';
import type { ReferenceAccount } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { toOutcome } from '../bank/fake-key-memory';
import type { FundWork } from './fake-fund-books';

/** One kind of work at the fund depot, released at the fake bank. */
class FakeFundRelease<C, T> implements ReleaseGateway<C, T> {
  constructor(
    private readonly bank: FakeBank,
    private readonly workOf: (content: C) => FundWork,
    private readonly find: (reference: string) => T,
  ) {}

  validate(content: C, type?: TanType): Result<Validated> {
    return this.bank.answer('validateFundOrder', 'session-tan', () =>
      this.bank.funds.validate(this.workOf(content), type),
    );
  }

  create(content: C, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<T> {
    return this.bank.answer('releaseFundOrder', 'session-tan', () =>
      E.map(this.find)(this.bank.funds.release(this.workOf(content), proof, id)),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<T>> {
    return this.bank.answer('fundOutcome', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.endOf(id), this.find)),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<T>> {
    return this.bank.answer('voidFundOrder', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.void(id), this.find)),
    );
  }
}

const orderIn =
  (bank: FakeBank) =>
  (reference: string): FundOrder =>
    bank.funds.existing(fundOrderId(reference));

/** New deposits and withdrawals at the fake bank. */
export const fakeFundOrderRelease = (bank: FakeBank): ReleaseGateway<FundOrderRequest, FundOrder> =>
  new FakeFundRelease(bank, (order) => ({ kind: 'order', order }), orderIn(bank));

/** Changes of orders at the fake bank. */
export const fakeFundChangeRelease = (bank: FakeBank): ReleaseGateway<ChangeOfFundOrder, FundOrder> =>
  new FakeFundRelease(bank, (change) => ({ kind: 'change', ...change }), orderIn(bank));

/** Cancellations and ends at the fake bank. */
export const fakeFundCancellationRelease = (bank: FakeBank): ReleaseGateway<EndOfFundOrder, FundOrder> =>
  new FakeFundRelease(bank, (end) => ({ kind: 'end', ...end }), orderIn(bank));

/** Another reference account at the fake bank. */
export const fakeReferenceAccountRelease = (
  bank: FakeBank,
): ReleaseGateway<ReferenceAccountChange, ReferenceAccount> =>
  new FakeFundRelease(
    bank,
    (change) => ({ kind: 'reference', ...change }),
    () => bank.funds.reference,
  );

import type { FundVerdict } from '@application/fund-depot/check-fund-order';
import type { Failure } from '@domain/failure/failure';
import type { HeldFund } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type { FundTurn } from '@domain/fund-depot/fund-turn';
import type { FundOrderRequest, FundResult } from '@domain/fund-depot/fund-request';
import type { ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import type { Intent } from '@domain/release/intent';
import type { Either } from 'fp-ts/Either';
import type { FundAction } from './release/fund-releasing';
import type { ReferenceModel } from './reference/reference-model';

/** An order the bank would take, with what it says of it. */
export interface CheckedFundRequest {
  readonly order: FundOrderRequest;
  readonly verdict: FundVerdict;
  /** The funds of the depot as they were then. */
  readonly funds: readonly HeldFund[];
  /** How it differs from what was shown of it before, where the bank had to be asked once more. */
  readonly turn?: FundTurn;
}

/** What the bank says of an order that is to be checked; undefined where it would not take it. */
export type CheckAnswer = Either<Failure, CheckedFundRequest | undefined>;

/** Where the page stands. */
export type FundPlaceOnPage =
  | { readonly kind: 'input' }
  | { readonly kind: 'check'; readonly checked: CheckedFundRequest }
  | {
      readonly kind: 'done';
      readonly action: FundAction;
      readonly result: FundResult;
      readonly intent: Intent;
      readonly told: ToldFundOrder | undefined;
    };

/** What the customer is told above the form. */
export type FundNotice = 'refused' | 'void' | 'restored' | 'notFound';

/** A question that is open above the page. */
export type FundQuestion =
  | { readonly kind: 'cancel'; readonly order: FundOrder }
  | { readonly kind: 'reference'; readonly model: ReferenceModel };

import type { FundOrderId } from '@domain/codes/ids';
import type { FundPreview } from '@domain/fund-depot/fund-conditions';
import { unexpectedFundMessages } from '@domain/fund-depot/fund-message';
import type { PartialFundOrder } from '@domain/fund-depot/fund-request';
import type { Message } from '@domain/message/message';
import * as E from 'fp-ts/Either';
import type { FundDepotGateway } from '../ports/bank/fund-depot-gateway';
import type { Logger } from '../ports/logger';
import type { Result } from '../ports/result';

/** What the bank says of an order; a preview only of one that it would take. */
export interface FundVerdict {
  readonly messages: readonly Message[];
  readonly preview?: FundPreview;
}

/** Asks the bank about an order, or about a change of one. What it refuses is an answer as well. */
export class CheckFundOrder {
  constructor(
    private readonly funds: Pick<FundDepotGateway, 'prevalidate' | 'prevalidateChange'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  execute(order: PartialFundOrder, changed?: FundOrderId): Result<FundVerdict> {
    return async () => {
      const answer = await (
        changed === undefined ? this.funds.prevalidate(order) : this.funds.prevalidateChange(changed, order)
      )();
      const verdict: E.Either<Extract<typeof answer, { _tag: 'Left' }>['left'], FundVerdict> =
        E.isLeft(answer) && answer.left.kind === 'validation'
          ? E.right({ messages: answer.left.messages })
          : answer;
      if (E.isRight(verdict))
        for (const { key } of unexpectedFundMessages(verdict.right.messages))
          this.logger.error(`Unexpected message about an order of a fund depot: ${key}`);
      return verdict;
    };
  }
}

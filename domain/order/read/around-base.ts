import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { compareAmounts, type Amount } from '../../money/amount';
import type { FollowTerms } from './order-terms';
import { followFields } from './price-desk';
import { refused, together, type Read } from './reading';

/** A follow takes its profit above the limit of its base and stops its loss below it (rules.md 4). */
export const aroundBase = (base: Read<Amount>, follow: Read<FollowTerms>): Read<FollowTerms> =>
  pipe(
    follow,
    E.chain((terms) =>
      E.isLeft(base)
        ? E.right(terms)
        : pipe(
            together({ profit: takenAbove(terms, base.right), loss: stoppedBelow(terms, base.right) }),
            E.map(() => terms),
          ),
    ),
  );

const takenAbove = (terms: FollowTerms, base: Amount): Read<unknown> =>
  takesProfit(terms) && compareAmounts(terms.limit, base) <= 0
    ? refused(followFields.limit, 'order-follow-limit')
    : E.right(terms);

const stoppedBelow = (terms: FollowTerms, base: Amount): Read<unknown> =>
  'triggerLimit' in terms && compareAmounts(terms.triggerLimit, base) >= 0
    ? refused(followFields.triggerLimit, 'order-follow-trigger')
    : E.right(terms);

/** The limit of a stop order only bounds what the stop brings. */
const takesProfit = (
  terms: FollowTerms,
): terms is Extract<FollowTerms, { orderType: 'LIMIT' | 'ONE_CANCELS_OTHER' }> =>
  terms.orderType === 'LIMIT' || terms.orderType === 'ONE_CANCELS_OTHER';

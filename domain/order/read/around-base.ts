import { chained, mapped, together } from '../../form/combine';
import { read, type Outcome } from '../../form/outcome';
import { compareAmounts, type Amount } from '../../money/amount';
import type { FollowTerms } from './order-terms';
import { followPrices } from './price-places';
import { refusedAt } from './refused-at';

/** A follow takes its profit above the limit of its base and stops its loss below it (rules.md 4). */
export const aroundBase = (base: Outcome<Amount>, follow: Outcome<FollowTerms>): Outcome<FollowTerms> =>
  chained(follow, (terms) =>
    base.kind === 'read'
      ? mapped(
          together({ profit: takenAbove(terms, base.value), loss: stoppedBelow(terms, base.value) }),
          () => terms,
        )
      : read(terms),
  );

const takenAbove = (terms: FollowTerms, base: Amount): Outcome<unknown> =>
  takesProfit(terms) && compareAmounts(terms.limit, base) <= 0
    ? refusedAt(followPrices.limit, 'order-follow-limit')
    : read(terms);

const stoppedBelow = (terms: FollowTerms, base: Amount): Outcome<unknown> =>
  'triggerLimit' in terms && compareAmounts(terms.triggerLimit, base) >= 0
    ? refusedAt(followPrices.triggerLimit, 'order-follow-trigger')
    : read(terms);

/** The limit of a stop order only bounds what the stop brings. */
const takesProfit = (
  terms: FollowTerms,
): terms is Extract<FollowTerms, { orderType: 'LIMIT' | 'ONE_CANCELS_OTHER' }> =>
  terms.orderType === 'LIMIT' || terms.orderType === 'ONE_CANCELS_OTHER';

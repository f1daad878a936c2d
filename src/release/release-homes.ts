import { APPLICATION_DRAFTS } from '@domain/product-application/application-draft-name';
import type { Intent } from '@domain/release/intent';
import type { ReleaseKind } from '@domain/release/release-kind';
import { readPlanParameters } from '@domain/savings-plan/plan-parameters';
import { parameterAt } from '@ui/app/parameter-at';
import { routeAt } from '@ui/app/route-at';
import type { RouteName } from '@ui/app/routes';
import type { PageAddress } from '@ui/release/open-releases-model';
import { namedOrder } from '../screens/loading/named-order';

/** Which pages take up a left release of a kind themselves, and where what came of one is seen. */
interface Home {
  readonly takenUpAt: readonly RouteName[];
  /** Whether the page takes up this one; without it, any. */
  readonly concerns?: (intent: Intent, address: PageAddress) => boolean;
  readonly shownAt: RouteName;
}

const order: Home = { takenUpAt: ['orderEntry', 'orderProtection'], shownAt: 'orderBook' };

/** The page of an order, with its legs. */
const isOfOrder: Home['concerns'] = ({ subject, whole }, { search }) =>
  (whole ?? subject) === namedOrder(search);

/** The page of a plan. */
const ofPlan: Home = {
  takenUpAt: ['savingsPlan'],
  concerns: ({ subject }, { path }) => subject === parameterAt(path, 'savingsplanUuid'),
  shownAt: 'savingsPlans',
};

/** Both pages of the fund depot, whatever was released there. */
const ofFundDepot: Home = { takenUpAt: ['fundDeposit', 'fundWithdrawal'], shownAt: 'fundDeposit' };

const homes: Readonly<Record<ReleaseKind, Home>> = {
  order,
  'quote-order': order,
  'quote-ticket': { takenUpAt: [], shownAt: 'orderBook' },
  change: { takenUpAt: ['orderChange'], concerns: isOfOrder, shownAt: 'orderBook' },
  cancellation: { takenUpAt: ['orderCancellation'], concerns: isOfOrder, shownAt: 'orderBook' },
  'savings-plan': {
    takenUpAt: ['savingsPlanCreation', 'savingsPlanEmbedded'],
    // The same page changes a plan, and is about that alone then.
    concerns: (_, { search }) => readPlanParameters(new URLSearchParams(search)).changes === undefined,
    shownAt: 'savingsPlans',
  },
  'fund-order': ofFundDepot,
  'fund-order-change': ofFundDepot,
  'fund-order-cancellation': ofFundDepot,
  'fund-reference-account': ofFundDepot,
  message: { takenUpAt: ['messageEntry'], shownAt: 'messages' },
  'savings-plan-change': ofPlan,
  'savings-plan-end': ofPlan,
  'target-market': { takenUpAt: ['knowledge'], shownAt: 'knowledge' },
  'application-release': { takenUpAt: ['applications'], shownAt: 'applications' },
  application: {
    takenUpAt: ['productApplication', 'portfolioPlanner'],
    // The planner is the one page that names no product.
    concerns: ({ draft }, { path }) =>
      draft === APPLICATION_DRAFTS + (parameterAt(path, 'produkt') ?? 'anlagedepot'),
    shownAt: 'applications',
  },
};

/** Whether the page at this address asks about a left release itself: elsewhere the shell asks. */
export function isTakenUpAt(intent: Intent, address: PageAddress): boolean {
  const { takenUpAt, concerns } = homes[intent.kind];
  const page = routeAt(address.path)?.name;
  return takenUpAt.some((name) => name === page) && (concerns?.(intent, address) ?? true);
}

/** Where what came of a kind is seen. */
export const shownAt = (kind: ReleaseKind): RouteName => homes[kind].shownAt;

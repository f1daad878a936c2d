import { LONGEST_REFERENCE, type MessageTopic } from '@domain/postbox/secure-message';
import { routeAt } from '@ui/app/route-at';
import type { RouteName } from '@ui/app/routes';

/** What a message is about by where its writer comes from. */
export interface CarriedAbout {
  readonly topic?: MessageTopic;
  readonly reference?: string;
}

const topics: Readonly<Partial<Record<RouteName, MessageTopic>>> = {
  orderEntry: 'order',
  orderProtection: 'order',
  orderCancellation: 'order',
  orderChange: 'order',
  orderBook: 'order',
  depotOverview: 'depot',
  fundDeposit: 'depot',
  fundWithdrawal: 'depot',
  taxSimulation: 'tax',
  savingsPlanCreation: 'plan',
  savingsPlanEmbedded: 'plan',
  savingsPlans: 'plan',
  savingsPlan: 'plan',
  productApplication: 'application',
  portfolioPlanner: 'application',
  applications: 'application',
};

/** Reads it from the entry of the browser's history: an address is seen by others, and says nothing of it. */
export function carriedAbout(state: unknown): CarriedAbout {
  const { from, reference } = isObject(state) && isObject(state['about']) ? state['about'] : {};
  const topic = typeof from === 'string' ? topics[routeAt(from)?.name ?? 'notFound'] : undefined;
  return {
    ...(topic && { topic }),
    ...(typeof reference === 'string' && { reference: reference.slice(0, LONGEST_REFERENCE) }),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

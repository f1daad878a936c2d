import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import { OpenReleases } from '@application/release/open-releases';
import type { ReleaseKind } from '@domain/release/release-kind';
import { pathOf, type RouteName } from '@ui/app/routes';
import { routeAt } from '@ui/app/route-at';
import { OpenReleasesModel } from '@ui/release/open-releases-model';
import { OpenReleasesView } from '@ui/release/open-releases-view';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { loadOnce } from './load-once';
import { draftsModule } from './modules/release/drafts-module';
import { receiptModule } from './modules/release/receipt-module';
import { releaseModule } from './modules/release/release-module';
import { releaseTokens } from './modules/release/release-tokens';
import { bankTokens } from './modules/session/bank-tokens';
import { platformTokens } from './modules/platform/platform-tokens';

/** Which pages ask about releases of a kind themselves, and where what came of one is seen. */
interface Home {
  readonly asks: readonly RouteName[];
  readonly shows: RouteName;
}

const order: Home = { asks: ['orderEntry', 'orderProtection'], shows: 'orderBook' };

const fund: Home = { asks: [], shows: 'fundDeposit' };

const homes: Readonly<Record<ReleaseKind, Home>> = {
  order,
  'quote-order': order,
  'quote-ticket': order,
  change: { asks: ['orderChange'], shows: 'orderBook' },
  cancellation: { asks: ['orderCancellation'], shows: 'orderBook' },
  'savings-plan': { asks: ['savingsPlanCreation', 'savingsPlanEmbedded'], shows: 'savingsPlans' },
  'savings-plan-change': { asks: ['savingsPlan'], shows: 'savingsPlans' },
  'savings-plan-end': { asks: ['savingsPlan'], shows: 'savingsPlans' },
  'target-market': { asks: ['knowledge'], shows: 'knowledge' },
  'fund-order': { asks: ['fundDeposit', 'fundWithdrawal'], shows: 'fundDeposit' },
  'fund-order-change': fund,
  'fund-order-cancellation': fund,
  'fund-reference-account': fund,
  application: { asks: ['productApplication'], shows: 'applications' },
};

/** Follows releases that were left without an answer, on whatever page the customer is. */
export function openReleases(container: Container): ComponentType {
  loadOnce(container, draftsModule, receiptModule, releaseModule);
  const tools = container.get(releaseTokens.releaseTools);
  const model = new OpenReleasesModel({
    releases: new OpenReleases(
      container.get(releaseTokens.listOpenIntents),
      tools.ledger,
      new HttpIntentGateway(container.get(bankTokens.client)),
      tools,
    ),
    scheduler: container.get(platformTokens.scheduler),
    isAskedAt: (kind, path) => homes[kind].asks.some((name) => name === routeAt(path)?.name),
  });
  return function Followed() {
    return <OpenReleasesView model={model} pathOf={(kind) => pathOf(homes[kind].shows)} />;
  };
}

import { StoredFundChangeDrafts } from '@adapters/browser/storage/stored-fund-change-drafts';
import { storedToldFundOrder } from '@adapters/browser/storage/stored-told-fund-order';
import { StoredTabDrafts } from '@adapters/browser/storage/stored-tab-drafts';
import { HttpFundDepotGateway } from '@adapters/http/fund-depot/http-fund-depot-gateway';
import { HttpFundOrderUpdates } from '@adapters/http/fund-depot/http-fund-order-updates';
import { HttpTaxGateway } from '@adapters/http/tax/http-tax-gateway';
import { CheckFundOrder } from '@application/fund-depot/check-fund-order';
import { TabDrafting } from '@application/shared/tab-drafting';
import { FUND_DRAFTS, isBlankFundOrder } from '@domain/fund-depot/form/fund-draft';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import { FundMoney } from '@application/fund-depot/fund-money';
import { LoadFundDepot } from '@application/fund-depot/load-fund-depot';
import { LoadFundTax } from '@application/fund-depot/load-fund-tax';
import { ContainerModule } from 'inversify';
import { depotTokens } from '../depot/depot-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { liveTokens } from '../session/live-tokens';
import { fundDepotTokens } from './fund-depot-tokens';

const draftedFundOrder = { name: 'fund order draft', prefix: FUND_DRAFTS, form: fundForm } as const;

/** Reading, checking and following the fund depot, and what is typed of an order to it. */
export const fundDepotModule = new ContainerModule(({ bind }) => {
  bind(fundDepotTokens.funds)
    .toResolvedValue((client) => new HttpFundDepotGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(fundDepotTokens.load)
    .toResolvedValue(
      (holdings, funds) => new LoadFundDepot(holdings.depots, funds),
      [depotTokens.holdings, fundDepotTokens.funds],
    )
    .inSingletonScope();
  bind(fundDepotTokens.loadTax)
    .toResolvedValue((client) => new LoadFundTax(new HttpTaxGateway(client)), [bankTokens.client])
    .inSingletonScope();
  bind(fundDepotTokens.money).toConstantValue(new FundMoney(storedToldFundOrder));
  bind(fundDepotTokens.checkOrder)
    .toResolvedValue(
      (funds, logger) => new CheckFundOrder(funds, logger),
      [fundDepotTokens.funds, platformTokens.logger],
    )
    .inSingletonScope();
  bind(fundDepotTokens.updates)
    .toResolvedValue(
      (topics, logger) => new HttpFundOrderUpdates(topics, logger),
      [liveTokens.eventStream, platformTokens.logger],
    )
    .inSingletonScope();
  bind(fundDepotTokens.changeDrafts)
    .toResolvedValue(
      (store, logger) => new StoredFundChangeDrafts({ store, logger }),
      [draftsTokens.textStore, platformTokens.logger],
    )
    .inSingletonScope();
  bind(fundDepotTokens.drafting)
    .toResolvedValue(
      (store, logger, locks, identifiers) =>
        new TabDrafting({
          drafts: new StoredTabDrafts({ store, logger }, draftedFundOrder),
          locks,
          identifiers,
          isBlank: isBlankFundOrder,
        }),
      [draftsTokens.textStore, platformTokens.logger, releaseTokens.locks, platformTokens.identifiers],
    )
    .inSingletonScope();
});

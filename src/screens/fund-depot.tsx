import { fundDraftName } from '@domain/fund-depot/form/fund-draft';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import type { ScreenModule } from '@ui/app/screens';
import { FundDepotModel } from '@ui/screens/fund-depot/fund-depot-model';
import { FundDepotScreen } from '@ui/screens/fund-depot/fund-depot-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { fundDepotModule } from '../modules/fund-depot/fund-depot-module';
import { fundDepotTokens } from '../modules/fund-depot/fund-depot-tokens';
import { fundReleaseModule } from '../modules/fund-depot/fund-release-module';
import { platformTokens } from '../modules/platform/platform-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { releaseTokens } from '../modules/release/release-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { tanTools } from '../release/tan-tools';
import { withDrafts } from '../release/with-drafts';

/** `cominvest/einzahlen` and `cominvest/auszahlen` */
export function fundDepotScreen(container: Container, kind: FundOrderKind): ScreenModule {
  listenToBank(container);
  loadOnce(container, draftsModule, receiptModule, releaseModule, fundDepotModule, fundReleaseModule);
  const tab = container.get(platformTokens.identifiers).tab();
  const createModel = (): FundDepotModel =>
    new FundDepotModel(kind, {
      ...tanTools(container),
      scheduler: container.get(draftsTokens.scheduler),
      load: container.get(fundDepotTokens.load),
      loadTax: container.get(fundDepotTokens.loadTax),
      checkOrder: container.get(fundDepotTokens.checkOrder),
      drafting: container.get(fundDepotTokens.drafting),
      changeDrafts: container.get(fundDepotTokens.changeDrafts),
      updates: container.get(fundDepotTokens.updates),
      money: container.get(fundDepotTokens.money),
      releases: {
        create: container.get(fundDepotTokens.create),
        change: container.get(fundDepotTokens.change),
        cancel: container.get(fundDepotTokens.cancel),
        reference: container.get(fundDepotTokens.reference),
        listOpen: container.get(releaseTokens.listOpenIntents),
        draft: fundDraftName(tab),
      },
      followFailure: container.get(sessionTokens.followFailure),
    });
  return {
    Screen: withDrafts(container.get(draftsTokens.textStore), () => (
      <FundDepotScreen createModel={createModel} />
    )),
  };
}

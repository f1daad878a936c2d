import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import { OpenReleases } from '@application/release/open-releases';
import { pathOf } from '@ui/app/routes';
import { OpenReleasesModel } from '@ui/release/open-releases-model';
import { OpenReleasesView } from '@ui/release/open-releases-view';
import type { Container } from 'inversify';
import { useEffect, type ComponentType } from 'react';
import { loadOnce } from '../later/load-once';
import { draftsModule } from '../modules/release/drafts-module';
import { receiptModule } from '../modules/release/receipt-module';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { releaseModule } from '../modules/release/release-module';
import { releaseTokens } from '../modules/release/release-tokens';
import { bankTokens } from '../modules/session/bank-tokens';
import { isTakenUpAt, shownAt } from './release-homes';
import { platformTokens } from '../modules/platform/platform-tokens';

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
    isTakenUpAt,
  });
  const store = container.get(draftsTokens.textStore);
  return function Followed() {
    useEffect(
      () => store.accompany({ hear: (lateness) => void (lateness === 'missed' && model.lookAgain()) }),
      [],
    );
    return <OpenReleasesView model={model} pathOf={(kind) => pathOf(shownAt(kind))} />;
  };
}

import type { ScreenModule } from '@ui/app/screens';
import { loginPath } from '@domain/access/login-path';
import { ApplicationModel } from '@ui/screens/product-application/application-model';
import { ProductApplicationScreen } from '@ui/screens/product-application/product-application-screen';
import type { Container } from 'inversify';
import { lazyFieldTexts } from '../later/lazy-field-texts';
import { loadOnce } from '../later/load-once';
import { applicationModule } from '../modules/application/application-module';
import { applicationReleaseModule } from '../modules/application/application-release-module';
import { applicationTokens } from '../modules/application/application-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { trackingModule } from '../modules/platform/tracking-module';
import { trackingTokens } from '../modules/platform/tracking-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { tanTools } from '../release/tan-tools';
import { withCounting } from './loading/with-counting';
import { withModel } from './loading/with-model';
import { withDrafts } from '../release/with-drafts';

/** Makes the model of an application, whichever page it stands on. */
export function applicationModel(container: Container): () => ApplicationModel {
  loadOnce(
    container,
    trackingModule,
    draftsModule,
    receiptModule,
    releaseModule,
    applicationModule,
    applicationReleaseModule,
  );
  const tools = {
    scheduler: container.get(platformTokens.scheduler),
    identifiers: container.get(platformTokens.identifiers),
  };
  const { search, path } = container.get(platformTokens.environment);
  return () =>
    new ApplicationModel(search(), {
      ...tanTools(container),
      scheduler: container.get(draftsTokens.scheduler),
      bank: container.get(applicationTokens.applications),
      openApplication: container.get(applicationTokens.openApplication),
      loadSelection: container.get(applicationTokens.loadSelection),
      drafts: container.get(applicationTokens.drafts),
      release: container.get(applicationTokens.release),
      listOpenIntents: container.get(applicationTokens.listOpenIntents),
      fieldTexts: lazyFieldTexts(tools),
      visit: container.get(trackingTokens.visitMarks),
      followFailure: container.get(applicationTokens.followFailure),
      track: (product, event) => {
        if (!container.get(platformTokens.config).tracking) return;
        const page = {
          area: 'antrag',
          page: `${product}/${event}`,
          transaction: 'antrag',
          products: [product],
        };
        container.get(trackingTokens.trackPage).execute('productApplication', page);
      },
      signIn: () => container.get(platformTokens.navigation).leave(loginPath(path() + search())),
    });
}

/** `antrag/:produkt` */
export function productApplicationScreen(container: Container): ScreenModule {
  const Page = withModel(ProductApplicationScreen, applicationModel(container));
  return { Screen: withCounting(container, withDrafts(container.get(draftsTokens.textStore), Page)) };
}

import type { ScreenModule } from '@ui/app/screens';
import { PortfolioPlannerScreen } from '@ui/screens/product-application/product-application-screen';
import type { Container } from 'inversify';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { applicationModel } from './product-application';
import { withCounting } from './loading/with-counting';
import { withDrafts } from '../release/with-drafts';
import { withModel } from './loading/with-model';

/** `portfolioplaner/onboarding` */
export function portfolioPlannerScreen(container: Container): ScreenModule {
  const Page = withModel(PortfolioPlannerScreen, applicationModel(container));
  return { Screen: withCounting(container, withDrafts(container.get(draftsTokens.textStore), Page)) };
}

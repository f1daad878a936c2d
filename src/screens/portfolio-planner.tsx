import type { ScreenModule } from '@ui/app/screens';
import { PortfolioPlannerScreen } from '@ui/screens/product-application/product-application-screen';
import type { Container } from 'inversify';
import { applicationModel } from './product-application';
import { withCounting } from './loading/with-counting';
import { withModel } from './loading/with-model';

/** `portfolioplaner/onboarding` */
export function portfolioPlannerScreen(container: Container): ScreenModule {
  return {
    Screen: withCounting(container, withModel(PortfolioPlannerScreen, applicationModel(container))),
  };
}

import type { ScreenModule } from '@ui/app/screens';
import { TanCommonModel } from '@ui/screens/tan-common/tan-common-model';
import { TanCommonScreen } from '@ui/screens/tan-common/tan-common-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { tanModule } from '../modules/session/tan-module';
import { platformTokens } from '../modules/platform/platform-tokens';
import { tanTokens } from '../modules/session/tan-tokens';
import { withModel } from './loading/with-model';

/** `tan-common` */
export function tanCommonScreen(container: Container): ScreenModule {
  loadOnce(container, tanModule);
  const create = (): TanCommonModel =>
    new TanCommonModel({
      tanMethods: container.get(tanTokens.tanMethods),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(TanCommonScreen, create) };
}

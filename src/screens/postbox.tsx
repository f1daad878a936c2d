import type { ScreenModule } from '@ui/app/screens';
import { PostboxModel } from '@ui/screens/postbox/postbox-model';
import { PostboxScreen } from '@ui/screens/postbox/postbox-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { bankingModule } from '../modules/depot/banking-module';
import { bankingTokens } from '../modules/depot/banking-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { withModel } from './loading/with-model';

/** `postfach` */
export function postboxScreen(container: Container): ScreenModule {
  loadOnce(container, bankingModule);
  const create = (): PostboxModel =>
    new PostboxModel({
      documents: container.get(bankingTokens.documents),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(PostboxScreen, create) };
}

import type { ScreenModule } from '@ui/app/screens';
import { ProtectionModel } from '@ui/screens/order-entry/protection/protection-model';
import { ProtectionScreen } from '@ui/screens/order-entry/protection/protection-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { orderProtectionModule } from '../modules/order/order-protection-module';
import { depotTokens } from '../modules/depot/depot-tokens';
import { marketTokens } from '../modules/order/market-tokens';
import { orderProtectionTokens } from '../modules/order/order-protection-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { orderEntryModels } from './order-entry';
import { withDrafts } from '../release/with-drafts';

/** `order/absicherung` */
export function orderProtectionScreen(container: Container): ScreenModule {
  const createEntry = orderEntryModels(container, 'ABSICHERUNG');
  loadOnce(container, orderProtectionModule);
  const createModel = (): ProtectionModel =>
    new ProtectionModel(createEntry(), {
      holdings: container.get(depotTokens.holdings),
      listProtectable: container.get(orderProtectionTokens.listProtectable),
      instruments: container.get(marketTokens.market).instruments,
      clock: container.get(platformTokens.clock),
    });
  return {
    Screen: withDrafts(container.get(draftsTokens.textStore), () => (
      <ProtectionScreen createModel={createModel} />
    )),
  };
}

import type { ScreenModule } from '@ui/app/screens';
import { ProtectionModel } from '@ui/screens/order-entry/protection/protection-model';
import { ProtectionScreen } from '@ui/screens/order-entry/protection/protection-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../load-once';
import { orderProtectionModule } from '../modules/order-protection-module';
import { tokens } from '../tokens';
import { orderEntryModels } from './order-entry';

/** `order/absicherung` */
export function orderProtectionScreen(container: Container): ScreenModule {
  const createEntry = orderEntryModels(container, 'ABSICHERUNG');
  loadOnce(container, orderProtectionModule);
  const createModel = (): ProtectionModel =>
    new ProtectionModel(createEntry(), {
      loadDepots: container.get(tokens.loadDepots),
      loadPositions: container.get(tokens.loadPositions),
      listProtectable: container.get(tokens.listProtectable),
      clock: container.get(tokens.clock),
    });
  return { Screen: () => <ProtectionScreen createModel={createModel} /> };
}

import type { Language } from '@application/ports/device-preferences';
import { PrepareOrder } from '@application/order/prepare-order';
import type { ShellDialog } from '@ui/app/services';
import { PaletteDialog } from '@ui/screens/palette/palette-dialog';
import { PaletteModel } from '@ui/screens/palette/palette-model';
import type { Container } from 'inversify';
import { loadOnce } from './later/load-once';
import { draftsModule } from './modules/release/drafts-module';
import { liveModule } from './modules/session/live-module';
import { orderDraftsModule } from './modules/order/order-drafts-module';
import { marketModule } from './modules/order/market-module';
import { receiptModule } from './modules/release/receipt-module';
import { releaseModule } from './modules/release/release-module';
import { depotTokens } from './modules/depot/depot-tokens';
import { marketTokens } from './modules/order/market-tokens';
import { orderTokens } from './modules/order/order-tokens';
import { platformTokens } from './modules/platform/platform-tokens';

/** The command palette; each opening begins again. */
export function palette(container: Container): ShellDialog {
  loadOnce(
    container,
    liveModule,
    draftsModule,
    receiptModule,
    releaseModule,
    marketModule,
    orderDraftsModule,
  );
  const market = container.get(marketTokens.market);
  const createModel = (language: Language): PaletteModel =>
    new PaletteModel({
      market,
      prepareOrder: new PrepareOrder({ market, holdings: container.get(depotTokens.holdings) }),
      drafts: container.get(orderTokens.drafting)('STANDARD'),
      clock: container.get(platformTokens.clock),
      scheduler: container.get(platformTokens.scheduler),
      language,
    });
  return ({ onClose }) => <PaletteDialog createModel={createModel} onClose={onClose} />;
}

import { PrepareOrder } from '@application/order/prepare-order';
import type { ShellDialog } from '@ui/app/services';
import { PaletteDialog } from '@ui/screens/palette/palette-dialog';
import { PaletteModel } from '@ui/screens/palette/palette-model';
import type { Container } from 'inversify';
import { loadOnce } from './load-once';
import { draftsModule } from './modules/release/drafts-module';
import { liveModule } from './modules/session/live-module';
import { orderModule } from './modules/order/order-module';
import { receiptModule } from './modules/release/receipt-module';
import { releaseModule } from './modules/release/release-module';
import { depotTokens } from './modules/depot/depot-tokens';
import { orderTokens } from './modules/order/order-tokens';
import { platformTokens } from './modules/platform/platform-tokens';

/** The command palette; each opening begins again. */
export function palette(container: Container): ShellDialog {
  loadOnce(container, liveModule, draftsModule, receiptModule, releaseModule, orderModule);
  const createModel = (): PaletteModel =>
    new PaletteModel({
      searchInstruments: container.get(orderTokens.searchInstruments),
      prepareOrder: new PrepareOrder({
        loadDimensions: container.get(orderTokens.loadDimensions),
        loadDepots: container.get(depotTokens.loadDepots),
        loadPositions: container.get(depotTokens.loadPositions),
        loadQuotes: container.get(orderTokens.loadQuotes),
      }),
      keepDraft: container.get(orderTokens.keepOrderDraft),
      restoreDraft: container.get(orderTokens.restoreOrderDraft),
      clock: container.get(platformTokens.clock),
      scheduler: container.get(platformTokens.scheduler),
    });
  return ({ onClose }) => <PaletteDialog createModel={createModel} onClose={onClose} />;
}

import { PrepareOrder } from '@application/order/prepare-order';
import type { ShellDialog } from '@ui/app/services';
import { PaletteDialog } from '@ui/screens/palette/palette-dialog';
import { PaletteModel } from '@ui/screens/palette/palette-model';
import type { Container } from 'inversify';
import { loadOnce } from './load-once';
import { draftsModule } from './modules/drafts-module';
import { liveModule } from './modules/live-module';
import { orderModule } from './modules/order-module';
import { receiptModule } from './modules/receipt-module';
import { releaseModule } from './modules/release-module';
import { tokens } from './tokens';

/** The command palette; each opening begins again. */
export function palette(container: Container): ShellDialog {
  loadOnce(container, liveModule, draftsModule, receiptModule, releaseModule, orderModule);
  const createModel = (): PaletteModel =>
    new PaletteModel({
      searchInstruments: container.get(tokens.searchInstruments),
      prepareOrder: new PrepareOrder({
        loadDimensions: container.get(tokens.loadDimensions),
        loadDepots: container.get(tokens.loadDepots),
        loadPositions: container.get(tokens.loadPositions),
        loadQuotes: container.get(tokens.loadQuotes),
      }),
      keepDraft: container.get(tokens.keepOrderDraft),
      restoreDraft: container.get(tokens.restoreOrderDraft),
      clock: container.get(tokens.clock),
      scheduler: container.get(tokens.scheduler),
    });
  return ({ onClose }) => <PaletteDialog createModel={createModel} onClose={onClose} />;
}

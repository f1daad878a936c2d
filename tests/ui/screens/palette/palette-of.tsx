import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { MemoryOrderDrafts } from '@adapters/fake/device/memory-order-drafts';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { LoadDepots } from '@application/depot/load-depots';
import { LoadPositions } from '@application/depot/load-positions';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { LoadDimensions } from '@application/order/load-dimensions';
import { LoadQuotes } from '@application/order/load-quotes';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { SearchInstruments } from '@application/order/search-instruments';
import { PrepareOrder } from '@application/order/prepare-order';
import type { ShellDialog } from '@ui/app/services';
import { PaletteDialog } from '@ui/screens/palette/palette-dialog';
import { PaletteModel } from '@ui/screens/palette/palette-model';

/** A palette on a fake bank, and the drafts it keeps. */
export function paletteOf(bank: FakeBank) {
  const depots = new FakeDepotGateway(bank);
  const drafts = new MemoryOrderDrafts();
  const identifiers = new FakeIdentifiers();
  const logger = new RecordingLogger();
  const keepDraft = new KeepOrderDraft(drafts, identifiers);
  const restoreDraft = new RestoreOrderDraft({
    drafts,
    instruments: new FakeInstrumentGateway(bank),
    locks: new FakeLocks(),
    identifiers,
  });
  const createModel = (): PaletteModel =>
    new PaletteModel({
      searchInstruments: new SearchInstruments(new FakeInstrumentGateway(bank)),
      prepareOrder: new PrepareOrder({
        loadDimensions: new LoadDimensions(new FakeOrderGateway(bank)),
        loadDepots: new LoadDepots(depots),
        loadPositions: new LoadPositions(depots, logger),
        loadQuotes: new LoadQuotes(new FakeInstrumentGateway(bank)),
      }),
      keepDraft,
      restoreDraft,
      clock: bank.scheduler,
      scheduler: bank.scheduler,
    });
  const Palette: ShellDialog = ({ onClose }) => <PaletteDialog createModel={createModel} onClose={onClose} />;
  return { Palette, keepDraft, restoreDraft };
}

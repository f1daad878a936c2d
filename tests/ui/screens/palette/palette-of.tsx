import type { Language } from '@application/ports/device-preferences';
import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { MemoryOrderDrafts } from '@adapters/fake/device/memory-order-drafts';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { PrepareOrder } from '@application/order/prepare-order';
import type { ShellDialog } from '@ui/app/services';
import { PaletteDialog } from '@ui/screens/palette/palette-dialog';
import { PaletteModel } from '@ui/screens/palette/palette-model';

/** A palette on a fake bank, and the drafts it keeps. */
export function paletteOf(bank: FakeBank) {
  const depots = new FakeDepotGateway(bank);
  const drafts = new MemoryOrderDrafts();
  const identifiers = new FakeIdentifiers();
  const keepDraft = new KeepOrderDraft(drafts, identifiers);
  const market = {
    instruments: new FakeInstrumentGateway(bank),
    orders: new FakeOrderGateway(bank),
  };
  const restoreDraft = new RestoreOrderDraft({
    drafts,
    instruments: market.instruments,
    locks: new FakeLocks(),
    identifiers,
  });
  const createModel = (language: Language): PaletteModel =>
    new PaletteModel({
      market,
      prepareOrder: new PrepareOrder({ market, holdings: { depots } }),
      drafts: {
        keep: (draft) => keepDraft.execute(draft),
        restore: () => restoreDraft.execute(),
      },
      clock: bank.scheduler,
      scheduler: bank.scheduler,
      language,
    });
  const Palette: ShellDialog = ({ onClose }) => <PaletteDialog createModel={createModel} onClose={onClose} />;
  return { Palette, keepDraft, restoreDraft };
}

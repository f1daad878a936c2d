import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeWatchlistGateway } from '@adapters/fake/bank/fake-watchlist-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { WatchQuotes } from '@application/depot/watch-quotes';
import type { Offering } from '@domain/access/offering';
import { act } from '@testing-library/react';
import { everybody, OfferingContext } from '@ui/app/offered';
import { DiscreetMode } from '@ui/i18n/discreet';
import { SecurityModel } from '@ui/screens/security/security-model';
import { SecurityScreen } from '@ui/screens/security/security-screen';
import { inShell } from '../../in-shell';
import { renderPage } from '../../render-page';

/** The page of a security, a second after it was opened. */
export async function shown(
  code = 'DE0007164600',
  bank = new FakeBank(),
  offering: Offering = everybody,
  discreet = false,
): Promise<FakeBank> {
  const orders = new FakeOrderGateway(bank);
  const model = new SecurityModel(code, {
    instruments: new FakeInstrumentGateway(bank),
    orders,
    watchQuotes: new WatchQuotes(bank.live),
    book: orders,
    holdings: { depots: new FakeDepotGateway(bank) },
    watchlist: new FakeWatchlistGateway(bank),
    documents: new FakeDocumentGateway(bank),
    clock: bank.scheduler,
  });
  renderPage(
    inShell(
      <OfferingContext value={{ offering }}>
        <DiscreetMode value={discreet}>
          <SecurityScreen model={model} />
        </DiscreetMode>
      </OfferingContext>,
    ),
  );
  await act(() => bank.scheduler.advance(1000));
  return bank;
}

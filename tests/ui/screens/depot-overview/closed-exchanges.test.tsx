import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { instrumentId, positionId } from '@domain/codes/ids';
import type { VenueHours } from '@domain/instrument/venue';
import { instant } from '@domain/time/instant';
import { act, screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { shownDepot } from './shown-depot';

beforeAll(fillBrowserGaps);

/** The close of the Friday before. */
const lastAt = instant(Date.UTC(2026, 10, 20, 21, 0, 0));
const closed = { state: 'closed', opens: instant(Date.UTC(2026, 10, 23, 7, 0, 0)) } as const;
const open = { state: 'open' } as const;

async function depotWith(...hours: readonly VenueHours[]): Promise<FakeBank> {
  const bank = new FakeBank();
  const shares = hours.map((_, index) => ({ ...sap, id: instrumentId(`i-${index}`) }));
  bank.world.positions = shares.map((share, index) => ({
    ...positionIn(mainDepot, share, '10', '100.00', '100.00'),
    id: positionId(`p-${index}`),
  }));
  await shownDepot({ bank });
  act(() => {
    hours.forEach((state, index) => {
      const quote = marketOf(shares[index] ?? sap, xetra, '111.00', 8);
      bank.live.tellQuote({ ...quote, at: lastAt, hours: state });
    });
  });
  await act(() => bank.scheduler.advance(1000));
  return bank;
}

describe('the prices of a depot while nothing is traded [OBK-06]', () => {
  it('are not said to come: the exchanges are closed, and of when the last price is', async () => {
    await depotWith(closed, closed);
    expect(screen.getByText('Die Börsen sind geschlossen.')).toBeVisible();
    expect(screen.getByText(/Neuester Kurs: 20\.11\.2026 22:00:00\./u)).toBeVisible();
    expect(screen.queryByText('Kurse kommen laufend.')).toBeNull();
  });

  it('come as long as one exchange is open', async () => {
    await depotWith(closed, open);
    expect(screen.getByText('Kurse kommen laufend.')).toBeVisible();
    expect(screen.queryByText('Die Börsen sind geschlossen.')).toBeNull();
  });

  it('may be outdated where the line is down, whatever is closed', async () => {
    const bank = await depotWith(closed, closed);
    act(() => {
      bank.live.turn('disconnected');
    });
    await act(() => bank.scheduler.advance(1000));
    expect(screen.getByText('Verbindung unterbrochen, Kurse können veraltet sein.')).toBeVisible();
  });
});

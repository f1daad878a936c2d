import { act, screen } from '@testing-library/react';
import { marketOf, msciWorld, sap, xetra } from '@adapters/fake/bank/fake-market';
import type { FakeWorld } from '@adapters/fake/bank/fake-world';
import type { DerivativeFigures } from '@domain/instrument/derivative-figures';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { fillBrowserGaps } from '../../browser-gaps';
import { advance, openOrderPage, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const call: DerivativeFigures = {
  underlying: msciWorld.wkn,
  underlyingVenue: xetra.id,
  underlyingPrice: amount('240.00', EUR),
  strike: amount('260.00', EUR),
  warrantType: 'Call',
  multiplier: decimal('0.1'),
  leverage: decimal('12.00'),
};

/** A warrant at 2.00 EUR on a fund at 240.00 EUR. */
const withWarrant = (pushPrices: boolean): FakeWorld => {
  const world = withDealer();
  return {
    ...world,
    instruments: [{ ...sap, type: 'WARRANT', derivative: call }, msciWorld],
    quotes: [marketOf(sap, xetra, '2.00'), marketOf(msciWorld, xetra, '240.00')],
    orderPreferences: { ...world.orderPreferences, pushPrices },
  };
};

const figure = (label: string) => screen.getByText(label).parentElement;

describe('the figures of a derivative beside its order [ORD-28] [PUB-01]', () => {
  it('follow the prices of the underlying and of the security itself', async () => {
    const { bank } = await openOrderPage('?side=k&wkn=716460&exchange=Xetra', withWarrant(true));
    expect(figure('Kurs des Basiswerts')).toHaveTextContent(/240,00.EUR/);
    expect(figure('Hebel')).toHaveTextContent('12,00');
    act(() => bank.live.tellQuote(marketOf(msciWorld, xetra, '250.00', 2)));
    expect(figure('Kurs des Basiswerts')).toHaveTextContent(/250,00.EUR/);
    expect(figure('Hebel')).toHaveTextContent('12,50');
    act(() => bank.live.tellQuote(marketOf(sap, xetra, '2.50', 2)));
    expect(figure('Hebel')).toHaveTextContent('10,00');
    expect(figure('Abstand zum Basispreis')).toHaveTextContent(/10,00.EUR \(4,00.%\), aus dem Geld/);
  });

  it('are fetched with the price where the customer wants no live prices', async () => {
    const { bank, user } = await openOrderPage('?side=k&wkn=716460&exchange=Xetra', withWarrant(false));
    bank.world.quotes = [marketOf(sap, xetra, '2.00', 2), marketOf(msciWorld, xetra, '250.00', 2)];
    expect(figure('Hebel')).toHaveTextContent('12,00');
    await user.click(screen.getByRole('button', { name: 'Aktualisieren' }));
    await advance(bank, 1000);
    expect(figure('Hebel')).toHaveTextContent('12,50');
  });

  it('are not there for a share', async () => {
    await openOrderPage('?side=k&wkn=716460&exchange=Xetra');
    expect(screen.queryByText(/Hebel|Basiswert/)).toBeNull();
  });
});

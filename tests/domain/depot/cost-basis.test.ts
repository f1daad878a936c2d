import { bund, sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { costBasis } from '@domain/depot/cost-basis';
import { amount } from '@domain/money/amount';
import { EUR, USD } from '@domain/money/unit';
import { transferred } from './transferred';

/** Forty shares at 198.20, for which 7,950.45 EUR were paid with costs. */
const shares = {
  ...positionIn(mainDepot, sap, '40', '198.20', '232.75'),
  purchaseValue: amount('7950.45', EUR),
};

describe('what a position has cost', () => {
  it('is known without and with the costs of buying, and so are these [OBK-04]', () => {
    expect(costBasis(shares)).toEqual({
      withoutCosts: amount('7928.00', EUR),
      withCosts: amount('7950.45', EUR),
      costs: amount('22.45', EUR),
    });
  });

  it('of a bond is nominal times percent [OBK-04]', () => {
    const bond = positionIn(mainDepot, bund, '5000', '91.10', '86.74');
    expect(costBasis(bond).withoutCosts).toEqual(amount('4555.00', EUR));
  });

  it('leaves the costs open between two currencies: no rate is at hand [OBK-04]', () => {
    const foreign = { ...shares, purchasePrice: amount('210.00', USD) };
    expect(costBasis(foreign)).toEqual({
      withoutCosts: amount('8400.00', USD),
      withCosts: amount('7950.45', EUR),
    });
  });

  it.each([
    [
      'price',
      { ...transferred, purchaseValue: amount('7950.45', EUR) },
      { withCosts: amount('7950.45', EUR) },
    ],
    ['value', { ...transferred, purchasePrice: amount('80', EUR) }, { withoutCosts: amount('800.00', EUR) }],
    ['price and value', transferred, {}],
  ])('never shows 0 for an unknown %s [OBK-04]', (_, position, known) => {
    expect(costBasis(position)).toEqual(known);
  });
});

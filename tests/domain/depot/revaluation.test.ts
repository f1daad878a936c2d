import type { Position } from '@domain/depot/position';
import { revalue } from '@domain/depot/revaluation';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { percentage } from '@domain/money/percentage';
import { EUR, PERCENT, USD } from '@domain/money/unit';
import { transferred } from './transferred';

/** The same, bought at 80. */
const position: Position = {
  ...transferred,
  purchasePrice: amount('80', EUR),
  purchaseValue: amount('800.00', EUR),
};

const at = (text: string, unit = EUR) => ({ price: amount(text, unit), at: instant(5) });
const share = (text: string) => percentage(decimal(text));

describe('a position at a new price', () => {
  it('has a new value, gain and day change [OBK-04]', () => {
    expect(revalue(position, at('88'))).toEqual({
      ...position,
      currentPrice: at('88'),
      currentValue: amount('880.00', EUR),
      profitLossPurchase: { absolute: amount('80.00', EUR), relative: share('10.00') },
      profitLossPreviousDay: { absolute: amount('-20.00', EUR), relative: share('-2.22') },
    });
  });

  it('of a bond is nominal times percent [OBK-04]', () => {
    const bond = { ...position, quantity: amount('5000', EUR), currentPrice: at('97', PERCENT) };
    expect(revalue(bond, at('98.50', PERCENT)).currentValue).toEqual(amount('4925.00', EUR));
  });

  it('moves with its price where that is in another currency [OBK-04]', () => {
    const foreign = { ...position, currentPrice: at('110', USD) };
    expect(revalue(foreign, at('121', USD)).currentValue).toEqual(amount('1100.00', EUR));
  });

  it('rounds half a cent up', () => {
    const foreign = { ...position, currentPrice: at('800', USD) };
    expect(revalue(foreign, at('644.1', USD)).currentValue).toEqual(amount('805.13', EUR));
  });

  it.each([
    ['the old price is in a third currency', { ...position, currentPrice: at('110', PERCENT) }],
    ['the old price is 0', { ...position, currentPrice: at('0', USD) }],
  ])('stays as it is where %s', (_, given) => {
    expect(revalue(given, at('121', USD))).toBe(given);
  });

  it('does not show the gain of before where it cannot be known [OBK-04]', () => {
    const stated = { ...transferred, profitLossPurchase: { absolute: amount('200', EUR) } };
    expect(revalue(stated, at('88')).profitLossPurchase).toBeUndefined();
  });

  it('does not show a gain over what was paid in another currency', () => {
    const abroad = { ...position, purchaseValue: amount('800.00', USD) };
    expect(revalue(abroad, at('88')).profitLossPurchase).toBeUndefined();
  });

  it('shows no share of nothing', () => {
    const gift = { ...position, purchaseValue: amount('0.00', EUR) };
    expect(revalue(gift, at('88')).profitLossPurchase).toStrictEqual({ absolute: amount('880.00', EUR) });
  });
});

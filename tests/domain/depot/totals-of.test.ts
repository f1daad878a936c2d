import { bund, msciWorld, sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { joinedTallies, tallyOf, totalsIn, totalsOf } from '@domain/depot/totals-of';
import type { Position } from '@domain/depot/position';
import { decimal, decimalText } from '@domain/money/decimal';
import { amount } from '@domain/money/amount';
import { EUR, USD } from '@domain/money/unit';
import { fc } from '@tests/support/properties';

const shares = positionIn(mainDepot, sap, '10', '100.00', '110.00');
const fund = positionIn(mainDepot, msciWorld, '10', '100.00', '95.00');
/** Bought in another currency: what was paid cannot be compared. */
const inherited: Position = {
  ...positionIn(mainDepot, bund, '1000', '90.00', '80.00'),
  purchaseValue: amount('900.00', USD),
};

describe('the totals of a depot', () => {
  it('add up values and changes [OBK-04]', () => {
    const totals = totalsOf([shares, fund], EUR);
    expect(totals && decimalText(totals.currentValue.value)).toBe('2050.00');
    expect(totals?.profitLossPurchase && decimalText(totals.profitLossPurchase.absolute.value)).toBe('50.00');
  });

  it('compare only what has an earlier value in this currency, and count the value of all [OBK-04]', () => {
    const totals = totalsOf([shares, inherited], EUR);
    expect(totals && decimalText(totals.currentValue.value)).toBe('1900.00');
    expect(totals?.profitLossPurchase && decimalText(totals.profitLossPurchase.absolute.value)).toBe(
      '100.00',
    );
  });

  it('say what was paid for all and what all were worth yesterday, only where that of each is known [OBK-04]', () => {
    const yesterday = (position: Position, value: string): Position => ({
      ...position,
      previousDayValue: amount(value, EUR),
    });
    const known = [yesterday(shares, '1080.00'), yesterday(fund, '960.00')];
    expect(totalsOf(known, EUR)).toEqual({
      currentValue: amount('2050.00', EUR),
      purchaseValue: amount('2000.00', EUR),
      previousDayValue: amount('2040.00', EUR),
      profitLossPurchase: { absolute: amount('50.00', EUR), relative: decimal('2.50') },
      profitLossPreviousDay: { absolute: amount('10.00', EUR), relative: decimal('0.49') },
    });
    const { previousDayValue, ...untold } = inherited;
    expect(previousDayValue).toBeDefined();
    expect(totalsOf([...known, untold], EUR)).toEqual({
      currentValue: amount('2850.00', EUR),
      profitLossPurchase: { absolute: amount('50.00', EUR), relative: decimal('2.50') },
      profitLossPreviousDay: { absolute: amount('10.00', EUR), relative: decimal('0.49') },
    });
    expect(totalsOf([untold], EUR)).toEqual({ currentValue: amount('800.00', EUR) });
  });

  it('know no change where no earlier value is known [OBK-04]', () => {
    expect(totalsOf([inherited], EUR)?.profitLossPurchase).toBeUndefined();
  });

  it('are the same whether all are added up at once or list by list [OBK-06]', () => {
    const untold = { ...shares, currentValue: amount('7.00', USD) };
    const some = fc.array(fc.constantFrom(shares, fund, inherited, untold), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 5 }), (lists) => {
        const joined = joinedTallies(lists.map((list) => tallyOf(list, EUR)));
        expect(totalsIn(joined, EUR)).toEqual(totalsOf(lists.flat(), EUR));
      }),
    );
  });

  it('are unknown in a currency that one position is not valued in', () => {
    expect(totalsOf([shares], USD)).toBeUndefined();
  });
});

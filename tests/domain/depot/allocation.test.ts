import { msciWorld, sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import {
  biggestParts,
  divisions,
  joinedParts,
  partSums,
  rankedParts,
  type Division,
} from '@domain/depot/allocation';
import type { Position } from '@domain/depot/position';
import { amount, sumAmounts } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { positionId } from '@domain/codes/ids';
import { EUR, USD, type Unit } from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import { transferred } from './transferred';

const shares = positionIn(mainDepot, sap, '10', '100.00', '100.00');
const fund = positionIn(mainDepot, msciWorld, '10', '100.00', '300.00');

const partsOf = (positions: readonly Position[], division: Division, currency: Unit) =>
  rankedParts(partSums(positions, division, currency), currency);

const shown = (positions: readonly Position[], division: (typeof divisions)[number]) =>
  partsOf(positions, division, EUR).map(({ key, value, share }) => [
    key,
    decimalText(value.value),
    share && decimalText(share),
  ]);

/** So many positions, each worth so much. */
const positionsWorth = (values: readonly number[]): readonly Position[] =>
  values.map((value, index) => ({
    ...shares,
    id: positionId(`p-${index}`),
    currentValue: amount(`${value}.00`, EUR),
  }));

describe('the allocation of a depot', () => {
  it('is by kind, biggest first, with the share of each [OBK-05]', () => {
    expect(shown([shares, fund], 'type')).toEqual([
      ['ETF', '3000.00', '75.00'],
      ['SHARE', '1000.00', '25.00'],
    ]);
  });

  it('counts apart what the bank did not say [OBK-05]', () => {
    expect(shown([shares, transferred], 'sector').map(([key]) => key)).toContain(undefined);
  });

  it('counts a position to the currency of its security, or of its price where that is not named [OBK-05]', () => {
    const dollars = { ...transferred, currentPrice: { price: amount('100', USD) } };
    const listed = { ...dollars, instrument: { ...sap, currency: EUR } };
    expect(shown([dollars], 'currency').map(([key]) => key)).toEqual(['USD']);
    expect(shown([listed], 'currency').map(([key]) => key)).toEqual(['EUR']);
  });

  it('has no others where all parts have room, and none at all of nothing [OBK-05]', () => {
    const three = partsOf(positionsWorth([3, 2, 1]), 'position', EUR);
    expect(biggestParts(three, 3)).toEqual({ parts: three, others: undefined });
    expect(biggestParts([], 0)).toEqual({ parts: [], others: undefined });
  });

  it('leaves out what is valued in another currency', () => {
    const foreign = { ...fund, currentValue: amount('3000.00', USD) };
    expect(shown([shares, foreign], 'type')).toEqual([['SHARE', '1000.00', '100.00']]);
  });

  it('adds up to the whole, however it is divided [OBK-05]', () => {
    const values = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.constantFrom(...divisions), fc.integer({ min: 1, max: 8 }), (list, by, most) => {
        const positions = positionsWorth(list);
        const all = partsOf(positions, by, EUR);
        const { parts, others } = biggestParts(all, most);
        const pictured = others === undefined ? parts : [...parts, others];
        const whole = list.reduce((sum, value) => sum + value, 0);
        expect(pictured.length).toBeLessThanOrEqual(Math.max(most, 1));
        expect(
          decimalText(
            sumAmounts(
              pictured.map(({ value }) => value),
              EUR,
            ).value,
          ),
        ).toBe(`${whole}.00`);
      }),
    );
  });

  it('is the same whether all are added up at once or list by list [OBK-06]', () => {
    const some = fc.array(fc.constantFrom(shares, fund, transferred), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 5 }), fc.constantFrom(...divisions), (lists, by) => {
        const joined = joinedParts(lists.map((list) => partSums(list, by, EUR)));
        expect(rankedParts(joined, EUR)).toEqual(partsOf(lists.flat(), by, EUR));
      }),
    );
  });

  it('puts what is beyond the biggest parts together as the last [OBK-05]', () => {
    const { parts, others } = biggestParts(partsOf(positionsWorth([40, 30, 20, 10]), 'position', EUR), 3);
    expect(parts.map(({ key }) => key)).toEqual(['p-0', 'p-1']);
    expect(others && decimalText(others.value.value)).toBe('30.00');
    expect(others?.share && decimalText(others.share)).toBe('30.00');
  });
});

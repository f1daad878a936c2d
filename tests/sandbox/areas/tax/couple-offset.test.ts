import { offsetCouple } from '@sandbox/areas/tax/couple/couple-offset';
import { incomeOf, type YearTotals } from '@sandbox/areas/tax/year-tax';
import { fc } from '@tests/support/properties';

const year = (told: Partial<YearTotals>): YearTotals => ({
  shares: 0n,
  other: 0n,
  allowance: 0n,
  allowanceUsed: 0n,
  churchRate: 0n,
  foreignTax: 0n,
  foreignCredited: 0n,
  substitute: 0n,
  kest: 0n,
  soli: 0n,
  kist: 0n,
  ...told,
});

/** In cents: what each ends with in both pots, what of the allowance each uses, and the tax each is given back. */
const CASES = [
  {
    why: 'losses from shares lower gains from shares: 3,000.00 - 1,000.00 are covered by the allowance',
    a: year({ shares: -1000_00n }),
    b: year({ shares: 3000_00n, allowanceUsed: 2000_00n, kest: 250_00n, soli: 13_75n }),
    allowance: 2000_00n,
    ends: [
      { shares: 0n, other: 0n, allowanceUsed: 0n, back: [0n, 0n, 0n] },
      { shares: 2000_00n, other: 0n, allowanceUsed: 2000_00n, back: [-250_00n, -13_75n, 0n] },
    ],
  },
  {
    why: 'losses from shares lower nothing else (EStG § 20 VI 4)',
    a: year({ shares: -1000_00n }),
    b: year({ other: 3000_00n, allowanceUsed: 1600_00n, kest: 350_00n, soli: 19_25n }),
    allowance: 1600_00n,
    ends: [
      { shares: -1000_00n, other: 0n, allowanceUsed: 0n, back: [0n, 0n, 0n] },
      { shares: 0n, other: 3000_00n, allowanceUsed: 1600_00n, back: [0n, 0n, 0n] },
    ],
  },
  {
    why: 'other losses lower any gain; what is left of them is carried on',
    a: year({ other: -1500_00n }),
    b: year({ shares: 1000_00n, other: 200_00n, allowanceUsed: 1200_00n }),
    allowance: 2000_00n,
    ends: [
      { shares: 0n, other: -300_00n, allowanceUsed: 0n, back: [0n, 0n, 0n] },
      // 1,000.00 of gains from shares, taken up by other losses: no income is left.
      { shares: 1000_00n, other: -1000_00n, allowanceUsed: 0n, back: [0n, 0n, 0n] },
    ],
  },
  {
    why: 'the allowance that is freed is the other’s: 600.00 of 900.00 taxed before',
    a: year({ shares: 1000_00n, allowanceUsed: 1000_00n }),
    b: year({ shares: -600_00n, other: 900_00n, kest: 225_00n, soli: 12_37n }),
    allowance: 1000_00n,
    ends: [
      { shares: 400_00n, other: 0n, allowanceUsed: 400_00n, back: [0n, 0n, 0n] },
      { shares: 0n, other: 900_00n, allowanceUsed: 600_00n, back: [-150_00n, -8_25n, 0n] },
    ],
  },
  {
    why: 'each is given back at the own rate of church tax: 400.00 / 4.09',
    a: year({ other: -400_00n }),
    b: year({ other: 1000_00n, churchRate: 9n, kest: 244_50n, soli: 13_44n, kist: 22_00n }),
    allowance: 0n,
    ends: [
      { shares: 0n, other: 0n, allowanceUsed: 0n, back: [0n, 0n, 0n] },
      { shares: 0n, other: 600_00n, allowanceUsed: 0n, back: [-97_80n, -5_37n, -8_80n] },
    ],
  },
];

const told = ([a, b]: ReturnType<typeof offsetCouple>) =>
  [a, b].map(({ year: { shares, other, allowanceUsed }, back: { kest, soli, kist } }) => ({
    shares,
    other,
    allowanceUsed,
    back: [kest, soli, kist],
  }));

test.each(CASES)('[TAX-01] $why', ({ a, b, allowance, ends }) => {
  expect(told(offsetCouple(a, b, allowance))).toEqual(ends);
  // No matter which of them is named first.
  expect(told(offsetCouple(b, a, allowance))).toEqual(ends.toReversed());
});

test('[TAX-01] no cent of a result is lost, nobody is taxed more, and the allowance is never used twice', () => {
  const cents = fc.bigInt({ min: -5000_00n, max: 5000_00n });
  const pots = fc.record({ shares: cents, other: cents });
  fc.assert(
    fc.property(pots, pots, fc.bigInt({ min: 0n, max: 2000_00n }), (one, two, allowance) => {
      const used = (of: typeof one, left: bigint): bigint => {
        const income = incomeOf(of.shares, of.other);
        return income < left ? income : left;
      };
      const first = used(one, allowance);
      const a = year({ ...one, allowanceUsed: first });
      const b = year({ ...two, allowanceUsed: used(two, allowance - first) });
      const [x, y] = offsetCouple(a, b, allowance);
      const taxed = (of: YearTotals): bigint => incomeOf(of.shares, of.other) - of.allowanceUsed;
      expect(x.year.shares + y.year.shares).toBe(a.shares + b.shares);
      expect(x.year.other + y.year.other).toBe(a.other + b.other);
      expect(taxed(x.year) <= taxed(a) && taxed(y.year) <= taxed(b)).toBe(true);
      expect(taxed(x.year) >= 0n && taxed(y.year) >= 0n).toBe(true);
      expect(x.year.allowanceUsed + y.year.allowanceUsed <= allowance).toBe(true);
      // Nothing is taxed while the allowance, or a loss of the other, could take it.
      if (taxed(x.year) + taxed(y.year) > 0n) {
        expect(x.year.allowanceUsed + y.year.allowanceUsed).toBe(allowance);
        const losses = [x, y].map(({ year: { shares, other } }) => (shares > 0n ? shares : 0n) + other);
        expect(losses.every((each) => each >= 0n)).toBe(true);
      }
    }),
  );
});

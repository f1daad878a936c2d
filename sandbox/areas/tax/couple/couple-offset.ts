import { least, orNothing } from '../cents';
import { incomeOf, refund, type Charge, type YearTotals } from '../year-tax';

/** A partner's year after the offset, and what it gives back; negative amounts of tax. */
export interface OffsetYear {
  readonly year: YearTotals;
  readonly back: Charge;
}

/** What of both pots and of the allowance a partner ends with. */
type Pots = Pick<YearTotals, 'shares' | 'other'>;

/**
 * The offset of losses between the partners of a couple with one allowance, once, at the end of a year (EStG § 43a III 2):
 * each has set off their own before; then losses from shares of the one lower what is left of gains from shares of the
 * other, all other losses any gain. The allowance that this frees is the other's, and tax is given back.
 */
export function offsetCouple(
  a: YearTotals,
  b: YearTotals,
  allowance: bigint,
): readonly [OffsetYear, OffsetYear] {
  const [a1, b1] = lowered(a, b);
  const [b2, a2] = lowered(b1, a1);
  const [keptA, keptB] = [least(a.allowanceUsed, income(a2)), least(b.allowanceUsed, income(b2))];
  const usedA = keptA + least(orNothing(allowance - keptA - keptB), income(a2) - keptA);
  const usedB = keptB + least(orNothing(allowance - usedA - keptB), income(b2) - keptB);
  return [settled(a, a2, usedA), settled(b, b2, usedB)];
}

const income = ({ shares, other }: Pots): bigint => incomeOf(shares, other);

/** The losses of the one lower the gains of the other. */
function lowered(loser: Pots, winner: Pots): readonly [Pots, Pots] {
  const shareGains = least(orNothing(winner.shares), income(winner));
  const ofShares = least(orNothing(-loser.shares), shareGains);
  const left = { ...winner, shares: winner.shares - ofShares };
  const otherLosses = orNothing(-(orNothing(loser.shares) + loser.other));
  const ofOther = least(otherLosses, income(left));
  return [
    { ...loser, shares: loser.shares + ofShares, other: loser.other + ofOther },
    { ...left, other: left.other - ofOther },
  ];
}

function settled(before: YearTotals, { shares, other }: Pots, allowanceUsed: bigint): OffsetYear {
  const taxed = orNothing(income(before) - before.allowanceUsed);
  const back = refund(before, taxed - (income({ shares, other }) - allowanceUsed));
  return {
    back,
    year: {
      ...before,
      shares,
      other,
      allowanceUsed,
      foreignTax: before.foreignTax - back.foreignTax,
      foreignCredited: before.foreignCredited + back.foreignTax,
      kest: before.kest + back.kest,
      soli: before.soli + back.soli,
      kist: before.kist + back.kist,
    },
  };
}

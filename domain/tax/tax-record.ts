import { add, isNegative, maximum, minimum, negate, subtract, zero, type Decimal } from '../money/decimal';

/** What was withheld: capital gains tax, solidarity surcharge, church tax; EUR. */
export interface TaxAmounts {
  readonly capitalGainsTax: Decimal;
  readonly solidarity: Decimal;
  readonly churchTax: Decimal;
}

/** What the bank has added up for a customer's tax in one year; EUR. */
export interface TaxRecord {
  /** Results of the year and losses carried into it, after partial exemption: gains positive, losses left negative. */
  readonly pots: { readonly shares: Decimal; readonly other: Decimal };
  readonly allowance: {
    readonly ordered: Decimal;
    /** Together with the partner where the order is joint. */
    readonly used: Decimal;
    readonly usedByPartner: Decimal;
    readonly joint: boolean;
  };
  /** In percent, 8 or 9; undefined: no member of a church that has its tax withheld. */
  readonly churchRate: Decimal | undefined;
  /** Where the customer is resident for tax, as ISO 3166 writes it. */
  readonly country: string;
  /** Creditable foreign tax not yet credited. */
  readonly foreignTax: Decimal;
  /** Credited in the year. */
  readonly foreignCredited: Decimal;
  /** What of the income was taken as 30 % of proceeds for want of a cost, after partial exemption (EStG § 43a II 7). */
  readonly substitute: Decimal;
  readonly paid: TaxAmounts;
}

/** Whether what a depot brings is taxed here: for residents alone (EStG § 1 I, § 49 I). */
export const isTaxedHere = ({ country }: Pick<TaxRecord, 'country'>): boolean => country === 'DE';

/** How much is left of what lowers the tax, and what was taxed so far. */
export interface TaxState {
  /** Losses from shares, for gains from shares alone. */
  readonly shareLosses: Decimal;
  /** All other losses that no gain has used yet. */
  readonly otherLosses: Decimal;
  readonly allowanceLeft: Decimal;
  /** Income of the year after losses, before the allowance. */
  readonly income: Decimal;
  /** Of it what the allowance does not cover. */
  readonly taxable: Decimal;
}

/**
 * Losses, allowance and taxable income of a record: losses from shares lower gains from shares only, all other losses
 * both kinds of gains (EStG § 20 VI, § 43a III), and then the allowance (EStG § 20 IX, § 44a I).
 */
export function taxState({ pots, allowance }: TaxRecord): TaxState {
  const shareGains = maximum(pots.shares, zero);
  const total = add(shareGains, pots.other);
  const income = maximum(total, zero);
  const ownUse = subtract(allowance.used, allowance.usedByPartner);
  return {
    shareLosses: maximum(negate(pots.shares), zero),
    otherLosses: isNegative(total) ? negate(total) : zero,
    allowanceLeft: maximum(subtract(allowance.ordered, allowance.used), zero),
    income,
    taxable: maximum(subtract(income, ownUse), zero),
  };
}

/** The record after a result of a pot, with the allowance used as far as the year's income reaches; tax not yet noted. */
export function withResult(record: TaxRecord, pot: 'SHARES' | 'OTHER', result: Decimal): TaxRecord {
  const { shares, other } = record.pots;
  const pots =
    pot === 'SHARES' ? { shares: add(shares, result), other } : { shares, other: add(other, result) };
  const { ordered, usedByPartner } = record.allowance;
  const own = minimum(maximum(subtract(ordered, usedByPartner), zero), taxState({ ...record, pots }).income);
  return { ...record, pots, allowance: { ...record.allowance, used: add(usedByPartner, own) } };
}

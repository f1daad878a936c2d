import { least, orNothing } from '../cents';
import { incomeOf, type YearTotals } from '../year-tax';

/** What a certificate of a year tells, in cents (EStG § 45a II, Muster I of the ministry). */
export interface CertificateLines {
  /** Income after losses, before the allowance. */
  readonly income: bigint;
  /** What of it are gains from shares. */
  readonly shareGains: bigint;
  /** What of it was 30 % of proceeds, for want of a cost (EStG § 43a II 7). */
  readonly substituteIncome: bigint;
  /** Losses that no gain has taken up, without those from shares. */
  readonly otherLosses: bigint;
  readonly shareLosses: bigint;
  readonly allowanceUsed: bigint;
  readonly kest: bigint;
  readonly soli: bigint;
  readonly kist: bigint;
  readonly foreignTaxCredited: bigint;
  readonly foreignTaxLeft: bigint;
}

/** The lines of a year. Other losses take up gains from shares too, so that no part is more than the income. */
export function certificateLines(year: YearTotals): CertificateLines {
  const { shares, other } = year;
  const income = incomeOf(shares, other);
  return {
    income,
    shareGains: least(orNothing(shares), income),
    substituteIncome: least(year.substitute, income),
    otherLosses: orNothing(-(orNothing(shares) + other)),
    shareLosses: orNothing(-shares),
    allowanceUsed: year.allowanceUsed,
    kest: year.kest,
    soli: year.soli,
    kist: year.kist,
    foreignTaxCredited: year.foreignCredited,
    foreignTaxLeft: year.foreignTax,
  };
}

/** Line by line, what both partners of a couple come to. */
export const together = (a: CertificateLines, b: CertificateLines): CertificateLines => ({
  income: a.income + b.income,
  shareGains: a.shareGains + b.shareGains,
  substituteIncome: a.substituteIncome + b.substituteIncome,
  otherLosses: a.otherLosses + b.otherLosses,
  shareLosses: a.shareLosses + b.shareLosses,
  allowanceUsed: a.allowanceUsed + b.allowanceUsed,
  kest: a.kest + b.kest,
  soli: a.soli + b.soli,
  kist: a.kist + b.kist,
  foreignTaxCredited: a.foreignTaxCredited + b.foreignTaxCredited,
  foreignTaxLeft: a.foreignTaxLeft + b.foreignTaxLeft,
});

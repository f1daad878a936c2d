import type { DocumentId } from '../codes/ids';
import { maximum, minimum, subtract, zero, type Decimal } from '../money/decimal';
import { taxState, type TaxRecord } from './tax-record';

/** What a tax certificate of a year tells, in the order of the form (EStG § 45a II, Muster I of the ministry); EUR. */
export const certificateKeys = [
  'income',
  'shareGains',
  'substitute',
  'allowanceUsed',
  'capitalGainsTax',
  'solidarity',
  'churchTax',
  'foreignCredited',
  'foreignLeft',
  'otherLosses',
  'shareLosses',
] as const;

/** One line of a certificate. */
export type CertificateKey = (typeof certificateKeys)[number];

/** A certificate line by line. */
export type CertificateLines = Readonly<Record<CertificateKey, Decimal>>;

/** A year as the bank certifies it, or would today. */
export interface YearCertificate {
  readonly year: number;
  readonly lines: CertificateLines;
  /** With those of the partner, where both have one allowance and get one certificate. */
  readonly together: CertificateLines | undefined;
  /** The paper, once the year is over; a year without income has none. */
  readonly document: DocumentId | undefined;
  /** Of the year before, whose lump sums belong here, and of this one: those whose base rate nobody knows. */
  readonly yearsWithoutBaseRate: readonly number[];
}

/**
 * The certificate that follows from a record: income after losses and before the allowance, with what of it are gains from
 * shares and what was taken for want of a cost. Other losses lower these too, so that they are never more than the income.
 */
export function certificateLines(record: TaxRecord): CertificateLines {
  const { income, otherLosses, shareLosses } = taxState(record);
  const { allowance, paid, pots } = record;
  return {
    income,
    shareGains: minimum(maximum(pots.shares, zero), income),
    substitute: minimum(record.substitute, income),
    allowanceUsed: subtract(allowance.used, allowance.usedByPartner),
    capitalGainsTax: paid.capitalGainsTax,
    solidarity: paid.solidarity,
    churchTax: paid.churchTax,
    foreignCredited: record.foreignCredited,
    foreignLeft: record.foreignTax,
    otherLosses,
    shareLosses,
  };
}

import { decimal, zero, type Decimal } from '../money/decimal';

/** How the tax law treats a security: shares (EStG § 20 VI 4), kinds of funds (InvStG § 2 VI to IX), all else. */
export const taxClasses = [
  'SHARE',
  'EQUITY_FUND',
  'MIXED_FUND',
  'PROPERTY_FUND',
  'FOREIGN_PROPERTY_FUND',
  'OTHER_FUND',
  'OTHER',
] as const;

/** One of them. */
export type TaxClass = (typeof taxClasses)[number];

/** The loss pot a result belongs to: losses from shares are kept apart (EStG § 20 VI 4, § 43a III). */
export type LossPot = 'SHARES' | 'OTHER';

const EXEMPT: Readonly<Record<TaxClass, Decimal>> = {
  SHARE: zero,
  EQUITY_FUND: decimal('30'),
  MIXED_FUND: decimal('15'),
  PROPERTY_FUND: decimal('60'),
  FOREIGN_PROPERTY_FUND: decimal('80'),
  OTHER_FUND: zero,
  OTHER: zero,
};

/** How much of a result is exempt, in percent, for gains and losses alike (InvStG §§ 20, 21). */
export const exemptPercent = (taxClass: TaxClass): Decimal => EXEMPT[taxClass];

/** The pot of a class; shares alone have one of their own. */
export const lossPot = (taxClass: TaxClass): LossPot => (taxClass === 'SHARE' ? 'SHARES' : 'OTHER');

/** Whether a security is a share of an investment fund, to which the InvStG applies. */
export const isFundClass = (taxClass: TaxClass): boolean => taxClass.endsWith('_FUND');

import { decimal, type Decimal } from '@domain/money/decimal';

/** What a fund pays out once a year. */
export interface FundDistribution {
  /** The day before which a unit has to be held, `MM-DD`; the next trading day where there is no trading. */
  readonly day: string;
  /** Of the price before, as a part. */
  readonly part: Decimal;
}

/** Funds that pay out, by WKN; all others keep what they earn. */
const DISTRIBUTIONS: Readonly<Record<string, FundDistribution>> = {
  A0RL83: { day: '07-15', part: decimal('0.020') },
  A0MW0M: { day: '05-15', part: decimal('0.010') },
  A0F5UF: { day: '06-15', part: decimal('0.004') },
  849105: { day: '11-12', part: decimal('0.006') },
  980700: { day: '04-08', part: decimal('0.022') },
  980701: { day: '06-18', part: decimal('0.020') },
  A0M430: { day: '12-10', part: decimal('0.005') },
};

/** What a fund pays out; undefined for one that keeps what it earns, and for all that is no fund. */
export const distributionOf = (wkn: string): FundDistribution | undefined => DISTRIBUTIONS[wkn];

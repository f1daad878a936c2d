import type { LocalDate } from '../time/local-date';
import { assertNever } from '../assert-never';
import type { InstrumentId } from '../codes/ids';
import type { Isin } from '../codes/isin';
import { PERCENT, PER_MILLE, PIECES, POINTS, UNKNOWN_UNIT, isCurrency, type Unit } from '../money/unit';
import type { Wkn } from '../codes/wkn';
import type { BondInterest } from './bond-terms';
import type { DerivativeFigures } from './derivative-figures';
import type { FundPricing } from './fund-pricing';
import type { InstrumentType } from './instrument-type';

/** What an instrument is quoted in: pieces, percent, per mille, points, unknown. */
export const notations = ['XXX', 'XXC', 'XXM', 'XXP', 'XXU'] as const;

/** The unit of account of an instrument. */
export type Notation = (typeof notations)[number];

/** A security. What the bank did not say is XXU, NOT_AVAILABLE or absent. */
export interface Instrument {
  readonly id: InstrumentId;
  readonly wkn: Wkn;
  readonly isin: Isin;
  readonly mnemonic?: string;
  readonly name: string;
  readonly shortName: string;
  readonly issuer?: string;
  readonly type: InstrumentType;
  readonly notation: Notation;
  readonly currency: Unit;
  /** A key information document is required by law before a retail customer buys. */
  readonly priipsRelevant: boolean;
  readonly keyInformationAvailable: boolean;
  readonly fundRedemptionLimited: boolean;
  readonly savingsPlanEligible: boolean;
  readonly sector?: string;
  /** Of a bond: the day it is repaid, on which it is traded no more. */
  readonly maturity?: LocalDate;
  /** Of a bond that is traded with accrued interest. */
  readonly interest?: BondInterest;
  /** Of a derivative or a bond: what follows from prices and the day. */
  readonly derivative?: DerivativeFigures;
  /** Of a fund: until when its company takes orders, and which price they get. */
  readonly fundPricing?: FundPricing;
}

/** What a quantity of it counts: pieces, or nominal in the instrument's currency (brokerage.md 5). */
export const quantityUnit = ({ notation, currency }: Pick<Instrument, 'notation' | 'currency'>): Unit =>
  notation === 'XXX' ? PIECES : currency;

/** What its price counts: its currency for pieces, else the notation itself. */
export function priceUnit({ notation, currency }: Pick<Instrument, 'notation' | 'currency'>): Unit {
  switch (notation) {
    case 'XXX':
      return currency;
    case 'XXC':
      return PERCENT;
    case 'XXM':
      return PER_MILLE;
    case 'XXP':
      return POINTS;
    case 'XXU':
      return UNKNOWN_UNIT;
    default:
      return assertNever(notation);
  }
}

/** What a limit counts: as `priceUnit`, but in a currency that the venue trades in. */
export function limitUnit(instrument: Instrument, tradedIn: readonly Unit[]): Unit {
  const unit = priceUnit(instrument);
  return !isCurrency(unit) || tradedIn.includes(unit) ? unit : (tradedIn[0] ?? unit);
}

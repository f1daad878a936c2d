import { decimalText } from '@domain/money/decimal';
import type { CatalogueInstrument } from './catalogue';
import type { InstrumentAnswer } from './instrument-schema';
import type { TradedInstrument } from './traded-instrument';

/** The answer for an instrument. */
export const instrumentAnswer = ({ row, traded }: CatalogueInstrument): InstrumentAnswer => ({
  instrumentId: row.instrument_id,
  wkn: row.wkn,
  isin: row.isin,
  mnemonic: row.mnemonic,
  name: row.name,
  shortName: row.short_name,
  issuer: row.issuer,
  staticData: {
    notation: row.notation,
    currency: row.currency,
    instrumentType: row.instrument_type,
    priipsRelevant: row.priips_relevant,
    kidAvailable: row.kid_available,
    fundRedemptionLimited: row.fund_redemption_limited,
    savingsPlanEligibility: row.savings_plan_eligible ? 'ELIGIBLE' : 'NOT_ELIGIBLE',
    sector: row.sector,
    maturity: row.matures_on,
    orderCutOff: row.order_cut_off,
    priceDay: row.price_day,
  },
  derivativeData: derivativeData(traded),
});

const INTERVALS: Readonly<
  Record<number, NonNullable<InstrumentAnswer['derivativeData']>['interestPaymentInterval']>
> = { 1: 'MONTHLY', 3: 'QUARTERLY', 6: 'HALF_YEARLY', 12: 'YEARLY' };

const derivativeData = ({ bond }: TradedInstrument): InstrumentAnswer['derivativeData'] =>
  bond === undefined
    ? null
    : {
        nominalRate: decimalText(bond.rate),
        interestStartDate: bond.interestFrom,
        interestPaymentDate: bond.firstPayment,
        interestPaymentInterval: INTERVALS[bond.months] ?? null,
        maturityDate: bond.maturity,
      };

import type { CatalogueInstrument } from './catalogue';
import type { InstrumentAnswer } from './instrument-schema';

/** The answer for an instrument. */
export const instrumentAnswer = ({ row }: CatalogueInstrument): InstrumentAnswer => ({
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
});

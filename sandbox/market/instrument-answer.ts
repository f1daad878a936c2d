import { Type, type Static } from 'typebox';
import { Nullable } from '../http/schemas';
import type { CatalogueInstrument } from './catalogue';

/** An instrument on the wire (api.md 5). */
export const InstrumentSchema = Type.Object({
  instrumentId: Type.String(),
  wkn: Type.String(),
  isin: Type.String(),
  mnemonic: Nullable(Type.String()),
  name: Type.String(),
  shortName: Type.String(),
  issuer: Nullable(Type.String()),
  staticData: Type.Object({
    notation: Type.String(),
    currency: Type.String(),
    instrumentType: Type.String(),
    priipsRelevant: Type.Boolean(),
    kidAvailable: Type.Boolean(),
    fundRedemptionLimited: Type.Boolean(),
    savingsPlanEligibility: Type.String(),
    sector: Nullable(Type.String()),
  }),
});

/** An instrument as it is answered. */
export type InstrumentAnswer = Static<typeof InstrumentSchema>;

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
  },
});

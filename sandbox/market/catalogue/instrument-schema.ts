import { Type, type Static } from 'typebox';
import { Nullable } from '@sandbox/platform/http/schemas';

/** An instrument on the wire (api.md 5). */
export const InstrumentSchema = Type.Object(
  {
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
      /** The day it is repaid or expires (wire.md). */
      maturity: Nullable(Type.String()),
      /** Fund: until when an order of the day takes part, `HH:MM` in Berlin, and the bank days to its price day. */
      orderCutOff: Nullable(Type.String()),
      priceDay: Nullable(Type.Integer()),
    }),
  },
  { title: 'Instrument' },
);

/** An instrument as it is answered. */
export type InstrumentAnswer = Static<typeof InstrumentSchema>;

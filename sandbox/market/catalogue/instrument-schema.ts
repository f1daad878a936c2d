import { Type, type Static } from 'typebox';
import { Nullable } from '@sandbox/platform/http/schemas';

/** How often a bond pays, in the words of the wire. */
const INTERVALS = ['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;

/** What a bond pays and when (api.md 8); `interestPaymentDate` is the first day it does (wire.md). */
const DerivativeDataSchema = Type.Object(
  {
    nominalRate: Nullable(Type.String()),
    interestStartDate: Nullable(Type.String()),
    interestPaymentDate: Nullable(Type.String()),
    interestPaymentInterval: Nullable(Type.String({ enum: [...INTERVALS] })),
    maturityDate: Nullable(Type.String()),
  },
  { title: 'DerivativeData' },
);

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
    derivativeData: Nullable(DerivativeDataSchema),
  },
  { title: 'Instrument' },
);

/** An instrument as it is answered. */
export type InstrumentAnswer = Static<typeof InstrumentSchema>;

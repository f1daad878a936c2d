import { Type, type Static } from 'typebox';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';
import { DimensionsSchema } from '../venue/venue-schema';

/** How often a bond pays, in the words of the wire. */
const INTERVALS = ['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;

const nothing = () => Nullable(Type.String());

/**
 * What derives its value from another security or from interest (api.md 8); `interestPaymentDate` is the first day a
 * bond pays, `interestStartDate` the first that bears interest; `leverage` is the plain one, `yieldPA` in percent, the
 * term by ACT/365 (wire.md). What the bank does not know is null.
 */
const DerivativeDataSchema = Type.Object(
  {
    underlyingInstrument: nothing(),
    underlyingPrice: Nullable(AmountSchema),
    underlyingVenueId: nothing(),
    certificateType: nothing(),
    strikePrice: Nullable(AmountSchema),
    leverage: nothing(),
    multiplier: nothing(),
    expiryDate: nothing(),
    yieldPA: nothing(),
    remainingTermInYears: nothing(),
    nominalRate: nothing(),
    warrantType: Nullable(Type.String({ enum: ['Call', 'Put'] })),
    maturityDate: nothing(),
    interestStartDate: nothing(),
    interestPaymentDate: nothing(),
    interestPaymentInterval: Nullable(Type.String({ enum: [...INTERVALS] })),
  },
  { title: 'DerivativeData' },
);

/** On what terms a fund is sold (api.md 8). */
const FundsDistributionSchema = Type.Object(
  {
    fundStatus: Type.Enum(['OPEN', 'CLOSED']),
    regularIssueSurcharge: nothing(),
    discountIssueSurcharge: nothing(),
    reducedIssueSurcharge: nothing(),
    investmentCategory: nothing(),
    totalExpenseRatio: nothing(),
    rating: Type.Object({ morningstar: nothing(), moodys: nothing() }),
  },
  { title: 'FundsDistribution' },
);

const StaticDataSchema = Type.Object({
  notation: Type.String(),
  currency: Type.String(),
  instrumentType: Type.String(),
  priipsRelevant: Type.Boolean(),
  kidAvailable: Type.Boolean(),
  /** Anyone who buys has to waive that the sales documents are sent on paper. */
  shippingWaiverRequired: Type.Boolean(),
  fundRedemptionLimited: Type.Boolean(),
  savingsPlanEligibility: Type.String(),
  sector: Nullable(Type.String()),
  /** The day it is repaid or expires (wire.md). */
  maturity: Nullable(Type.String()),
  /** Fund: until when an order of the day takes part, `HH:MM` in Berlin, and the bank days to its price day. */
  orderCutOff: Nullable(Type.String()),
  priceDay: Nullable(Type.Integer()),
});

const names = {
  instrumentId: Type.String(),
  wkn: Type.String(),
  isin: Type.String(),
  mnemonic: Nullable(Type.String()),
  name: Type.String(),
  shortName: Type.String(),
  issuer: Nullable(Type.String()),
};

/** An instrument on the wire (api.md 5 and 8). */
export const InstrumentSchema = Type.Object(
  {
    ...names,
    staticData: StaticDataSchema,
    fundsDistribution: Nullable(FundsDistributionSchema),
    derivativeData: Nullable(DerivativeDataSchema),
  },
  { title: 'Instrument' },
);

/** An instrument with what was asked for of it: parts left out, and where it can be ordered. */
export const ChosenInstrumentSchema = Type.Object(
  {
    ...names,
    staticData: Type.Optional(StaticDataSchema),
    fundsDistribution: Type.Optional(Nullable(FundsDistributionSchema)),
    derivativeData: Type.Optional(Nullable(DerivativeDataSchema)),
    orderDimensions: Type.Optional(DimensionsSchema),
  },
  { title: 'ChosenInstrument' },
);

/** An instrument as it is answered. */
export type InstrumentAnswer = Static<typeof InstrumentSchema>;

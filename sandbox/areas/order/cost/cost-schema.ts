import { Type, type Static } from 'typebox';
import { FxRateSchema } from '@sandbox/market/price/fx-rate';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';

const GroupSchema = Type.Object({
  type: Type.String(),
  label: Type.String(),
  sum: Nullable(AmountSchema),
  sumReportingCurrency: AmountSchema,
  costs: Nullable(
    Type.Array(
      Type.Object({
        type: Type.String(),
        label: Type.String(),
        amount: Nullable(AmountSchema),
        amountReportingCurrency: AmountSchema,
        inducement: Nullable(Type.Object({ amount: AmountSchema, estimated: Type.Boolean() })),
        includedInPrice: Type.Boolean(),
      }),
    ),
  ),
});

const effect = { amount: AmountSchema, averageReturnPA: Type.String() };

const EffectSchema = Type.Object({
  type: Type.Enum(['IM_ERSTEN_JAHR', 'IM_ZWEITEN_JAHR', 'IM_JAHR_DER_VERAEUSSERUNG']),
  ...effect,
});

const PartSchema = Type.Object({ type: Type.Enum(['E', 'F', 'P']), label: Type.String(), ...effect });

/** The ex-ante cost note on the wire (api.md 6); without figures where they could not be calculated. */
export const CostIndicationSchema = Type.Object({
  depotId: Type.String(),
  calculationSuccessful: Type.Boolean(),
  name: Type.String(),
  wkn: Type.String(),
  side: Type.String(),
  quantity: AmountSchema,
  limit: Nullable(AmountSchema),
  expectedValue: AmountSchema,
  /** Of a bond: paid or received besides the value; null where it is traded flat. */
  accruedInterest: Nullable(AmountSchema),
  venueName: Type.String(),
  settlementCurrency: Type.String(),
  tradingCurrency: Type.String(),
  reportingCurrency: Type.String(),
  fxRate: Nullable(FxRateSchema),
  expectedSettlementCosts: Nullable(AmountSchema),
  purchaseCosts: Nullable(GroupSchema),
  holdingCosts: Nullable(GroupSchema),
  salesCosts: Nullable(GroupSchema),
  holdingPeriod: Nullable(Type.String()),
  totalCostsAbs: Nullable(AmountSchema),
  totalCostsRel: Nullable(Type.String()),
  totalCostsDetail: Nullable(
    Type.Object({
      serviceCosts: PartSchema,
      serviceInducement: AmountSchema,
      externalCosts: PartSchema,
      productCosts: PartSchema,
    }),
  ),
  totalHoldingCosts: Nullable(Type.Object({ year1: EffectSchema, year2: EffectSchema, sales: EffectSchema })),
  linkCosts: Nullable(Type.String()),
  linkKid: Nullable(Type.String()),
});

/** A cost note as it is answered. */
export type CostNote = Static<typeof CostIndicationSchema>;

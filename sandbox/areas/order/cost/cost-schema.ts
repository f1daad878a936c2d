import { Type, type Static } from 'typebox';
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
        inducement: Nullable(AmountSchema),
        includedInPrice: Type.Boolean(),
      }),
    ),
  ),
});

const EffectSchema = Type.Object({ amount: AmountSchema, averageReturnPA: Type.String() });

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
  venueName: Type.String(),
  settlementCurrency: Type.String(),
  tradingCurrency: Type.String(),
  reportingCurrency: Type.String(),
  fxRate: Nullable(Type.String()),
  purchaseCosts: Nullable(GroupSchema),
  holdingCosts: Nullable(GroupSchema),
  salesCosts: Nullable(GroupSchema),
  holdingPeriod: Nullable(Type.String()),
  totalCostsAbs: Nullable(AmountSchema),
  totalCostsRel: Nullable(Type.String()),
  totalCostsDetail: Nullable(
    Type.Object({
      serviceCosts: AmountSchema,
      serviceInducement: AmountSchema,
      externalCosts: AmountSchema,
      productCosts: AmountSchema,
    }),
  ),
  totalHoldingCosts: Nullable(Type.Object({ year1: EffectSchema, year2: EffectSchema, sales: EffectSchema })),
  linkCosts: Nullable(Type.String()),
  linkKid: Nullable(Type.String()),
});

/** A cost note as it is answered. */
export type CostNote = Static<typeof CostIndicationSchema>;

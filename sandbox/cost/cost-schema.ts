import { Type } from 'typebox';
import { AmountSchema, Nullable } from '../http/schemas';

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
      }),
    ),
  ),
});

const EffectSchema = Type.Object({ amount: AmountSchema, averageReturnPA: Type.String() });

/** The ex-ante cost note on the wire (api.md 6). */
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
  salesCosts: GroupSchema,
  holdingPeriod: Nullable(Type.String()),
  totalCostsAbs: AmountSchema,
  totalCostsRel: Type.String(),
  totalCostsDetail: Type.Object({
    serviceCosts: AmountSchema,
    serviceInducement: AmountSchema,
    externalCosts: AmountSchema,
    productCosts: AmountSchema,
  }),
  totalHoldingCosts: Nullable(Type.Object({ year1: EffectSchema, year2: EffectSchema, sales: EffectSchema })),
  linkCosts: Nullable(Type.String()),
  linkKid: Nullable(Type.String()),
});

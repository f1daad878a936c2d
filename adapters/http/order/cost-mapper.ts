import type { CostBreakdown, CostGroup, CostIndication, CostKind } from '@domain/order/cost/cost-indication';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import type { wireCostIndication } from './cost-codec';

type Wire = t.TypeOf<typeof wireCostIndication>;
type WireGroup = NonNullable<Wire['salesCosts']>;
type WireEffect = NonNullable<Wire['totalHoldingCosts']>['year1'];

const kinds: Readonly<Record<'E' | 'F' | 'P', CostKind>> = { E: 'service', F: 'third-party', P: 'product' };

const toGroup = ({ label, sum, sumReportingCurrency, costs = [] }: WireGroup): CostGroup =>
  present({
    label,
    sum,
    sumInReportingCurrency: sumReportingCurrency,
    items: costs.map(({ type, label: name, amount, amountReportingCurrency, inducement, includedInPrice }) =>
      present({
        kind: kinds[type],
        label: name,
        amount,
        inReportingCurrency: amountReportingCurrency,
        inducement: inducement?.amount,
        isInPrice: includedInPrice,
      }),
    ),
  });

const toEffect = ({ amount, averageReturnPA }: WireEffect) => ({ amount, returnPerYear: averageReturnPA });

function toBreakdown(wire: Wire): CostBreakdown | undefined {
  const {
    salesCosts,
    totalCostsAbs,
    totalCostsRel,
    totalCostsDetail: detail,
    totalHoldingCosts: years,
  } = wire;
  if (!wire.calculationSuccessful || !salesCosts || !totalCostsAbs || !totalCostsRel || !detail)
    return undefined;
  return present({
    purchase: wire.purchaseCosts && toGroup(wire.purchaseCosts),
    holding: wire.holdingCosts && toGroup(wire.holdingCosts),
    sale: toGroup(salesCosts),
    holdingPeriodYears: wire.holdingPeriod,
    total: totalCostsAbs,
    totalShare: totalCostsRel,
    detail: {
      service: detail.serviceCosts.amount,
      serviceInducement: detail.serviceInducement,
      thirdParty: detail.externalCosts.amount,
      product: detail.productCosts.amount,
    },
    overTime: years && {
      firstYear: toEffect(years.year1),
      secondYear: toEffect(years.year2),
      yearOfSale: toEffect(years.sales),
    },
  });
}

/** The domain's cost note; without a complete calculation the generic document stands in (rules.md 8). */
export function toCostIndication(wire: Wire): CostIndication {
  const breakdown = toBreakdown(wire);
  return present({
    name: wire.name,
    wkn: wire.wkn,
    side: wire.side,
    quantity: wire.quantity,
    limit: wire.limit,
    expectedValue: wire.expectedValue,
    accruedInterest: wire.accruedInterest,
    venueName: wire.venueName,
    settlementCurrency: wire.settlementCurrency,
    tradingCurrency: wire.tradingCurrency,
    reportingCurrency: wire.reportingCurrency,
    // A buyer gives euros for the currency, at what the bank pays for them; a seller gets euros back.
    exchangeRate: (wire.side === 'BUY' ? wire.fxRate?.bid : wire.fxRate?.ask)?.value,
    documentLink: wire.linkCosts,
    keyInformationLink: wire.linkKid,
    costs:
      breakdown === undefined ? { kind: 'generic' as const } : { kind: 'calculated' as const, breakdown },
  });
}

import { sides } from '@domain/order/side';
import * as t from 'io-ts';
import { wireAmount, wireDecimal, wirePercentage, wireUnit } from '../wire/wire-amount';
import { wireWord } from '../wire/wire-enum';
import { wireFxRate } from '../wire/wire-exchange-rate';
import { wireList } from '../wire/wire-list';
import { wireObject } from '../wire/wire-object';

const wireCost = wireObject(
  'Cost',
  { type: wireWord('CostType', ['E', 'F', 'P']), label: t.string },
  {
    amount: wireAmount,
    amountReportingCurrency: wireAmount,
    inducement: wireObject('Inducement', { amount: wireAmount, estimated: t.boolean }),
    includedInPrice: t.boolean,
  },
);

const wireGroup = wireObject(
  'CostGroup',
  { label: t.string },
  { sum: wireAmount, sumReportingCurrency: wireAmount, costs: t.array(wireCost) },
);

const wireEffect = wireObject('CostEffect', { amount: wireAmount, averageReturnPA: wirePercentage });

/** The cost note of one order or leg (api.md 6, rules.md 8). */
export const wireCostIndication = wireObject(
  'CostIndication',
  {
    calculationSuccessful: t.boolean,
    name: t.string,
    wkn: t.string,
    side: wireWord('Side', sides),
    quantity: wireAmount,
    settlementCurrency: wireUnit,
    tradingCurrency: wireUnit,
    reportingCurrency: wireUnit,
  },
  {
    limit: wireAmount,
    expectedValue: wireAmount,
    accruedInterest: wireAmount,
    venueName: t.string,
    fxRate: wireFxRate,
    purchaseCosts: wireGroup,
    holdingCosts: wireGroup,
    salesCosts: wireGroup,
    holdingPeriod: wireDecimal,
    totalCostsAbs: wireAmount,
    totalCostsRel: wirePercentage,
    totalCostsDetail: wireObject('TotalCostsDetail', {
      serviceCosts: wireEffect,
      serviceInducement: wireAmount,
      externalCosts: wireEffect,
      productCosts: wireEffect,
    }),
    totalHoldingCosts: wireObject('TotalHoldingCosts', {
      year1: wireEffect,
      year2: wireEffect,
      sales: wireEffect,
    }),
    linkCosts: t.string,
    linkKid: t.string,
  },
);

/** Cost notes: one for each leg. */
export const wireCosts = wireList(wireCostIndication);

import type { Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { planListing } from '@sandbox/areas/savings-plan/run/plan-price';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Market } from '@sandbox/market/market';
import { lastPriceAt } from '@sandbox/market/price/price-model';
import { MODEL } from '../conditions/model';
import type { Priced } from '../rules/shares';
import { pricedFund } from './fund-facts';

/** A fund of the model, at its last price. */
export interface PricedModelFund extends Priced {
  readonly instrument: CatalogueInstrument;
  readonly weight: Decimal;
}

/** The funds of the model; a fresh world has them all. */
export function modelFunds(market: Market, at: Instant): readonly PricedModelFund[] {
  return MODEL.funds.map(({ wkn, weight }) => {
    const instrument = market.find(wkn);
    const listing = instrument && planListing(market, instrument);
    if (instrument === undefined || listing === undefined) throw new Error(`No fund ${wkn} for the model`);
    return { instrument, weight, ...pricedFund(market, listing, lastPriceAt(listing, at), at) };
  });
}

/** The weight of a fund in the model; undefined for what is not in it. */
export const weightOf = (wkn: string): Decimal | undefined =>
  MODEL.funds.find((fund) => fund.wkn === wkn)?.weight;

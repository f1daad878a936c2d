import type { BondInterest } from '@domain/instrument/bond-terms';
import type { FundPricing } from '@domain/instrument/fund-pricing';
import type { Instrument } from '@domain/instrument/instrument';
import type { PriceSeries } from '@domain/instrument/price-series';
import type { VenueHours, VenueQuote } from '@domain/instrument/venue';
import { isZero } from '@domain/money/decimal';
import { UNKNOWN_UNIT } from '@domain/money/unit';
import type * as t from 'io-ts';
import { present } from '../present';
import type {
  wireDerivativeData,
  wireInstrument,
  wirePrices,
  wireStaticData,
  wireVenueQuote,
} from './instrument-codec';

/** The domain's instrument; what the bank did not say takes the words for unknown. */
export function toInstrument({
  instrumentId,
  staticData,
  derivativeData,
  ...wire
}: t.TypeOf<typeof wireInstrument>): Instrument {
  return present({
    id: instrumentId,
    ...wire,
    type: staticData?.instrumentType ?? 'NOT_AVAILABLE',
    notation: staticData?.notation ?? 'XXU',
    currency: staticData?.currency ?? UNKNOWN_UNIT,
    priipsRelevant: staticData?.priipsRelevant ?? false,
    keyInformationAvailable: staticData?.kidAvailable ?? false,
    fundRedemptionLimited: staticData?.fundRedemptionLimited ?? false,
    savingsPlanEligible: staticData?.savingsPlanEligibility === 'ELIGIBLE',
    sector: staticData?.sector,
    maturity: staticData?.maturity,
    fundPricing: toFundPricing(staticData),
    interest: toInterest(derivativeData),
  });
}

/** All of it or nothing: without one of its days nobody knows what has accrued. A bond of 0 percent pays none. */
function toInterest(data: Partial<t.TypeOf<typeof wireDerivativeData>> = {}): BondInterest | undefined {
  const { nominalRate, interestStartDate, interestPaymentDate, interestPaymentInterval, maturityDate } = data;
  return nominalRate === undefined ||
    isZero(nominalRate) ||
    interestStartDate === undefined ||
    interestPaymentDate === undefined ||
    interestPaymentInterval === undefined ||
    interestPaymentInterval === 'UNKNOWN' ||
    maturityDate === undefined
    ? undefined
    : {
        rate: nominalRate,
        interval: interestPaymentInterval,
        start: interestStartDate,
        firstPayment: interestPaymentDate,
        maturity: maturityDate,
      };
}

/** Both or nothing: a cut-off without its price day says too little. */
const toFundPricing = ({ orderCutOff, priceDay }: Partial<t.TypeOf<typeof wireStaticData>> = {}):
  FundPricing | undefined =>
  orderCutOff === undefined || priceDay === undefined ? undefined : { cutOff: orderCutOff, priceDay };

const toHours = ({ state, opens, closes }: t.TypeOf<typeof wireVenueQuote>): VenueHours =>
  state === 'OPEN'
    ? present({ state: 'open' as const, closes })
    : present({ state: 'closed' as const, opens });

/** The domain's quote. */
export const toVenueQuote = (wire: t.TypeOf<typeof wireVenueQuote>): VenueQuote =>
  present({
    instrumentId: wire.instrumentId,
    venueId: wire.venueId,
    bid: wire.bid,
    ask: wire.ask,
    last: wire.last,
    bidSize: wire.bidSize,
    askSize: wire.askSize,
    previousClose: wire.prevClose,
    at: wire.dateTime,
    hours: toHours(wire),
    sequence: wire.sequence,
  });

/** The domain's price series. */
export const toPriceSeries = ({ points, ...series }: t.TypeOf<typeof wirePrices>): PriceSeries => ({
  ...series,
  points: points.map(({ dateTime, price }) => ({ at: dateTime, price })),
});

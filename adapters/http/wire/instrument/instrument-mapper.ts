import type { BondInterest } from '@domain/instrument/bond-terms';
import type { DerivativeFigures } from '@domain/instrument/derivative-figures';
import type { FundPricing } from '@domain/instrument/fund-pricing';
import type { Instrument } from '@domain/instrument/instrument';
import { isZero } from '@domain/money/decimal';
import { UNKNOWN_UNIT } from '@domain/money/unit';
import type * as t from 'io-ts';
import { present } from '../present';
import type { wireDerivativeData, wireInstrument, wireStaticData } from './instrument-codec';

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
    derivative: derivativeData && toFigures(derivativeData),
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

const toFigures = (data: t.TypeOf<typeof wireDerivativeData>): DerivativeFigures =>
  present({
    underlying: data.underlyingInstrument,
    underlyingPrice: data.underlyingPrice,
    underlyingVenue: data.underlyingVenueId,
    strike: data.strikePrice,
    warrantType: data.warrantType === 'UNKNOWN' ? undefined : data.warrantType,
    multiplier: data.multiplier,
    leverage: data.leverage,
    yield: data.yieldPA,
    remainingYears: data.remainingTermInYears,
  });

/** Both or nothing: a cut-off without its price day says too little. */
const toFundPricing = ({ orderCutOff, priceDay }: Partial<t.TypeOf<typeof wireStaticData>> = {}):
  | FundPricing
  | undefined =>
  orderCutOff === undefined || priceDay === undefined ? undefined : { cutOff: orderCutOff, priceDay };

import { decimal, decimalText, hundred, multiply, rescale } from '@domain/money/decimal';
import { derivativeFigures, type PricedMarket } from '../price/derivative-figures';
import { wireAmount } from '../price/wire-amount';
import type { CatalogueInstrument } from './catalogue';
import { DEMO_INSTRUMENTS } from './demo-instruments';
import type { InstrumentAnswer } from './instrument-schema';
import { priceUnit } from './traded-instrument';
import { PRODUCT_COSTS } from './product-costs';

/** The answer for an instrument, with what follows from the prices of now. */
export const instrumentAnswer = (instrument: CatalogueInstrument, market: PricedMarket): InstrumentAnswer => {
  const { row } = instrument;
  return {
    instrumentId: row.instrument_id,
    wkn: row.wkn,
    isin: row.isin,
    mnemonic: row.mnemonic,
    name: row.name,
    shortName: row.short_name,
    issuer: row.issuer,
    staticData: {
      notation: row.notation,
      currency: row.currency,
      instrumentType: row.instrument_type,
      priipsRelevant: row.priips_relevant,
      kidAvailable: row.kid_available,
      shippingWaiverRequired: FUNDS.has(row.instrument_type),
      fundRedemptionLimited: row.fund_redemption_limited,
      savingsPlanEligibility: row.savings_plan_eligible ? 'ELIGIBLE' : 'NOT_ELIGIBLE',
      sector: row.sector,
      maturity: row.matures_on,
      orderCutOff: row.order_cut_off,
      priceDay: row.price_day,
    },
    fundsDistribution: FUNDS.has(row.instrument_type) ? fundsDistribution(instrument) : null,
    derivativeData: DERIVED.has(row.instrument_type) ? derivativeData(instrument, market) : null,
  };
};

const FUNDS: ReadonlySet<string> = new Set(['FUND', 'ETF']);
const DERIVED: ReadonlySet<string> = new Set(['BONDS', 'PROFIT_PART_CERTIFICATE', 'CERTIFICATE', 'WARRANT']);
const NO_SURCHARGE = '0.00';

/** This bank takes no issue surcharge; what the company would take elsewhere it does not know. */
function fundsDistribution({ row }: CatalogueInstrument): InstrumentAnswer['fundsDistribution'] {
  const costs = PRODUCT_COSTS[row.instrument_type];
  return {
    fundStatus: row.tradable ? 'OPEN' : 'CLOSED',
    regularIssueSurcharge: null,
    discountIssueSurcharge: NO_SURCHARGE,
    reducedIssueSurcharge: NO_SURCHARGE,
    investmentCategory: row.sector,
    totalExpenseRatio:
      costs === undefined ? null : decimalText(rescale(multiply(costs, hundred), 2, 'half-up')),
    rating: { morningstar: null, moodys: null },
  };
}

const INTERVALS = { 1: 'MONTHLY', 3: 'QUARTERLY', 6: 'HALF_YEARLY', 12: 'YEARLY' } as const;

const underlyings = new Map(
  DEMO_INSTRUMENTS.flatMap(({ wkn, underlying }) => (underlying === undefined ? [] : [[wkn, underlying]])),
);

function derivativeData(
  instrument: CatalogueInstrument,
  market: PricedMarket,
): InstrumentAnswer['derivativeData'] {
  const { row, traded } = instrument;
  const { bond } = traded;
  const underlying = underlyings.get(row.wkn);
  const subject = underlying && market.find(underlying.wkn);
  const expires = row.instrument_type === 'CERTIFICATE' || row.instrument_type === 'WARRANT';
  return {
    underlyingInstrument: underlying?.wkn ?? null,
    ...derivativeFigures(instrument, underlying, market),
    certificateType: row.instrument_type === 'CERTIFICATE' ? row.sector : null,
    strikePrice:
      underlying?.strike === undefined || subject === undefined
        ? null
        : wireAmount(decimal(underlying.strike), priceUnit(subject.traded)),
    multiplier: underlying?.multiplier ?? null,
    expiryDate: expires ? row.matures_on : null,
    nominalRate: bond === undefined ? null : decimalText(bond.rate),
    warrantType: underlying?.warrantType ?? null,
    maturityDate: row.matures_on,
    interestStartDate: bond?.interestFrom ?? null,
    interestPaymentDate: bond?.firstPayment ?? null,
    interestPaymentInterval: bond === undefined ? null : INTERVALS[bond.months],
  };
}

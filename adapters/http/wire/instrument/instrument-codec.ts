import { interestIntervals } from '@domain/instrument/bond-terms';
import { warrantTypes } from '@domain/instrument/derivative-figures';
import { notations } from '@domain/instrument/instrument';
import { instrumentTypeOf } from '@domain/instrument/instrument-type';
import { instrumentId, venueId } from '@domain/codes/ids';
import { isin } from '@domain/codes/isin';
import { wkn } from '@domain/codes/wkn';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireAmount, wireDecimal, wireUnit } from '../wire-amount';
import { wireEnum } from '../wire-enum';
import { wireId } from '../wire-id';
import { wireObject } from '../wire-object';
import { wireText } from '../wire-text';
import { wireDay, wireTimeOfDay } from '../wire-time';

/** A WKN. */
export const wireWkn = wireText('Wkn', (text) => O.fromEither(wkn(text)), String);

/** An instrument's id. */
export const wireInstrumentId = wireId('InstrumentId', instrumentId);

/** A venue's id. */
export const wireVenueId = wireId('VenueId', venueId);

/** What never changes of an instrument; its type comes as a name or as one of the documents' codes (api.md 5). */
export const wireStaticData = wireObject(
  'StaticData',
  {
    notation: wireEnum('Notation', notations, 'XXU'),
    currency: wireUnit,
    instrumentType: wireText('InstrumentType', (text) => O.some(instrumentTypeOf(text)), String),
  },
  {
    priipsRelevant: t.boolean,
    kidAvailable: t.boolean,
    fundRedemptionLimited: t.boolean,
    savingsPlanEligibility: wireEnum('SavingsPlanEligibility', ['ELIGIBLE'], 'NOT_ELIGIBLE'),
    sector: t.string,
    maturity: wireDay,
    orderCutOff: wireTimeOfDay,
    priceDay: t.number,
  },
);

/** What a bond pays and when, and what a derivative is about (api.md 8, wire.md). */
export const wireDerivativeData = wireObject(
  'DerivativeData',
  {},
  {
    nominalRate: wireDecimal,
    interestStartDate: wireDay,
    interestPaymentDate: wireDay,
    interestPaymentInterval: wireEnum('InterestInterval', interestIntervals, 'UNKNOWN'),
    maturityDate: wireDay,
    underlyingInstrument: t.string,
    underlyingPrice: wireAmount,
    underlyingVenueId: wireVenueId,
    strikePrice: wireAmount,
    warrantType: wireEnum('WarrantType', warrantTypes, 'UNKNOWN'),
    multiplier: wireDecimal,
    leverage: wireDecimal,
    yieldPA: wireDecimal,
    remainingTermInYears: wireDecimal,
  },
);

/** A security (api.md 5). */
export const wireInstrument = wireObject(
  'Instrument',
  {
    instrumentId: wireInstrumentId,
    wkn: wireWkn,
    isin: wireText('Isin', (text) => O.fromEither(isin(text)), String),
    name: t.string,
    shortName: t.string,
  },
  { mnemonic: t.string, issuer: t.string, staticData: wireStaticData, derivativeData: wireDerivativeData },
);

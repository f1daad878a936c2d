import { notations, type Instrument } from '@domain/instrument/instrument';
import { instrumentTypes } from '@domain/instrument/instrument-type';
import { isin } from '@domain/codes/isin';
import { localTime } from '@domain/time/local-time';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireInstrumentId, wireWkn } from '../../http/wire/instrument/instrument-codec';
import { wireUnit } from '../../http/wire/wire-amount';
import { wireWord } from '../../http/wire/wire-enum';
import { wireObject } from '../../http/wire/wire-object';
import { wireText } from '../../http/wire/wire-text';
import { wireDay } from '../../http/wire/wire-time';
import type { RecordFields } from './record/record-kind';

/** An instrument as it was chosen, with all that was known of it; one whose check digits are wrong is none. */
export const instrumentCodec: t.Type<Instrument, RecordFields> = wireObject(
  'Instrument',
  {
    id: wireInstrumentId,
    wkn: wireWkn,
    isin: wireText('Isin', (text) => O.fromEither(isin(text)), String),
    name: t.string,
    shortName: t.string,
    type: wireWord('InstrumentType', instrumentTypes),
    notation: wireWord('Notation', notations),
    currency: wireUnit,
    priipsRelevant: t.boolean,
    keyInformationAvailable: t.boolean,
    fundRedemptionLimited: t.boolean,
    savingsPlanEligible: t.boolean,
  },
  {
    mnemonic: t.string,
    issuer: t.string,
    sector: t.string,
    maturity: wireDay,
    fundPricing: wireObject('FundPricing', {
      cutOff: wireText('LocalTime', localTime, String),
      priceDay: t.number,
    }),
  },
);

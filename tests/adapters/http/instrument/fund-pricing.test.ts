import { wireInstrument } from '@adapters/http/wire/instrument/instrument-codec';
import { toInstrument } from '@adapters/http/wire/instrument/instrument-mapper';
import * as E from 'fp-ts/Either';

const fund = (facts: object): unknown => ({
  instrumentId: 'i-1',
  wkn: '849105',
  isin: 'DE0008491051',
  name: 'UniGlobal',
  shortName: 'UniGlobal',
  staticData: { notation: 'XXX', currency: 'EUR', instrumentType: 'FUND', ...facts },
});

const pricingOf = (facts: object) => {
  const read = wireInstrument.decode(fund(facts));
  return E.isRight(read) ? toInstrument(read.right).fundPricing : 'not read';
};

describe('when a fund is priced', () => {
  it.each<[object, unknown, string]>([
    [{ orderCutOff: '12:00', priceDay: 1 }, { cutOff: '12:00:00', priceDay: 1 }, 'both are told'],
    [{ orderCutOff: null, priceDay: null }, undefined, 'it is no fund'],
    [{ orderCutOff: '12:00' }, undefined, 'a cut-off alone says too little'],
    [{ orderCutOff: '25:00', priceDay: 1 }, 'not read', 'no time of day'],
  ])('%j is %j: %s', (facts, expected) => {
    expect(pricingOf(facts)).toEqual(expected);
  });
});

import { wireInstrument } from '@adapters/http/wire/instrument/instrument-codec';
import { toInstrument } from '@adapters/http/wire/instrument/instrument-mapper';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, USD } from '@domain/money/unit';
import * as E from 'fp-ts/Either';

const figuresOf = (derivativeData: object | null) => {
  const read = wireInstrument.decode({
    instrumentId: 'i-1',
    wkn: 'DW3WS3',
    isin: 'DE000DW3WS36',
    name: 'Call auf Apple',
    shortName: 'Call auf Apple',
    staticData: { notation: 'XXX', currency: 'EUR', instrumentType: 'WARRANT' },
    derivativeData,
  });
  return E.isRight(read) ? toInstrument(read.right).derivative : 'not read';
};

describe('what the bank says of a derivative or a bond [PUB-01]', () => {
  it.each<[string, object | null, unknown]>([
    [
      'a warrant',
      {
        underlyingInstrument: '865985',
        underlyingPrice: { value: '230.00', unit: 'USD' },
        strikePrice: { value: '240.00', unit: 'EUR' },
        warrantType: 'Call',
        multiplier: '0.1',
        leverage: '9.22',
        yieldPA: null,
        remainingTermInYears: '1.07',
      },
      {
        underlying: '865985',
        underlyingPrice: amount('230.00', USD),
        strike: amount('240.00', EUR),
        warrantType: 'Call',
        multiplier: decimal('0.1'),
        leverage: decimal('9.22'),
        remainingYears: decimal('1.07'),
      },
    ],
    ['a bond of negative yield', { yieldPA: '-0.5012' }, { yield: decimal('-0.5012') }],
    ['a kind of warrant that nobody knows', { warrantType: 'Turbo' }, {}],
    ['a share', null, undefined],
    ['no number', { leverage: 'much' }, 'not read'],
  ])('is read of %s', (_, wire, expected) => {
    expect(figuresOf(wire)).toEqual(expected);
  });
});

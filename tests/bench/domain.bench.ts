import { wirePositions } from '@adapters/http/depot/depot-codec';
import { decimal, parseDecimal, sum } from '@domain/money/decimal';
import { parseGermanAmount } from '@domain/money/german-amount';
import Big from 'big.js';
import { decoded } from '../e2e/support/decoded';
import { printTable, rounded, timeOf } from './measure';

const count = 200_000;
const germanTexts = Array.from(
  { length: count },
  (_, index) => `${1 + (index % 999)}.${100 + (index % 900)},${10 + (index % 90)}`,
);
const wireTexts = germanTexts.map((text) => text.replace('.', '').replace(',', '.'));
const decimals = wireTexts.map(decimal);
const bigs = wireTexts.map((text) => new Big(text));

/** Million operations a second. */
const rate = (work: () => unknown): number => rounded(count / timeOf(work) / 1000);

printTable('Amounts, million a second (performance.md: parse at least 4, sum at least 50)', [
  {
    work: 'parse, wire form',
    ours: rate(() => wireTexts.map(parseDecimal)),
    'big.js': rate(() => wireTexts.map((text) => new Big(text))),
  },
  {
    work: 'parse, as typed',
    ours: rate(() => germanTexts.map((text) => parseGermanAmount(text))),
    'big.js': '',
  },
  {
    work: 'sum',
    ours: rate(() => sum(decimals)),
    'big.js': rate(() => bigs.reduce((total, each) => total.plus(each))),
  },
]);

const euro = (value: string) => ({ value, unit: 'EUR' });
const pieces = { value: '12.5', unit: 'XXX' };
const id = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const position = (index: number) => ({
  depotId: id(1),
  positionId: id(index),
  wkn: '716460',
  custodyType: 'GS',
  quantity: pieces,
  availableQuantity: pieces,
  currentPrice: {
    price: euro('232.75'),
    priceDateTime: '2026-11-23T10:00:00+01',
    type: 'LST',
    venue: { name: 'Xetra', venueId: id(2) },
  },
  currentValue: euro('2909.38'),
  currentPriceDeterminable: true,
  hedgeability: 'HEDGEABLE',
  availableQuantityToHedge: pieces,
  prevDayPrice: { price: euro('231.10') },
  purchasePrice: euro('171.36'),
  purchaseValue: euro('2142.00'),
  prevDayValue: euro('2888.75'),
  profitLossPurchaseAbs: euro('767.38'),
  profitLossPurchaseRel: '35.83',
  profitLossPrevDayAbs: euro('20.63'),
  profitLossPrevDayRel: '0.71',
});

printTable(
  'Positions, milliseconds (performance.md: decoding stays under half of parsing)',
  [10, 1_000, 10_000, 100_000].map((positions) => {
    const body = {
      paging: { index: 0, matches: positions },
      aggregated: { currentValue: euro('1.00') },
      values: Array.from({ length: positions }, (_, index) => position(index)),
    };
    decoded(wirePositions, body);
    const text = JSON.stringify(body);
    const runs = positions > 10_000 ? 3 : 7;
    const parsing = timeOf(() => JSON.parse(text), runs);
    const decoding = timeOf(() => wirePositions.decode(body), runs);
    return {
      positions,
      'MB of JSON': rounded(text.length / 1_000_000),
      'JSON.parse': rounded(parsing),
      decode: rounded(decoding),
      'decode / parse': rounded(decoding / parsing),
    };
  }),
);

import { decimal, decimalText, isPositive, type Decimal } from '@domain/money/decimal';
import { EUR, PIECES, USD, unit } from '@domain/money/unit';
import { depotId, instrumentId } from '@domain/codes/ids';
import { feeBends, saleCosts } from '@domain/tax/sale-costs';
import { saleTax } from '@domain/tax/sale-tax';
import {
  placesOf,
  saleOf,
  saleValue,
  sellableWithoutTax,
  type SellablePosition,
} from '@domain/tax/sellable-position';
import { taxCurve } from '@domain/tax/tax-curve';
import { taxLot, taxRecord } from './support/tax-examples';

const fees = {
  base: decimal('4.90'),
  percent: decimal('0.25'),
  least: decimal('9.90'),
  most: decimal('59.90'),
  venue: decimal('0.00'),
};
const none = {
  base: decimal('0'),
  percent: decimal('0'),
  least: decimal('0'),
  most: decimal('0'),
  venue: decimal('0'),
};

const position = (changed: Partial<SellablePosition> = {}): SellablePosition => ({
  id: 'p',
  depotId: depotId('d'),
  instrumentId: instrumentId('i'),
  name: 'Share',
  wkn: '840400',
  taxClass: 'SHARE',
  sellable: { value: decimal('100'), unit: PIECES },
  price: { value: decimal('30.00'), unit: EUR },
  lots: [taxLot('1', '2020-01-02', '100', '1000.00')],
  ...changed,
});

describe('[TAX-01] what a sale costs', () => {
  it.each([
    ['1666.00', '9.90'],
    ['2206.75', '10.42'],
    ['22000.01', '59.90'],
    ['9.90', '9.90'],
    // Never more than it brings.
    ['9.89', '9.89'],
  ])('of %s is %s', (value, costs) => {
    expect(saleCosts(fees, decimal(value))).toEqual(decimal(costs));
  });

  it('rises between 2,000 and 22,000 EUR, where 4.90 and 0.25 % are 9.90 and 59.90', () => {
    expect(feeBends(fees).map(decimalText)).toEqual(['2000.00', '22000.00']);
  });

  it.each([
    ['nothing of the value is taken', { ...fees, percent: decimal('0') }, []],
    ['the base is the least', { ...fees, least: decimal('4.90') }, ['22000.00']],
    ['the base is all', { ...fees, least: decimal('0'), most: decimal('4.90') }, []],
    // 5.00 / 0.32 % = 1562.50, and 0.01 / 3.2 % = 0.3125: half up.
    [
      'the bend is no whole cent',
      { ...fees, percent: decimal('3.2'), least: decimal('4.91'), most: decimal('9.90') },
      ['0.31', '156.25'],
    ],
    [
      'the bend is half a cent',
      { ...fees, percent: decimal('16'), least: decimal('4.9004'), most: decimal('4.9028') },
      ['0.00', '0.02'],
    ],
  ])('bends nowhere else where %s', (_why, schedule, bends) => {
    expect(feeBends(schedule).map(decimalText)).toEqual(bends);
  });
});

describe('[TAX-01] a position of which something is sold', () => {
  it('brings quantity times price in EUR, half a cent up', () => {
    expect(saleValue(position(), decimal('3'), decimal('12.345'))).toEqual(decimal('37.04'));
  });

  it('brings dollars to the cent first, and those are changed at what the bank takes for a euro', () => {
    const dollars = position({
      price: { value: decimal('1.00'), unit: USD },
      exchangeRate: { currency: USD, bid: decimal('1.0000'), ask: decimal('1.0842') },
    });
    // 0.001 × 1.00 is no cent; at a hundred times the price it is 0.10 USD, 0.0922 EUR.
    expect(saleValue(dollars, decimal('0.001'), decimal('1.00'))).toEqual(decimal('0.00'));
    expect(saleValue(dollars, decimal('0.001'), decimal('100.00'))).toEqual(decimal('0.09'));
    // 7 × 12.345 = 86.415, so 86.42 USD: 79.709 EUR.
    expect(saleValue(dollars, decimal('7'), decimal('12.345'))).toEqual(decimal('79.71'));
  });

  it('is not valued without the rate of its currency', () => {
    const dollars = position({ price: { value: decimal('1.00'), unit: USD } });
    expect(() => saleValue(dollars, decimal('1'), decimal('1.00'))).toThrow('USD');
  });

  it('brings so many percent of the nominal where it is quoted in percent', () => {
    const bond = position({
      sellable: { value: decimal('5000'), unit: EUR },
      price: { value: decimal('98.5'), unit: unit('XXC') },
    });
    expect(saleValue(bond, decimal('5000'), decimal('98.5'))).toEqual(decimal('4925.00'));
  });

  it('is sold with lots, class, value and costs', () => {
    const { lots } = position();
    expect(saleOf(position(), decimal('100'), decimal('30.00'), fees)).toEqual({
      taxClass: 'SHARE',
      lots,
      quantity: decimal('100'),
      value: decimal('3000.00'),
      costs: decimal('12.40'),
    });
  });

  it.each([
    ['100', '100', 0],
    ['100.00', '100.000', 0],
    ['100', '100.125', 3],
    ['99.5', '100', 1],
  ])('of which %s can be sold out of a lot of %s is counted with %d decimals', (sellable, lot, places) => {
    const counted = position({
      sellable: { value: decimal(sellable), unit: PIECES },
      lots: [taxLot('1', '2020-01-02', lot, '1000.00')],
    });
    expect(placesOf(counted)).toBe(places);
  });
});

describe('[TAX-01] what can be sold without tax', () => {
  const free = (of: SellablePosition, price: string, schedule = none) =>
    decimalText(sellableWithoutTax(of, decimal(price), { record: taxRecord(), fees: schedule }));

  it.each([
    // Each gains 20.00 and the allowance is 1,000: 50, and one more gains 20.00 of which a tax of 5.00 is due.
    ['30.00', '50'],
    // Each gains 5.00: all.
    ['15.00', '100'],
    ['0', '100'],
  ])('at %s is %s', (price, quantity) => {
    expect(free(position(), price)).toBe(quantity);
  });

  it('is no more than orders leave', () => {
    expect(free(position({ sellable: { value: decimal('20'), unit: PIECES } }), '30.00')).toBe('20');
  });

  it('counts parts of a fund share', () => {
    const fund = position({
      taxClass: 'OTHER_FUND',
      sellable: { value: decimal('100.000'), unit: PIECES },
      lots: [taxLot('1', '2020-01-02', '99.999', '999.99'), taxLot('2', '2021-01-02', '0.001', '0.01')],
    });
    // 50.025 bring 1,500.25 and cost 500.25: the allowance to the cent.
    expect(free(fund, '29.99')).toBe('50.025');
  });

  it('is the last one that is free by the cents that are rounded, not the first before one that is not', () => {
    const fund = position({
      taxClass: 'OTHER_FUND',
      sellable: { value: decimal('999.999'), unit: PIECES },
      lots: [taxLot('1', '2020-01-02', '999.999', '500.00')],
    });
    const record = taxRecord({ allowance: { ...taxRecord().allowance, ordered: decimal('10.00') } });
    // 0.01 beyond the allowance is not taxed yet. 200.228 bring 110.13 and cost 100.11, 0.02 too much; 200.390 bring
    // 110.21 and cost 100.20; from 200.391 on it is 0.02 or more.
    expect(decimalText(sellableWithoutTax(fund, decimal('0.55'), { record, fees: none }))).toBe('200.390');
  });

  it('is found at once where a later lot brings just what it cost', () => {
    const lots = [
      taxLot('1', '2020-01-02', '1.000', '90.00'),
      taxLot('2', '2021-01-02', '99999.001', '9999900.10'),
    ];
    const fund = position({
      taxClass: 'OTHER_FUND',
      sellable: { value: decimal('100000.001'), unit: PIECES },
      lots,
    });
    const ordered = { ...taxRecord().allowance, ordered: decimal('9.97') };
    const basis = { record: taxRecord({ allowance: ordered }), fees: none };
    // The first one gains 10.00, 0.03 more than the allowance: that is taxed, and a hundred million parts change nothing.
    // 0.998 bring 99.80 and cost 89.82: 9.98, of which 0.01 is not taxed yet. 0.999 gain 9.99.
    expect(decimalText(sellableWithoutTax(fund, decimal('100.00'), basis))).toBe('0.998');
    // Each gains 0.001: 9,984.999 gain 9.985 less a hair, so 9.98, and 9,985 gain 9.99.
    const later = position({
      ...fund,
      lots: lots.slice(1),
      sellable: { value: decimal('99999.001'), unit: PIECES },
    });
    expect(decimalText(sellableWithoutTax(later, decimal('100.001'), basis))).toBe('9984.999');
  });

  it('counts the costs of the sale', () => {
    // Each gains 15.00: 66 within the allowance, and 67 less 9.90 of costs.
    expect([free(position(), '25.00'), free(position(), '25.00', fees)]).toEqual(['66', '67']);
  });

  it('is the largest of all quantities, wherever the costs bend', () => {
    const steep = {
      base: decimal('0'),
      percent: decimal('90'),
      least: decimal('100'),
      most: decimal('900'),
      venue: decimal('0'),
    };
    const lots = [
      taxLot('1', '2018-01-02', '10', '100.00'),
      taxLot('2', '2019-01-02', '20', '900.00'),
      taxLot('3', '2020-01-02', '30', '10.00'),
    ];
    const prices = Array.from({ length: 60 }, (_, index) => decimal(String(index + 10)));
    for (const price of prices) {
      const sold = position({ lots, sellable: { value: decimal('60'), unit: PIECES } });
      const record = taxRecord({ allowance: { ...taxRecord().allowance, ordered: decimal('50.00') } });
      const basis = { positions: [sold], record, fees: steep };
      const isFree = (quantity: Decimal) =>
        !isPositive(saleTax(record, saleOf(sold, quantity, price, steep)).tax);
      const all = Array.from({ length: 60 }, (_, index) => decimal(String(index + 1)));
      const most = all.findLast(isFree) ?? decimal('0');
      expect([decimalText(price), sellableWithoutTax(sold, price, basis)]).toEqual([
        decimalText(price),
        most,
      ]);
    }
  });
});

describe('[TAX-01] the tax by the quantity sold', () => {
  const curve = (of: SellablePosition, price = '30.00') =>
    taxCurve(of, decimal(price), { record: taxRecord(), fees: none }).map(({ quantity, tax }) => [
      decimalText(quantity),
      decimalText(tax),
    ]);

  it('goes piece by piece where there are few', () => {
    const few = position({
      sellable: { value: decimal('3'), unit: PIECES },
      lots: [taxLot('1', '2020-01-02', '3', '3.00')],
    });
    // 999.00 of gain for each; 998.00 beyond the allowance are taxed with 249.50 and 13.72, and so on.
    expect(curve(few, '1000.00')).toEqual([
      ['0', '0.00'],
      ['1', '0.00'],
      ['2', '263.22'],
      ['3', '526.70'],
    ]);
  });

  it('goes in 64 steps from nothing to all where there are more', () => {
    const points = curve(position({ sellable: { value: decimal('100'), unit: PIECES } }));
    expect(points).toHaveLength(65);
    // 50 × 20.00 are covered by the allowance, the other 1,000.00 taxed.
    expect([points[0], points[32], points[33], points.at(-1)]).toEqual([
      ['0', '0.00'],
      ['50', '0.00'],
      ['51', '5.27'],
      ['100', '263.75'],
    ]);
  });

  it('is a point where nothing can be sold', () => {
    expect(curve(position({ sellable: { value: decimal('0'), unit: PIECES } }))).toEqual([['0', '0.00']]);
  });

  it.each([
    ['1.5', '3', '1.5', 16],
    ['2.00', '2', '2', 3],
  ])('counts %s out of a lot of %s up to %s, in %d points', (sellable, lot, last, points) => {
    const counted = curve(
      position({
        sellable: { value: decimal(sellable), unit: PIECES },
        lots: [taxLot('1', '2020-01-02', lot, '3.00')],
      }),
    );
    expect([counted.length, counted.at(-1)?.[0]]).toEqual([points, last]);
  });
});

import { toDimensions } from '@adapters/http/wire/instrument/venue-mapper';
import { wireDimensions } from '@adapters/http/wire/instrument/venue-codec';
import { decimal } from '@domain/money/decimal';
import * as E from 'fp-ts/Either';

const wire = { name: 'Xetra', venueId: 'v-1', country: 'DE', type: 'EXCHANGE' };

const read = (venue: object) => {
  const result = wireDimensions.decode({ venues: [venue] });
  return E.isRight(result) ? toDimensions(result.right).venues : undefined;
};

describe('a venue of the dimensions', () => {
  it('brings the grid of its prices', () => {
    const priceSteps = [
      { from: '0', step: '0.01' },
      { from: '100', step: '0.05' },
    ];
    expect(read({ ...wire, priceSteps })?.[0]?.priceSteps).toEqual([
      { from: decimal('0'), step: decimal('0.01') },
      { from: decimal('100'), step: decimal('0.05') },
    ]);
  });

  it('has none where the bank names none', () => {
    expect(read(wire)?.[0]?.priceSteps).toEqual([]);
    expect(read({ ...wire, priceSteps: null })?.[0]?.priceSteps).toEqual([]);
  });

  it('brings the days on which it does not trade, as far as the bank tells them [ORD-11]', () => {
    expect(read({ ...wire, closedDays: ['2026-11-26', '2026-12-25'] })?.[0]?.closedDays).toEqual([
      '2026-11-26',
      '2026-12-25',
    ]);
    expect(read({ ...wire, closedDays: [] })?.[0]?.closedDays).toEqual([]);
    expect(read(wire)?.[0]).not.toHaveProperty('closedDays');
    expect(read({ ...wire, closedDays: null })?.[0]).not.toHaveProperty('closedDays');
  });

  it('brings its price list, as far as the bank tells it [ORD-19]', () => {
    const euro = (value: string) => ({ value, unit: 'EUR' });
    const fees = {
      base: euro('4.90'),
      percent: '0.25',
      least: euro('9.90'),
      most: euro('59.90'),
      venue: euro('2.50'),
    };
    expect(read({ ...wire, fees })?.[0]?.fees).toEqual({
      base: decimal('4.90'),
      percent: decimal('0.25'),
      least: decimal('9.90'),
      most: decimal('59.90'),
      venue: decimal('2.50'),
    });
    expect(read(wire)?.[0]).not.toHaveProperty('fees');
    expect(read({ ...wire, fees: { ...fees, most: null } })).toBeUndefined();
  });

  it('is not read with a closed day that does not exist', () => {
    expect(read({ ...wire, closedDays: ['2026-11-31'] })).toBeUndefined();
  });

  it('is not read with a step that is no number', () => {
    expect(read({ ...wire, priceSteps: [{ from: '0', step: 'fine' }] })).toBeUndefined();
  });
});

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

  it('is not read with a closed day that does not exist', () => {
    expect(read({ ...wire, closedDays: ['2026-11-31'] })).toBeUndefined();
  });

  it('is not read with a step that is no number', () => {
    expect(read({ ...wire, priceSteps: [{ from: '0', step: 'fine' }] })).toBeUndefined();
  });
});

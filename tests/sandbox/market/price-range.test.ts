import { compare } from '@domain/shared/decimal';
import { instant } from '@domain/shared/instant';
import { bookAt } from '@sandbox/market/auction';
import { listing } from '@sandbox/market/listing';
import { priceRange } from '@sandbox/market/price-range';
import fc from 'fast-check';
import { anchorAt, share, tradegate } from './fixtures';

const OPENS = Date.parse('2026-11-23T07:30:00+01:00');

describe('the range of prices of a stretch of time [BNK-04]', () => {
  it('holds the bid, the ask and the last price of each of its seconds', () => {
    const second = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('0.42', '5.01', '99.98', '372.10', '1712.50'),
        second,
        fc.integer({ min: 0, max: 2_000 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
        (seed, price, start, length, picks) => {
          const listed = listing(seed, share({}), tradegate, [anchorAt('2026-11-20T17:00:00+01:00', price)]);
          const from = instant(OPENS + start * 1_000);
          const { lowest, highest } = priceRange(listed, from, instant(from + length * 1_000));
          for (const pick of picks) {
            const book = bookAt(listed, instant(from + (pick % (length + 1)) * 1_000));
            if (book === undefined) continue;
            expect(compare(lowest, book.bid)).toBeLessThanOrEqual(0);
            expect(compare(highest, book.ask)).toBeGreaterThanOrEqual(0);
            expect([compare(lowest, book.last), compare(book.last, highest)].every((each) => each <= 0)).toBe(
              true,
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

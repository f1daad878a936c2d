import { add, compare, decimal, subtract, type Decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { bookAt } from '@sandbox/market/venue/auction';
import { listing } from '@sandbox/market/price/listing';
import { calmOf, isCalm, staysCalm } from '@sandbox/market/price/price-alarm';
import { fc } from '@tests/support/properties';
import { anchorAt, share, tradegate } from './fixtures';

const OPENS = Date.parse('2026-11-23T07:30:00+01:00');
const ANCHOR = '2026-11-20T17:00:00+01:00';

const price = fc.constantFrom('last' as const, 'bid' as const, 'ask' as const);
const start = fc.constantFrom('0.42', '5.01', '99.98', '372.10', '1712.50');
const second = fc.integer({ min: 0, max: 50_000 });
/** How far the alarm's levels are from a price of the stretch, in thousandths of it. */
const away = fc.integer({ min: -3, max: 12 });

const moved = (level: Decimal, thousandths: number): Decimal => {
  const part = { units: level.units * BigInt(Math.abs(thousandths)), scale: level.scale + 3 };
  return thousandths < 0 ? subtract(level, part) : add(level, part);
};

describe('an alarm on the prices of a listing [BNK-04]', () => {
  it('is raised by no second that is calm, and by none of a stretch that stays calm', () => {
    const seen = { calm: 0, alarm: 0 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.record({ kind: price, start, traits: fc.constantFrom([], ['WIDE_SPREAD' as const]) }),
        fc.record({ second, length: fc.integer({ min: 0, max: 2_000 }), above: away, below: away }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
        (seed, { kind, start: anchored, traits }, { second: begin, length, above, below }, picks) => {
          const traded = share({ traits: new Set(traits) });
          const listed = listing(seed, traded, tradegate, [anchorAt(ANCHOR, anchored)]);
          const from = instant(OPENS + begin * 1_000);
          const here = bookAt(listed, from)?.[kind];
          if (here === undefined) return;
          const alarm = { price: kind, above: moved(here, above), below: moved(here, -below) };
          const calm = [calmOf(listed, alarm, from)];
          const stays = staysCalm(listed, calm, from, instant(from + length * 1_000));
          for (const pick of picks) {
            const at = instant(from + (pick % (length + 1)) * 1_000);
            const book = bookAt(listed, at);
            if (book === undefined) continue;
            const raised = compare(book[kind], alarm.above) >= 0 || compare(book[kind], alarm.below) <= 0;
            seen[raised ? 'alarm' : 'calm'] += 1;
            if (raised) expect([isCalm(listed, calm, at), stays]).toEqual([false, false]);
            else if (stays) expect(isCalm(listed, calm, at)).toBe(true);
          }
        },
      ),
      { numRuns: 1_000 },
    );
    expect(Math.min(seen.calm, seen.alarm)).toBeGreaterThan(1_000);
  });

  it('leaves a listing calm that is far from it, or a search would look at every second', () => {
    const listed = listing(1, share({}), tradegate, [anchorAt(ANCHOR, '200.00')]);
    const from = instant(OPENS);
    const calm = [calmOf(listed, { price: 'bid', above: decimal('230'), below: decimal('170') }, from)];
    expect(staysCalm(listed, calm, from, instant(from + 14 * 3_600_000))).toBe(true);
  });
});

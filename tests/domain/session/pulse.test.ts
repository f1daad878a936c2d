import { isSamePulse, joined, type Pulse } from '@domain/session/pulse';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';

const moment = fc.integer({ min: 0, max: 6 }).map(instant);
const pulses: fc.Arbitrary<Pulse> = fc.oneof(
  fc.record({ activeAt: moment, endsAt: moment }),
  fc.record({ activeAt: moment, endsAt: moment, endedAt: moment }),
);

describe('what tabs know together', () => {
  it('is the same in whatever order and however often they hear of each other [KIT-08]', () => {
    fc.assert(
      fc.property(pulses, pulses, pulses, (a, b, c) => {
        expect(joined(a, b)).toEqual(joined(b, a));
        expect(joined(joined(a, b), c)).toEqual(joined(a, joined(b, c)));
        expect(joined(a, a)).toEqual(a);
        expect(isSamePulse(joined(joined(a, b), b), joined(a, b))).toBe(true);
      }),
    );
  });

  it.each<[string, Pulse, Pulse, Pulse]>([
    [
      'the later sign counts, whatever end it brings',
      { activeAt: instant(1), endsAt: instant(9) },
      { activeAt: instant(2), endsAt: instant(5) },
      { activeAt: instant(2), endsAt: instant(5) },
    ],
    [
      'of the same sign the earlier end counts: the strictest tab decides',
      { activeAt: instant(2), endsAt: instant(9) },
      { activeAt: instant(2), endsAt: instant(5) },
      { activeAt: instant(2), endsAt: instant(5) },
    ],
    [
      'an end is never forgotten for a later sign',
      { activeAt: instant(3), endsAt: instant(9) },
      { activeAt: instant(2), endsAt: instant(5), endedAt: instant(2) },
      { activeAt: instant(3), endsAt: instant(9), endedAt: instant(2) },
    ],
    [
      'of two ends the later one is remembered, whoever knows it',
      { activeAt: instant(3), endsAt: instant(9), endedAt: instant(1) },
      { activeAt: instant(2), endsAt: instant(5), endedAt: instant(2) },
      { activeAt: instant(3), endsAt: instant(9), endedAt: instant(2) },
    ],
    [
      'where none has ended none is named',
      { activeAt: instant(3), endsAt: instant(9) },
      { activeAt: instant(2), endsAt: instant(5) },
      { activeAt: instant(3), endsAt: instant(9) },
    ],
  ])('%s', (_case, a, b, both) => {
    expect(joined(a, b)).toStrictEqual(both);
    expect(joined(b, a)).toStrictEqual(both);
  });

  it.each<[Partial<Pulse>, boolean]>([
    [{}, true],
    [{ activeAt: instant(1) }, false],
    [{ endsAt: instant(1) }, false],
    [{ endedAt: instant(1) }, false],
  ])('with %j is told to the other tabs no more than once: %s', (change, isSame) => {
    const known = { activeAt: instant(2), endsAt: instant(5), endedAt: instant(3) };
    expect(isSamePulse(known, { ...known, ...change })).toBe(isSame);
  });
});

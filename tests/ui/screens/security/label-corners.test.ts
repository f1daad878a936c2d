import { labelCorners, type CurvePoint } from '@ui/screens/security/label-corners';

/** A curve at these heights, from the left edge to the right one. */
const curve = (...heights: readonly number[]): readonly CurvePoint[] =>
  heights.map((y, place) => ({ x: (place / (heights.length - 1)) * 100, y }));

const named = (lines: readonly number[], points: readonly CurvePoint[]): readonly string[] =>
  labelCorners(lines, points).map(({ end, side }) => `${end} ${side}`);

describe('the name of a line in the picture of a price [SH-11]', () => {
  const flat = (height: number) => curve(...Array.from({ length: 9 }, () => height));

  it.each([
    ['stands over the right end where the curve is far', [50], flat(90), ['right over']],
    ['goes to the left where the curve ends there', [50], curve(90, 90, 80, 70, 46, 45), ['left over']],
    ['goes under its line where the curve runs over it', [50], flat(46), ['right under']],
    ['goes under it on the left where the curve falls', [50], curve(46, 46, 46, 46, 54, 54), ['left under']],
    ['does not leave the picture', [4], flat(90), ['right under']],
    ['nor at the lower edge', [96], flat(93), ['right over']],
    ['leaves room for the name of a line near to it', [50, 46], flat(90), ['right over', 'left over']],
    ['and for several', [50, 50, 50], flat(90), ['right over', 'left over', 'right under']],
  ] as const)('%s', (_where, lines, points, expected) => {
    expect(named(lines, points)).toEqual(expected);
  });

  it('hides as little as can be where the curve is everywhere', () => {
    expect(named([50], curve(46, 54, 46, 54, 46, 54, 46, 90, 46, 90))).toEqual(['right under']);
  });
});

/** Where the name of a line stands at it: at which end, and on which side. */
export interface Corner {
  readonly end: 'left' | 'right';
  readonly side: 'over' | 'under';
}

/** A point of the curve, in percent of the picture from its upper left corner. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** What a name takes up at most, in percent of the picture: half of its width on a phone. */
const WIDTH = 50;
const HEIGHT = 9;

/** The first is taken where several are as good. */
const usual: Corner = { end: 'right', side: 'over' };
const others: readonly Corner[] = [
  { end: 'left', side: 'over' },
  { end: 'right', side: 'under' },
  { end: 'left', side: 'under' },
];

interface Box {
  readonly left: number;
  readonly top: number;
}

const boxAt = (line: number, { end, side }: Corner): Box => ({
  left: end === 'left' ? 0 : 100 - WIDTH,
  top: side === 'over' ? line - HEIGHT : line,
});

/**
 * Where the names of lines at these heights stand, so that they lie neither over the curve nor over one another, nor
 * beyond the picture; where no corner is free, over as little of the curve as can be.
 */
export function labelCorners(lines: readonly number[], curve: readonly CurvePoint[]): readonly Corner[] {
  const taken: Box[] = [];
  return lines.map((line) => {
    const best = others.reduce(
      (least, each) => (costOf(boxAt(line, each)) < costOf(boxAt(line, least)) ? each : least),
      usual,
    );
    taken.push(boxAt(line, best));
    return best;
  });

  /** How much of the curve a name there hides; more than all of it where it cannot stand. */
  function costOf(box: Box): number {
    const hidden = curve.filter(
      ({ x, y }) => x >= box.left && x <= box.left + WIDTH && y >= box.top && y <= box.top + HEIGHT,
    ).length;
    const isOutside = box.top < 0 || box.top + HEIGHT > 100;
    const isTaken = taken.some((other) => other.left === box.left && Math.abs(other.top - box.top) < HEIGHT);
    return hidden + (isOutside || isTaken ? curve.length + 1 : 0);
  }
}

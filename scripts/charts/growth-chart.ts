/** How a figure grows with the number of rows. */
interface Growth {
  readonly name: string;
  /** Rows and the figure measured with so many. */
  readonly points: readonly (readonly [count: number, figure: number])[];
}

const WIDTH = 640;
const HEIGHT = 360;
const EDGE = { left: 64, right: 168, top: 40, bottom: 44 };
const HUES = ['#8a8f94', '#b7791f', '#0f5c5c'];

/** Places a figure on a scale on which each tenfold is equally far, so that linear growth is a straight line. */
function scale(figures: readonly number[], from: number, to: number): (figure: number) => number {
  const logs = figures.map((figure) => Math.log10(Math.max(figure, 0.1)));
  const least = Math.floor(Math.min(...logs));
  const span = Math.max(Math.ceil(Math.max(...logs)) - least, 1);
  return (figure) => from + ((Math.log10(Math.max(figure, 0.1)) - least) / span) * (to - from);
}

const tens = (figures: readonly number[]): readonly number[] => {
  const logs = figures.map((figure) => Math.log10(Math.max(figure, 0.1)));
  const least = Math.floor(Math.min(...logs));
  const most = Math.max(Math.ceil(Math.max(...logs)), least + 1);
  return Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index));
};

const text = (x: number, y: number, words: string, anchor = 'start'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;

/** A picture of growth as SVG: both axes by tens, one line for each of those compared. */
export function growthChart(title: string, unit: string, lines: readonly Growth[]): string {
  const counts = lines.flatMap(({ points }) => points.map(([count]) => count));
  const figures = lines.flatMap(({ points }) => points.map(([, figure]) => figure));
  const [right, bottom] = [WIDTH - EDGE.right, HEIGHT - EDGE.bottom];
  const x = scale(counts, EDGE.left, right);
  const y = scale(figures, bottom, EDGE.top);
  const grid = [
    ...tens(figures).map((figure) => {
      const at = y(figure).toFixed(1);
      const words = text(EDGE.left - 8, y(figure) + 4, String(Number(figure.toPrecision(1))), 'end');
      return `<path d="M${EDGE.left} ${at}H${right}" stroke="#ddd"/>${words}`;
    }),
    ...[...new Set(counts)].map((count) => text(x(count), bottom + 20, count.toLocaleString('en'), 'middle')),
  ];
  const drawn = lines.map(({ name, points }, index) => {
    const hue = HUES[index % HUES.length] ?? '#000';
    const path = points.map(([count, figure]) => `${x(count).toFixed(1)} ${y(figure).toFixed(1)}`).join('L');
    const [, last = 0] = points.at(-1) ?? [];
    const label = text(right + 10, y(last) + 4, name);
    return `<g fill="${hue}"><path d="M${path}" fill="none" stroke="${hue}" stroke-width="2"/>${label}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    text(EDGE.left, 20, `${title}, ${unit}`),
    ...grid,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

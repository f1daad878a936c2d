import icons from 'lucide-static/icon-nodes.json';
import { iconPaths } from '@ui/components/icon-paths';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const library = icons as unknown as Readonly<Record<string, readonly Shape[]>>;

/** A circle or box as path data; the library draws them as elements of their own. */
function pathOf([tag, attributes]: Shape): string {
  const [x, y, width, height, cx, cy, r] = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r'].map((name) =>
    Number(attributes[name] ?? 0),
  ) as [number, number, number, number, number, number, number];
  const corner = Number(attributes['rx'] ?? attributes['ry'] ?? 0);
  switch (tag) {
    case 'path':
      return attributes['d'] ?? '';
    case 'circle':
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    case 'line':
      return `M${attributes['x1'] ?? ''} ${attributes['y1'] ?? ''}L${attributes['x2'] ?? ''} ${attributes['y2'] ?? ''}`;
    case 'rect': {
      const [w, h] = [width - 2 * corner, height - 2 * corner];
      const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
      return `M${x + corner} ${y}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h${-w}${arc(-corner, -corner)}v${-h}${arc(corner, -corner)}z`;
    }
    default:
      throw new Error(`No path for ${tag}`);
  }
}

describe('icons', () => {
  it.each(Object.entries(iconPaths))('%s is the library’s drawing [SH-12]', (name, paths) => {
    expect(paths).toEqual(library[name]?.map(pathOf));
  });
});

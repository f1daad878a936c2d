import icons from 'lucide-static/icon-nodes.json';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const library = icons as unknown as Readonly<Record<string, readonly Shape[]>>;

/** One picture with all icons: each a symbol under its name, drawn in the colour and width of where it is used. */
export const iconSprite = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join('\n')}\n</svg>\n`;

function symbol(name: string): string {
  const shapes = library[name];
  if (shapes === undefined) throw new Error(`lucide-static has no icon ${name}`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(element).join('')}</symbol>`;
}

function element([tag, attributes]: Shape): string {
  const written = Object.entries(attributes).filter(([name]) => name !== 'key');
  return `<${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`;
}

import { icons } from '@iconify-json/lucide/icons.json';

const library: Readonly<Record<string, { readonly body: string }>> = icons;

/** How the library says that its icons are lines; our style sheet says it for all of them at once. */
const lineStyle =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** One picture with all icons: each a symbol under its name, drawn in the colour and width of where it is used. */
export const iconSprite = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join('\n')}\n</svg>\n`;

function symbol(name: string): string {
  const icon = library[name];
  if (icon === undefined) throw new Error(`The library has no icon ${name}`);
  const lines = icon.body.replace(lineStyle, '').replace(/^<g>(.*)<\/g>$/, '$1');
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
}

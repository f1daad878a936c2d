import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, '../../../ui/styles/tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: string, b: string, appearance: 'light' | 'dark'): number {
  const [first, second] = [a, b].map((name) => luminance(tokens.get(name)?.[appearance] ?? ''));
  const [darker = 0, lighter = 0] = [first ?? NaN, second ?? NaN].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'sheet', 'raised', 'hover'];
const pairs = (least: number, inks: readonly string[], on: readonly string[]) =>
  inks.flatMap((ink) => on.map((ground) => [ink, ground, least] as const));

describe.each(['light', 'dark'] as const)('contrast, %s', (appearance) => {
  it.each([
    ...pairs(4.5, ['ink', 'ink-2', 'ink-3'], [...grounds, 'sunken', 'tint']),
    ...pairs(4.5, ['link', 'gain', 'loss', 'ok', 'info', 'warn', 'error', 'brand'], grounds),
    ...['ok', 'info', 'warn', 'error'].flatMap((kind) => pairs(4.5, [kind, 'ink'], [`${kind}-bg`])),
    ...pairs(4.5, ['on-amber'], ['amber', 'amber-hover']),
    ...pairs(4.5, ['on-brand'], ['brand']),
    ...pairs(4.5, ['on-chosen'], ['chosen']),
    ...pairs(4.5, ['bar-ink', 'bar-ink-2'], ['bar']),
    ...pairs(3, ['edge', 'brand', 'focus', 'amber-edge', 'error', 'warn'], ['paper', 'sheet', 'raised']),
    ...pairs(3, ['chosen', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'], ['paper', 'sheet']),
  ])('%s on %s is at least %d [SH-12]', (ink, ground, least) => {
    expect(ratio(ink, ground, appearance)).toBeGreaterThanOrEqual(least);
  });
});

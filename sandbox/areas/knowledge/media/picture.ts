import type { GroupContent, PictureLine } from '../content/group-content';
import type { Language } from '../language';

const WIDTH = 640;
const HEIGHT = 420;
const FRAME = { left: 56, top: 56, right: 24, bottom: 92 };
/** Told apart by their dashes too, for eyes that do not tell colours apart. */
const STYLES = [
  { colour: '#0b5c7d', dash: '' },
  { colour: '#b4540a', dash: '10 6' },
  { colour: '#4a3f8f', dash: '3 5' },
];

/** The picture of a group as a drawing (SVG) that reads itself out by its title. */
export function pictureOf({ picture }: GroupContent, language: Language): string {
  const { title, across, up, lines } = picture;
  const bottom = HEIGHT - FRAME.bottom;
  const right = WIDTH - FRAME.right;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" lang="${language}" font-family="sans-serif" font-size="14">`,
    `<title>${escaped(title[language])}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="${FRAME.left}" y="30" font-size="16" font-weight="600" fill="#1a2330">${escaped(title[language])}</text>`,
    `<path d="M${FRAME.left} ${FRAME.top}V${bottom}H${right}" fill="none" stroke="#5b6776" stroke-width="1.5"/>`,
    `<text x="${right}" y="${bottom + 22}" text-anchor="end" fill="#3b4654">${escaped(across[language])}</text>`,
    `<text x="${FRAME.left}" y="${FRAME.top - 8}" fill="#3b4654">${escaped(up[language])}</text>`,
    ...lines.flatMap((line, index) => drawn(line, index, language)),
    '</svg>',
  ].join('');
}

function drawn({ name, points }: PictureLine, index: number, language: Language): string[] {
  const { colour, dash } = STYLES[index % STYLES.length] ?? { colour: '#000000', dash: '' };
  const stroke = `stroke="${colour}" stroke-width="3"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}`;
  const path = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${place(x, y)}`).join('');
  const legend = HEIGHT - 52 + index * 20;
  return [
    `<path d="${path}" fill="none" ${stroke} stroke-linejoin="round"/>`,
    `<path d="M${FRAME.left} ${legend}h36" ${stroke}/>`,
    `<text x="${FRAME.left + 46}" y="${legend + 5}" fill="#1a2330">${escaped(name[language])}</text>`,
  ];
}

function place(x: number, y: number): string {
  const width = WIDTH - FRAME.left - FRAME.right;
  const height = HEIGHT - FRAME.top - FRAME.bottom;
  return `${Math.round(FRAME.left + (x / 100) * width)} ${Math.round(FRAME.top + (1 - y / 100) * height)}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

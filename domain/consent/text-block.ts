/** A piece of running text. */
export interface TextPiece {
  readonly text: string;
  readonly strong: boolean;
}

/** A part of a text written in HTML, as it may be drawn: words only, nothing that acts or loads. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'paragraph'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'item'; readonly pieces: readonly TextPiece[] };

const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|template|iframe|object|svg)\b[\s\S]*?<\/\1\s*>|<\/?([a-z][a-z0-9]*)\b[^<>]*>|[^<]+|</gi;
const HEADING = /^h[1-6]$/;
const BLOCKS = new Set(['p', 'div', 'section', 'article', 'ul', 'ol', 'table', 'tr', 'blockquote', 'br']);
const STRONG = new Set(['b', 'strong']);

/**
 * Reads HTML of the bank into blocks of words (rules.md 14: never set as HTML). Headings, paragraphs, list items and
 * bold words keep their meaning; every other element only contributes its text, what acts or loads nothing at all.
 */
export function readTextBlocks(html: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let kind: TextBlock['kind'] = 'paragraph';
  let depth = 0;
  let pieces: TextPiece[] = [];
  const turnTo = (next: TextBlock['kind']): void => {
    const written = tidy(pieces);
    if (written.length > 0) blocks.push({ kind, pieces: written });
    pieces = [];
    kind = next;
  };
  for (const [token, , element] of html.matchAll(TOKEN)) {
    const name = element?.toLowerCase();
    const closes = token.startsWith('</');
    if (name === undefined) {
      if (!token.startsWith('<') || token === '<') pieces.push({ text: plainText(token), strong: depth > 0 });
    } else if (STRONG.has(name)) depth = Math.max(0, depth + (closes ? -1 : 1));
    else if (HEADING.test(name)) turnTo(closes ? 'paragraph' : 'heading');
    else if (name === 'li') turnTo(closes ? 'paragraph' : 'item');
    else if (BLOCKS.has(name)) turnTo('paragraph');
  }
  turnTo('paragraph');
  return blocks;
}

/** Neighbours of one weight joined, white space as HTML draws it, nothing empty. */
function tidy(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const joined: TextPiece[] = [];
  for (const { text, strong } of pieces) {
    const last = joined.at(-1);
    if (last?.strong === strong) joined.splice(-1, 1, { text: last.text + text, strong });
    else joined.push({ text, strong });
  }
  const spaced = joined.map(({ text, strong }, index) => {
    const single = text.replace(/[ \t\r\n]+/g, ' ');
    const begun = index === 0 ? single.replace(/^ /, '') : single;
    return { text: index === joined.length - 1 ? begun.replace(/ $/, '') : begun, strong };
  });
  return spaced.filter(({ text }) => text !== '');
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  sect: '§',
  ndash: '–',
  bdquo: '„',
  ldquo: '“',
};

const LAST_CODE_POINT = 0x10ffff;

/** Character references as characters; one that nobody knows stays as it is written. */
function plainText(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (written, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? written;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : written;
  });
}

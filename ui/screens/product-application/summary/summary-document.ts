import { readTextBlocks, type TextBlock } from '@domain/consent/text-block';
import type { SummaryLine } from './summary-rows';

/** What was said in one step, under its title. */
export interface SummaryPart {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
}

interface Summary {
  readonly title: string;
  /** As of when, in words. */
  readonly asOf: string;
  readonly parts: readonly SummaryPart[];
  readonly language: string;
}

/** The summary as a document of its own: it opens in any browser, loads nothing, and prints (APP-10). */
export const summaryDocument = ({ title, asOf, parts, language }: Summary): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; }
th { width: 40%; font-weight: normal; color: #555; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(asOf)}</p>
${parts.map(partOf).join('\n')}
</body>
</html>
`;

const partOf = ({ title, lines }: SummaryPart): string => `<h2>${escaped(title)}</h2>
<table>
${lines.map(lineOf).join('\n')}
</table>`;

const lineOf = ({ label, value, raw }: SummaryLine): string =>
  `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}${raw === undefined ? '' : wordsOf(raw)}</td></tr>`;

/** Of the bank's HTML only what was read of it, written again. */
const wordsOf = (html: string): string =>
  `<div lang="de">${readTextBlocks(html).map(blockOf).join('')}</div>`;

const elements = { heading: 'h3', paragraph: 'p', item: 'p' } as const satisfies Record<
  TextBlock['kind'],
  string
>;

function blockOf({ kind, pieces }: TextBlock): string {
  const words = pieces
    .map(({ text, strong }) => (strong ? `<b>${escaped(text)}</b>` : escaped(text)))
    .join('');
  return `<${elements[kind]}>${kind === 'item' ? '• ' : ''}${words}</${elements[kind]}>`;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

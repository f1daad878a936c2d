import { inflateSync } from 'node:zlib';

/** How long a stream is stands before it: its last byte may be one that ends a line elsewhere. */
const STREAM = /\/Length (\d+)\b[^]*?>>\s*stream\r?\n/g;
const SHOWN = /\[([^\]]*)\]\s*TJ/g;
const CODES = /<([0-9a-f]*)>/gi;

/**
 * The text of a PDF as a reader gets it: each piece that its pages show, decoded from the standard encoding of PDF
 * (WinAnsi). Written from ISO 32000-1, 9.4 and Annex D, so that it can tell whether a document is readable text.
 */
export function pdfText(file: Buffer): readonly string[] {
  const latin = file.toString('latin1');
  return [...latin.matchAll(STREAM)].flatMap(({ 0: head, 1: length = '', index }) => {
    const begin = index + head.length;
    const page = inflated(file.subarray(begin, begin + Number(length)));
    return [...page.matchAll(SHOWN)].map(([, pieces = '']) =>
      [...pieces.matchAll(CODES)].map(([, codes = '']) => decoded(codes)).join(''),
    );
  });
}

const windows = new TextDecoder('windows-1252');
const decoded = (codes: string): string => windows.decode(Buffer.from(codes, 'hex'));

function inflated(content: Buffer): string {
  try {
    return inflateSync(content).toString('latin1');
  } catch {
    return '';
  }
}

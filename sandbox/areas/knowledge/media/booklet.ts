import { both, type GroupContent } from '../content/group-content';
import type { Language } from '../language';

const BANK = 'Werkbank';
const PROMISE = both(
  'Basisinformation für Anlegerinnen und Anleger. Keine Anlageberatung.',
  'Basic information for investors. Not investment advice.',
);
const ALLOWS = both('Was Sie damit handeln', 'What it lets you trade');
const INK = '#1a2330';
const QUIET = '#5b6776';

/** The booklet of a group as a document (PDF), tagged with its language and title. */
export async function bookletOf(
  { name, allows, expertise, picture }: GroupContent,
  language: Language,
): Promise<Buffer> {
  const title = name[language];
  // Loaded with the first booklet: no start of the bank waits for it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 64,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: BANK },
  });
  document.fillColor(QUIET).fontSize(10).text(BANK).moveDown(0.5);
  document.fillColor(INK).font('Helvetica-Bold').fontSize(22).text(title).moveDown(0.8);
  document.font('Helvetica').fontSize(11);
  for (const paragraph of expertise) document.text(paragraph[language], { lineGap: 3 }).moveDown(0.8);
  heading(document, ALLOWS[language]).text(allows[language]).moveDown(1.2);
  heading(document, picture.title[language]);
  for (const { name: line, points } of picture.lines) {
    const along = points.map(([x, y]) => `${x}: ${y}`).join(' · ');
    document
      .text(`${line[language]} (${picture.across[language]}: ${picture.up[language]}): ${along}`)
      .moveDown(0.4);
  }
  document.moveDown(1).fillColor(QUIET).fontSize(9).text(PROMISE[language]);
  return collected(document);
}

const heading = (document: PDFKit.PDFDocument, text: string): PDFKit.PDFDocument =>
  document.font('Helvetica-Bold').text(text).moveDown(0.3).font('Helvetica');

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}

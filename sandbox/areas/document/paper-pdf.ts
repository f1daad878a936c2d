import type { Paper, PaperBlock, PaperColumn } from './paper';

/** Whom a document is written to, and when. */
export interface Letterhead {
  readonly recipient: string;
  /** As it is written in German. */
  readonly day: string;
  readonly createdAt: Date;
}

type Table = Extract<PaperBlock, { kind: 'table' }>;

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
/** Where the text of a page ends; the page number stands below it. */
const BOTTOM = 841.89 - MARGIN - 24;
const LABEL = 150;
const GAP = 8;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** Other requests get their turn after so many rows. */
const ROWS_AT_ONCE = 200;

/** A document on A4 as PDF: its text can be read, searched and copied, its language and title are stated. */
export async function paperPdf(paper: Paper, { recipient, day, createdAt }: Letterhead): Promise<Buffer> {
  // Loaded with the first document: no start of the bank waits for it.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    info: { Title: paper.title, Author: 'Werkbank', CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  const sheet = new Sheet(pdf);
  sheet.head(recipient, day, paper.title);
  for (const block of paper.blocks) await sheet.block(block);
  sheet.numberPages();
  pdf.end();
  return ended;
}

/** Writes block under block, and goes on on the next page where one is full. */
class Sheet {
  readonly #pdf: PDFKit.PDFDocument;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  head(recipient: string, day: string, title: string): void {
    const pdf = this.#pdf;
    pdf.font(BOLD).fontSize(14).text('Werkbank');
    pdf.font(REGULAR).fontSize(8).text('Die Sandbox-Bank hinter Depotwerk').moveDown(2);
    pdf.fontSize(10).text(recipient).text(day, { align: 'right' }).moveDown(1);
    pdf.font(BOLD).fontSize(13).text(title).moveDown(0.75);
  }

  async block(block: PaperBlock): Promise<void> {
    const pdf = this.#pdf;
    if (block.kind === 'text') {
      this.#room(30);
      pdf.font(REGULAR).fontSize(9).text(block.text, MARGIN, pdf.y, { width: WIDTH }).moveDown(0.75);
      return;
    }
    if (block.heading !== undefined) {
      this.#room(60);
      pdf.font(BOLD).fontSize(10).text(block.heading, MARGIN, pdf.y).moveDown(0.35);
    }
    if (block.kind === 'facts') {
      for (const [label, value] of block.rows) {
        this.#line(
          [
            { head: '', share: LABEL },
            { head: '', share: WIDTH - LABEL },
          ],
          [label, value],
          REGULAR,
        );
      }
    } else await this.#table(block);
    pdf.moveDown(0.9);
  }

  /** Once all pages are there. */
  numberPages(): void {
    const pdf = this.#pdf;
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      pdf.switchToPage(page);
      pdf.page.margins.bottom = 0;
      pdf
        .font(REGULAR)
        .fontSize(8)
        .text(`Seite ${String(page + 1)} von ${String(count)}`, MARGIN, BOTTOM + 16, {
          width: WIDTH,
          align: 'right',
          lineBreak: false,
        });
    }
  }

  async #table({ columns, rows, foot }: Table): Promise<void> {
    const heads = columns.map(({ head }) => head);
    this.#line(columns, heads, BOLD);
    this.#rule();
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTurn();
      this.#line(columns, row, REGULAR, heads);
    }
    if (foot === undefined) return;
    this.#rule();
    this.#line(columns, foot, BOLD);
  }

  /** One line of cells as high as its highest; on a new page the heads come again. */
  #line(
    columns: readonly PaperColumn[],
    cells: readonly string[],
    font: string,
    heads?: readonly string[],
  ): void {
    const pdf = this.#pdf;
    const shares = columns.reduce((all, { share }) => all + share, 0);
    const widths = columns.map(({ share }) => (WIDTH * share) / shares - GAP);
    pdf.font(font).fontSize(9);
    const height = Math.max(
      ...cells.map((cell, index) => pdf.heightOfString(cell, { width: widths[index] ?? WIDTH })),
    );
    if (this.#room(height) && heads !== undefined) this.#line(columns, heads, BOLD);
    pdf.font(font).fontSize(9);
    const top = pdf.y;
    let left = MARGIN;
    for (const [index, { numeric }] of columns.entries()) {
      const width = widths[index] ?? WIDTH;
      pdf.text(cells[index] ?? '', left, top, { width, align: numeric === true ? 'right' : 'left' });
      left += width + GAP;
    }
    pdf.x = MARGIN;
    pdf.y = top + height + 3;
  }

  #rule(): void {
    const { y } = this.#pdf;
    this.#pdf
      .moveTo(MARGIN, y - 1)
      .lineTo(MARGIN + WIDTH, y - 1)
      .lineWidth(0.5)
      .stroke();
    this.#pdf.y = y + 2;
  }

  /** Turns the page where there is no room for so much; says whether it did. */
  #room(height: number): boolean {
    if (this.#pdf.y + height <= BOTTOM) return false;
    this.#pdf.addPage();
    return true;
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

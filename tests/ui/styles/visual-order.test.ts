import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = join(__dirname, '../../../ui');
const sheets = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

/** What shows the second before the first, by which the keyboard jumps up and down. */
const turned = /wrap-reverse|row-reverse|column-reverse|(^|[\s;{])order:/;

describe('what stands on a page [SH-12]', () => {
  it('is met by the keyboard in the order in which it is seen, on a telephone too', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.filter((path) => turned.test(readFileSync(join(UI, path), 'utf8')))).toEqual([]);
  });
});

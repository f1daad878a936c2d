import { savingsPlanId } from '@domain/codes/ids';
import { calendarText } from '@domain/savings-plan/plan-calendar';
import { calendarDay } from '@domain/time/local-date';
import { fc } from '@tests/support/properties';

/** The lines of the title in a file with one entry, as they are folded. */
function titleLines(title: string): readonly string[] {
  const lines = calendarText({
    id: savingsPlanId('p'),
    title,
    days: [calendarDay('2026-12-01')],
    today: calendarDay('2026-11-22'),
  }).split('\r\n');
  const first = lines.findIndex((line) => line.startsWith('SUMMARY:'));
  return lines.slice(first, lines.indexOf('TRANSP:TRANSPARENT'));
}

const octets = (text: string): number => Buffer.byteLength(text);

describe('the title of an entry in a calendar file (RFC 5545, 3.1)', () => {
  it.each([
    ['one octet', 'a', 67],
    ['two octets, the least', '\u0080', 33],
    ['two octets, the most', '\u07ff', 33],
    ['three octets, the least', '\u0800', 22],
    ['three octets, the most', '\uffff', 22],
    ['four octets', '\u{10000}', 16],
  ])('of signs of %s stays on one line as long as it fits', (_, sign, most) => {
    expect(titleLines(sign.repeat(most))).toHaveLength(1);
    expect(titleLines(sign.repeat(most + 1))).toHaveLength(2);
  });

  it('is folded where the next sign would not fit, never within one, and nothing is lost', () => {
    const signs = fc.constantFrom('a', 'ä', '€', '😀', ' ', ',');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 200 }), (said) => {
        const title = said.join('');
        const lines = titleLines(title);
        expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(
          `SUMMARY:${title.replaceAll(',', '\\,')}`,
        );
        for (const [index, line] of lines.entries()) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          const [next] = Array.from(lines[index + 1]?.slice(1) ?? '');
          if (next !== undefined) expect(octets(line) + octets(next)).toBeGreaterThan(75);
        }
      }),
    );
  });

  it('keeps what means something in such a file', () => {
    expect(titleLines('a;b\\c,d\ne')).toEqual(['SUMMARY:a\\;b\\\\c\\,d\\ne']);
  });
});

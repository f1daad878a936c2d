import { fc } from '@tests/support/properties';
import { groupDigits, regroupWhileTyping } from '@ui/components/field/digit-grouping';

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('grouping digits while typing', () => {
  const cases: readonly (readonly [string, string, boolean, string, string])[] = [
    ['123', '1234|', false, '1.234|', 'the dot comes with the fourth digit'],
    ['1.234', '1.2345|', false, '12.345|', 'and moves along'],
    ['1.234', '19|.234', false, '19|.234', 'typing in the middle keeps the caret there'],
    ['1.234', '1|.234', false, '1|.234', 'nothing to do when nothing moved'],
    ['12.345', '1|.345', false, '1|.345', 'deleting keeps the caret between the same digits'],
    ['1.234', '1|234', false, '1|.234', 'backspace on a dot steps over it'],
    ['1.234', '1|234', true, '1.|234', 'delete on a dot steps over it the other way'],
    ['1.234', '1.234,|', false, '1.234,|', 'decimals are left alone'],
    ['1.234,5', '1.234,56|', false, '1.234,56|', 'however many'],
    ['1', '1.|', false, '1.|', 'a typed dot is the customer’s'],
    ['1.', '1.5|', false, '1.5|', 'and is never dropped: 1.5 must not become 15'],
    ['', '1234.56|', false, '1234.56|', 'nor is a pasted one'],
    ['0001', '00012|', false, '00012|', 'a number with leading zeros gets no dots that would spoil it'],
    ['1.000', '|.000', false, '|000', 'nor keeps them once its first digit is gone'],
    ['12', '12a|', false, '12a|', 'what is no number stays for the parser'],
  ];
  it.each(cases)('%s -> %s (forward %s) shows %s: %s [KIT-01]', (previous, typed, forward, expected) => {
    expect(shown(regroupWhileTyping(previous, at(typed), forward))).toBe(expected);
  });

  it('never changes the digits [KIT-01]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,15}(,\d{0,4})?$/), (text) => {
        expect(groupDigits(text).replaceAll('.', '')).toBe(text);
        expect(groupDigits(groupDigits(text))).toBe(groupDigits(text));
      }),
    );
  });
});

import { isWorthAsking } from '@domain/form/async-rule';
import { isEmptyValue } from '@domain/form/empty-value';

describe('whether a value is given', () => {
  it.each<[unknown, boolean, string]>([
    [undefined, true, 'nothing'],
    [null, true, 'nothing, as the wire has it'],
    ['', true, 'no text'],
    [' ', true, 'blank text'],
    [[], true, 'an empty list'],
    ['0', false, 'text'],
    [['a'], false, 'a list'],
    [[undefined], false, 'a list of something unknown'],
    [false, false, 'an answer'],
    [0, false, 'a number'],
    [{}, false, 'an object'],
    [{ length: 0 }, false, 'an object that is no list'],
  ])('%j counts as not given: %s, for it is %s [KIT-03]', (value, isEmpty) => {
    expect(isEmptyValue(value)).toBe(isEmpty);
  });

  it.each<[string, boolean, boolean, boolean, string]>([
    ['a', true, false, true, 'the customer has entered it'],
    ['a', false, true, false, 'the bank has asked for it, but knows it already'],
    ['', true, false, false, 'it need not be given'],
    ['', true, true, true, 'it was given, and must be'],
  ])('%j, edited %s and required %s, is worth asking the bank: %s, because %s', (...row) => {
    const [value, isDirty, required, expected] = row;
    expect(isWorthAsking({ value, isDirty, required })).toBe(expected);
  });
});

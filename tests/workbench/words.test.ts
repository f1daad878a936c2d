import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PERCENT, PIECES } from '@domain/money/unit';
import { shownValue } from '@workbench/words/shown-value';
import { syntaxSentence } from '@workbench/words/syntax-words';
import { folderName } from '@workbench/words/words';

describe('a value as an analyst reads it [BDD-05]', () => {
  it.each([
    [undefined, 'nichts'],
    ['', 'leerer Text'],
    ['Limit', 'Limit'],
    [true, 'ja'],
    [1.5, '1,5'],
    [7n, '7'],
    [decimal('4925.00'), '4925,00'],
    [amount('4925.00', EUR), '4925,00 EUR'],
    [amount('10', PIECES), '10 Stück'],
    [amount('5.5', PERCENT), '5,5 %'],
    [['a', amount('1', EUR)], 'a, 1 EUR'],
    [[], 'nichts'],
    [{ limit: decimal('1.5'), art: 'LIMIT' }, 'limit: 1,5, art: LIMIT'],
    [new Map([['a', 1]]), 'a: 1'],
    [new Set(['a']), 'a'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [() => undefined, 'function'],
    [[[[[['tief']]]]], '…'],
  ])('%p is %s', (value, text) => {
    expect(shownValue(value)).toBe(text);
  });
});

describe('what Gherkin does not understand [BDD-05]', () => {
  it.each([
    [
      { kind: 'unexpected', line: 4, text: ' Dan ist es so', expected: ['EOF', 'StepLine', 'Comment'] },
      '„Dan ist es so“ ist hier nicht zu verstehen. Hier kann stehen: das Ende oder ein Schritt, der mit Angenommen, Wenn, Dann, Und oder Aber beginnt.',
    ],
    [
      { kind: 'end', line: 4, expected: ['TagLine'] },
      'Der Text hört zu früh auf. Hier kann noch stehen: eine Nummer wie @ORD-07.',
    ],
    [{ kind: 'cells', line: 1 }, 'Diese Zeile der Tabelle hat mehr oder weniger Spalten als die erste.'],
    [
      { kind: 'language', line: 1, language: 'xx' },
      'Die Sprache „xx“ gibt es nicht. Die Regeln sind deutsch: # language: de.',
    ],
    [{ kind: 'other', line: 1, text: 'oh' }, 'Gherkin versteht diese Zeile nicht: oh'],
  ] as const)('%j is a sentence', (problem, sentence) => {
    expect(syntaxSentence(problem)).toBe(sentence);
  });
});

it('names folders as a person does [BDD-03]', () => {
  expect(folderName('aenderung')).toBe('Änderung');
  expect(folderName('order')).toBe('Order');
});

import { questions, type Question } from '@domain/order/interview/interview-flow';
import type { Consequence } from '@domain/order/picture/price-lines';
import { defineParameterType } from '@cucumber/cucumber';

/** The questions of the interview by their German names. */
const questionWords: Readonly<Record<Question, string>> = {
  instrument: 'Wertpapier',
  side: 'Seite',
  quantity: 'Menge',
  venue: 'Handelsplatz',
  pricing: 'Ordertyp',
  manual: 'Quote von Hand',
  triggerLimit: 'Stop-Marke',
  distance: 'Abstand',
  limit: 'Limit',
  validity: 'Gültigkeit',
  followType: 'Ordertyp danach',
  followTriggerLimit: 'Stop-Marke danach',
  followDistance: 'Abstand danach',
  followLimit: 'Limit danach',
  followQuantity: 'Menge danach',
  followValidity: 'Gültigkeit danach',
  account: 'Konto',
  debit: 'Lastschrift',
  summary: 'Zusammenfassung',
};

const questionOf = (words: string): Question => {
  const found = questions.find((question) => questionWords[question] === words);
  if (found === undefined) throw new Error(`Diese Frage gibt es nicht: ${words}`);
  return found;
};

const anyQuestion = Object.values(questionWords)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

defineParameterType({
  name: 'fragen',
  regexp: new RegExp(`(?:(?:${anyQuestion})(?:, )?)+|nichts`),
  transformer: (words: string) => (words === 'nichts' ? [] : words.split(', ').map(questionOf)),
  useForSnippets: false,
});

defineParameterType({
  name: 'frage',
  regexp: new RegExp(anyQuestion),
  transformer: questionOf,
  useForSnippets: false,
});

/** The lines of the price picture by what they are named after. */
export const lineWords: ReadonlyMap<string, string> = new Map([
  ['market', 'Kurs'],
  ['limit', 'Limit'],
  ['triggerLimit', 'Stop-Marke'],
  ['distance', 'Stop am Kurs'],
  ['follow.limit', 'Limit danach'],
  ['follow.triggerLimit', 'Stop-Marke danach'],
  ['follow.distance', 'Stop am Kurs danach'],
]);

/** What happens once the market reaches a line. */
export const consequenceWords: Readonly<Record<Consequence, string>> = {
  here: 'steht',
  'executes-now': 'führt gleich aus',
  executes: 'führt aus',
  'executes-and-cancels': 'führt aus und streicht die andere',
  'triggers-market': 'löst eine Markt-Order aus',
  'triggers-limit': 'löst eine Limit-Order aus',
  'triggers-and-cancels': 'löst aus und streicht die andere',
  'begins-to-follow': 'folgt ab hier dem Kurs',
  bounds: 'begrenzt den Preis',
  follows: 'folgt',
  'covers-costs': 'deckt die Kosten',
};

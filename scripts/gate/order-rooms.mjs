/** @typedef {import('./room.mjs').Room} Room */

const packages = ['fp-ts'];

/**
 * The parts of an order in the order in which they stand on one another, so that none can come round to itself.
 * @type {readonly (readonly [part: string, why: string, standsOn: readonly string[]])[]}
 */
const parts = [
  [
    'draft',
    'The words of what is typed of an order are there before anything is read of it.',
    ['domain/form', 'domain/instrument'],
  ],
  ['quote', 'A price that a partner offers is words alone, and is asked for before there is an order.', []],
  [
    'read',
    'What was typed is read into one exact order, before anyone judges or says it.',
    ['domain/form', 'domain/instrument', 'domain/order/draft', 'domain/order/quote'],
  ],
  [
    'check',
    'What is doubtful in an order is found in what was read of it.',
    ['domain/form', 'domain/instrument', 'domain/order/draft', 'domain/order/read'],
  ],
  [
    'cost',
    'What an order comes to is its value with the costs that the bank tells, and the tax of what it sells.',
    ['domain/instrument', 'domain/depot', 'domain/tax', 'domain/order/check'],
  ],
  [
    'picture',
    'Prices are drawn as they were read, whether or not the rest of the order can be.',
    ['domain/form', 'domain/instrument', 'domain/order/draft', 'domain/order/read'],
  ],
  [
    'offer',
    'Which orders a venue can take is found by reading what was typed as each of them.',
    ['domain/form', 'domain/instrument', 'domain/order/draft', 'domain/order/quote', 'domain/order/read'],
  ],
  [
    'open',
    'An order at the bank is changed by a draft that is read and checked as a new one is.',
    ['domain/form', 'domain/instrument', 'domain/order/draft', 'domain/order/read', 'domain/order/check'],
  ],
  [
    'say',
    'An order is said in a sentence from what was read or from what is open at the bank.',
    ['domain/form', 'domain/instrument', 'domain/order/read', 'domain/order/check', 'domain/order/open'],
  ],
  [
    'prefill',
    'What an order starts from, a template, an order or a holding, is turned into a draft.',
    [
      'domain/form',
      'domain/instrument',
      'domain/depot',
      'domain/order/draft',
      'domain/order/read',
      'domain/order/open',
      'domain/order/say',
    ],
  ],
  [
    'form',
    'The form ties together what is read, checked, said and offered; none of these knows that a form asks.',
    [
      'domain/form',
      'domain/instrument',
      'domain/depot',
      'domain/order/draft',
      'domain/order/quote',
      'domain/order/read',
      'domain/order/check',
      'domain/order/cost',
      'domain/order/picture',
      'domain/order/offer',
      'domain/order/say',
      'domain/order/prefill',
    ],
  ],
  [
    'interview',
    'The interview asks what the form asks, one by one; nothing of an order knows in which order it is asked.',
    ['domain/form', 'domain/instrument', 'domain/order/draft', 'domain/order/picture', 'domain/order/form'],
  ],
];

/**
 * The parts of an order as rooms; the words of an order stand under all of them.
 * @param {readonly string[]} words @returns {readonly Room[]}
 */
export const orderRooms = (words) =>
  parts.map(([part, why, standsOn]) => ({
    room: `domain/order/${part}`,
    why,
    imports: [...words, 'domain/order', ...standsOn],
    packages,
  }));

const packages = ['fp-ts'];
const ports = ['domain/**', 'application/ports', 'application/ports/bank', 'application/ports/storage'];
const below = [...ports, 'application/shared'];

/** An area of use cases that knows no other.
 * @param {string} area @param {string} why @param {readonly string[]} [others] */
const area = (area, why, others = []) => ({
  room: `application/${area}`,
  why,
  imports: [...below, ...others.map((other) => `application/${other}`)],
  packages,
});

/**
 * Use cases and ports: what the portal does, in the language of the domain.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const applicationRooms = [
  {
    room: 'application/ports',
    why: 'A port says what is needed of the outside in words of the domain, so that any adapter can serve it.',
    imports: ['domain/**'],
    packages,
  },
  {
    room: 'application/ports/bank',
    why: 'What is asked of the bank is said in words of the domain, without a status, a header or an address.',
    imports: ['domain/**', 'application/ports'],
    packages,
  },
  {
    room: 'application/ports/storage',
    why: 'What is kept in the browser is asked for in words of the domain, without a key, a version or a cipher.',
    imports: ['domain/**', 'application/ports'],
    packages,
  },
  {
    room: 'application/shared',
    why: 'How calls are repeated, timed and taken in turn serves every use case, so that it knows none.',
    imports: ports,
    packages,
  },
  area('release', 'Releasing is the same for every kind, so that it knows no kind by its use cases.'),
  area('session', 'A session is opened, kept and ended whatever is done in it.'),
  area('access', 'Guards ask the session and the bank for facts, and no other use case.', ['session']),
  area(
    'knowledge',
    'What a customer knows of securities is read and shown whatever it is needed for; more is released as everything is.',
    ['release'],
  ),
  area(
    'product-application',
    'An application is opened from what the bank knows, and released as everything is; failures are followed as every one.',
    ['release', 'session'],
  ),
  area('consent', 'Consents are read and given whatever they are needed for.'),
  area(
    'depot',
    'Depots and positions are read whatever is done with them; positions lost are followed as every failure.',
    ['session'],
  ),
  area('tax', 'What a tax follows from is read from depots and record.', ['depot']),
  area('tan', 'A TAN is asked for and given whatever it releases.'),
  area('order-template', 'A template is kept, changed and dropped apart from the orders made of it.'),
  area('order-book', 'The order book reads orders; a cancellation is released as everything is.', [
    'release',
  ]),
  area('order', 'An order is prepared from depots, positions, open orders and what its tax follows from.', [
    'depot',
    'order-book',
    'release',
    'tax',
  ]),
  area('order-change', 'A change is kept while it is typed, and released as everything is.', ['release']),
  area(
    'savings-plan',
    'A plan is typed, checked and read; what is done to it is released as everything is.',
    ['release'],
  ),
  area(
    'fund-depot',
    'A deposit or withdrawal is typed, checked and read; its release is that of everything.',
    ['release'],
  ),
  area('quote', 'A quote is asked for and accepted by releases, as every order is made.', ['release']),
  area('postbox', 'A message is sent by the release of everything.', ['release']),
  area('receipt', 'What was done is noted in the text that was released.'),
];

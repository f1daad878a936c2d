/** What the bank shares with the portal: amounts, days and codes; the trading calendar is a rule, and it has its own. */
const values = [
  'domain/codes',
  'domain/money/decimal.ts',
  'domain/money/german-amount.ts',
  'domain/money/rounding.ts',
  'domain/money/unit.ts',
  'domain/time/berlin-time.ts',
  'domain/time/german-date.ts',
  'domain/time/instant.ts',
  'domain/time/local-date.ts',
  'domain/time/local-time.ts',
  'domain/time/wire-time.ts',
];
const ground = [...values, 'sandbox/platform', 'sandbox/market', 'sandbox/world', 'sandbox/ledger'];
const packages = ['fp-ts', 'kysely', 'typebox'];

/**
 * An area of the bank. Of another one it imports the doors named here, in one direction.
 * @param {string} area @param {string} why @param {readonly string[]} [doors] @param {readonly string[]} [others]
 */
const area = (area, why, doors = [], others = []) => ({
  room: `sandbox/areas/${area}`,
  why,
  imports: [...ground, ...doors.map((door) => `sandbox/areas/${door}.ts`)],
  packages: [...packages, ...others],
  node: /** @type {const} */ (true),
});

/**
 * The bank, another house: its floors from the ground up, each standing on those before it.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const sandboxRooms = [
  {
    room: 'sandbox/platform',
    why: 'Database, server, clock and trail serve every area, so that they know none: areas hand in what is done for them.',
    imports: values,
    packages: [
      ...packages,
      '@electric-sql/pglite',
      '@fastify/cookie',
      '@fastify/formbody',
      '@fastify/helmet',
      '@fastify/rate-limit',
      '@fastify/static',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      '@fastify/type-provider-typebox',
      'fastify',
      'pg',
      'pino',
    ],
    node: true,
  },
  {
    room: 'sandbox/market',
    why: 'Instruments, venues and prices are what they are, whatever is owned or ordered.',
    imports: [...values, 'sandbox/platform'],
    packages,
    node: true,
  },
  {
    room: 'sandbox/world',
    why: 'Who lives in a fresh world is data; the areas seed themselves from it.',
    imports: [...values, 'sandbox/platform', 'sandbox/market'],
  },
  {
    room: 'sandbox/ledger',
    why: 'The books count money and securities, whatever was done to move them.',
    imports: [...values, 'sandbox/platform', 'sandbox/market', 'sandbox/world'],
    packages,
  },
  area(
    'application',
    'An application is released by a TAN, by customers and strangers, and what it opens stands with all the rest.',
    [
      'customer/customer-tables',
      'customer/personal-record',
      'customer/pin',
      'document/file-document',
      'document/paper',
      'knowledge/accept-knowledge',
      'knowledge/content/all-groups',
      'knowledge/knowledge-standing',
      'knowledge/say-experience',
      'savings-plan/act/plan-of-application',
      'session/session-messages',
      'session/stranger',
      'tan/issue-tan',
      'tan/tan-demand',
      'tan/tan-refusals',
      'tan/verify-tan',
    ],
    ['fastify'],
  ),
  area('banking', 'What the journal shows of an account is read, whatever it was booked for.', [
    'customer/account-answer',
    'customer/customer-tables',
    'customer/products',
  ]),
  area('consent', 'What a customer has agreed to is kept apart from what it is needed for.'),
  area('control', 'The test bench turns what the areas let it turn.', [
    'events/event-hub',
    'tan/store/tan-access',
  ]),
  area('customer', 'Profile, accounts and depots are a customer’s own, whatever is done with them.'),
  area(
    'document',
    'What the bank writes follows from the books; an order hands in its cost note and nothing else.',
    ['banking/account-transactions', 'banking/trades', 'customer/account-answer', 'tax/tax-notes'],
    ['pdfkit'],
  ),
  area('events', 'Events are told of orders and sessions, which do not know that anybody listens.', [
    'order/book/order-answer',
    'order/book/order-schema',
    'session/session-end',
  ]),
  area(
    'knowledge',
    'What a customer knows of a product group is shown here, whatever it is asked for by; for more a TAN is asked.',
    ['tan/issue-tan', 'tan/tan-demand', 'tan/verify-tan'],
    ['pdfkit'],
  ),
  area(
    'notification',
    'What is told to a customer follows from the books; the documents due are filed first.',
    ['document/due-documents'],
  ),
  area('watchlist', 'What is watched is kept apart from what is owned and ordered.'),
  area(
    'order',
    'An order asks for consents and knowledge and is released by a TAN; nothing else of an area concerns it.',
    [
      'consent/missing-consent',
      'document/file-document',
      'document/paper',
      'knowledge/knowledge-standing',
      'tan/issue-tan',
      'tan/tan-demand',
      'tan/tan-refusals',
      'tan/verify-tan',
      'tax/book-tax',
    ],
  ),
  area('tax', 'Tax is withheld on what was sold, whatever sold it; lots and results are told by the ledger.'),
  area('order-template', 'A template is kept, changed and dropped apart from the orders made of it.'),
  area(
    'savings-plan',
    'A plan asks what the customer knows, is released by a TAN, and buys by orders that the order area books.',
    [
      'customer/account-answer',
      'customer/customer-tables',
      'knowledge/content/all-groups',
      'knowledge/knowledge-schema',
      'knowledge/knowledge-standing',
      'order/check/price-input',
      'order/check/purchase-history',
      'order/place/plan-purchases',
      'order/trade/booking',
      'tan/issue-tan',
      'tan/tan-demand',
      'tan/tan-refusals',
      'tan/verify-tan',
    ],
  ),
  area(
    'session',
    'A session begins with the PIN of a customer and is activated by a TAN.',
    [
      'customer/first-sign-in',
      'customer/pin',
      'tan/issue-tan',
      'tan/tan-demand',
      'tan/tan-state',
      'tan/verify-tan',
    ],
    ['fastify'],
  ),
  area(
    'tan',
    'Releasing by TAN is the same for whatever is released, so that it knows no area.',
    [],
    ['uqr'],
  ),
  {
    room: 'sandbox/pages',
    why: 'The bank’s own pages show what the floors below them know.',
    imports: [...ground, 'sandbox/areas/**'],
    packages,
    node: true,
  },
  {
    room: 'sandbox',
    why: 'The bank is put together here, and started: it shares amounts, days and codes with the portal, and no rule.',
    imports: [...ground, 'sandbox/areas/**', 'sandbox/pages'],
    packages: ['pino'],
    node: true,
  },
];

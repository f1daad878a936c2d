/**
 * The only files of the product in which `as` tells the compiler what it cannot see, and why it cannot.
 * @type {readonly (readonly [why: string, files: readonly string[]])[]}
 */
const reasons = [
  [
    'A smart constructor gives a text or a number its brand once it is checked.',
    [
      'domain/access/allowed-target.ts',
      'domain/codes/bic.ts',
      'domain/codes/iban.ts',
      'domain/codes/ids.ts',
      'domain/codes/isin.ts',
      'domain/codes/tab-id.ts',
      'domain/codes/tax-id.ts',
      'domain/codes/wkn.ts',
      'domain/money/percentage.ts',
      'domain/money/unit.ts',
      'domain/time/instant.ts',
      'domain/time/local-date.ts',
      'domain/time/local-time.ts',
      'domain/time/wire-moment.ts',
    ],
  ],
  [
    'A record built key by key has the type of the keys it was built from, which the compiler does not follow.',
    [
      'adapters/http/wire/present.ts',
      'adapters/http/wire/wire-object.ts',
      'domain/form/combine.ts',
      'domain/form/nodes/facts.ts',
      'domain/form/nodes/inputs.ts',
      'domain/form/nodes/outcomes.ts',
      'domain/form/session/form-session.ts',
      'domain/order/prefill/order-parameters.ts',
      'sandbox/market/catalogue/instruments.ts',
      'ui/i18n/worded-parts.ts',
    ],
  ],
  [
    'What is kept by a key has the type that was kept by it, which a map cannot say.',
    [
      'domain/form/nodes/group.ts',
      'domain/form/session/cells.ts',
      'ui/forms/observed-form.ts',
      'ui/forms/observed-nodes.ts',
    ],
  ],
  [
    'A worker is handed its options, and a driver its query, in types wider than what is handed.',
    ['sandbox/platform/db/pglite-pool.ts', 'sandbox/platform/db/pglite-worker.ts'],
  ],
];

/** The files that may cast; every other refuses `as`, but for `as const`. */
export const castFiles = reasons.flatMap(([, files]) => files);

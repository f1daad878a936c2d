const message =
  'Clock, chance, timers and storage are handed in by a port: a rule gives the same answer every time.';

/** Globals of a browser or of Node through which a rule or a use case could reach what changes by itself. */
const globals = [
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'history',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'process',
  'Buffer',
  'console',
];

/**
 * Refused in `domain` and `application`. A `Date` made of an argument is only arithmetic of the calendar.
 * @type {import('oxlint').DummyRuleMap}
 */
export const noOutsideWorld = {
  'eslint/no-restricted-globals': ['error', ...globals.map((name) => ({ name, message }))],
  'eslint/no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message },
    { object: 'Math', property: 'random', message },
    { object: 'Temporal', property: 'Now', message },
  ],
  'local/restricted-syntax': [
    'error',
    [
      { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message },
      { selector: 'CallExpression[callee.name="Date"]', message },
    ],
  ],
};

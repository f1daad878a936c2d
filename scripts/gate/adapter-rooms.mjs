const ports = ['domain/**', 'application/ports', 'application/ports/bank', 'application/ports/storage'];

/**
 * All that touches the outside. An adapter serves ports and knows no other adapter.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const adapterRooms = [
  {
    room: 'adapters/http/wire',
    why: 'The words and shapes that several areas of the wire share stand in one place, below all gateways.',
    imports: ports,
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/http/client',
    why: 'The client carries bytes, time limits and failures for every gateway, so that it knows none.',
    imports: [...ports, 'application/shared', 'adapters/http/wire'],
    packages: ['axios', 'fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/http/*',
    why: 'A gateway serves its port over client and wire; what two gateways share belongs to the wire.',
    imports: [...ports, 'adapters/http/client', 'adapters/http/wire'],
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/event-stream',
    why: 'The stream of the bank is one connection with rules of its own and knows no gateway.',
    imports: ports,
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/browser',
    why: 'What the browser offers is wrapped once, without a thought of the bank.',
    imports: [...ports, 'application/shared', 'adapters/browser/storage/text'],
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/browser/storage/text',
    why: 'Texts are stored, sealed and opened here, whatever they say.',
    imports: [...ports, 'application/shared'],
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/browser/storage/record',
    why: 'A record is read, migrated or dropped in one way, whatever kind it is of.',
    imports: [...ports, 'adapters/browser/storage/text'],
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/browser/storage',
    why: 'Each kind of record serves its port; amounts, ids and words are the same types as on the wire, which holds no call.',
    imports: [
      ...ports,
      'application/shared',
      'adapters/browser/storage/text',
      'adapters/browser/storage/record',
      'adapters/http/wire',
    ],
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/config',
    why: 'Configuration is read once at the start and depends on no other adapter.',
    imports: [...ports, 'application/shared'],
    packages: ['fp-ts', 'io-ts'],
  },
  {
    room: 'adapters/logging',
    why: 'A log writes what it is given and must not be able to fetch more.',
    imports: ports,
  },
  ...[
    'application',
    'bank',
    'device',
    'fund-depot',
    'order',
    'postbox',
    'savings-plan',
    'session',
    'tax',
  ].map((part) => ({
    room: `adapters/fake/${part}`,
    why: 'The bank in memory serves ports without a wire; its parts stand on one state and know one another.',
    imports: [...ports, 'application/shared', 'adapters/fake/**'],
    packages: ['fp-ts'],
  })),
];

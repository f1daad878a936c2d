import type { Room } from '../gate/room.mjs';
import { rooms } from '../gate/rooms.mjs';

/** One kind of what a room may import, in words; nothing where there is none of it. */
const said = (kind: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`  - ${kind}: ${names.map((name) => `\`${name}\``).join(', ')}`];

const entry = ({ room, why, imports = [], types = [], packages = [], node }: Room): readonly string[] => [
  `- **\`${room}\`**. ${why}`,
  ...said('imports', imports),
  ...said('types alone', types),
  ...said('packages', [...packages, ...(node ? ['node:*'] : [])]),
];

/** The page docs/rooms.md: who imports whom, and why. */
export const roomsPage = (): string =>
  [
    '# Who imports whom',
    '',
    'Every folder with what its files may import besides one another; everything else is refused by `npm run deps`.',
    'A `*` stands for each folder of a kind, which does not know the others; where a folder has rooms below it, its entry',
    'is about the files directly in it. Drawn from `scripts/gate` by `npm run rooms`.',
    '',
    ...rooms.flatMap(entry),
    '',
  ].join('\n');

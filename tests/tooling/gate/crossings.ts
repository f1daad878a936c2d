import type { Room } from '../../../scripts/gate/room.mjs';
import { named } from '../../../scripts/gate/room-pattern.mjs';
import { rooms } from '../../../scripts/gate/rooms.mjs';
import type { Plant } from './plant';
import type { Violation } from './cruise';

/** A planted file, and which of its imports a rule has to refuse. */
export interface Crossing extends Plant {
  /** Undefined where nothing may be refused. */
  readonly rule: string | undefined;
  readonly reached: readonly ((violation: Violation) => boolean)[];
}

const isFile = (name: string): boolean => /\.\w+$/.test(name);
const folderOf = (room: string, folder = 'one'): string => room.replace('*', folder);
const target = (room: string, folder?: string): string =>
  isFile(room) ? room : `${folderOf(room, folder)}/target.ts`;

const load = (path: string): string => `import '${path}';`;
const loadFile = (file: string, depth: number): string =>
  load(`${'../'.repeat(depth) || './'}${file.replace(/\.ts$/, '')}`);
const nameType = (file: string, depth: number): string =>
  loadFile(file, depth).replace('import ', 'import type { here } from ');

const everyPackage = [...new Set(rooms.flatMap(({ packages = [] }) => packages))];

/** For every room a file that imports all the table refuses it, one that calls what it may only name, and one that keeps to the table. */
export const crossings = (): readonly Crossing[] => rooms.flatMap(crossingsOf);

/** What the crossings import: a file of every room, and each file that is named by itself. */
export const targets = (): readonly Plant[] =>
  [
    ...rooms.flatMap(({ room }) => [target(room), target(room, 'two')]),
    ...rooms.flatMap(({ imports = [], types = [] }) =>
      [...imports, ...types].filter((name) => !name.includes('*')).map((name) => target(name)),
    ),
  ].map((file) => ({ file, imports: [] }));

function crossingsOf(row: Room): readonly Crossing[] {
  const { room, imports = [], types = [], packages = [] } = row;
  const depth = isFile(room) ? 0 : room.split('/').length;
  const may = new Set([...imports, ...types].flatMap((name) => named(name)));
  const mayCall = new Set(imports.flatMap((name) => named(name)));
  const refused = rooms.map((other) => other.room).filter((other) => other !== room && !may.has(other));
  const neighbours = room.includes('*') && !may.has(room) ? [target(room, 'two')] : [];
  const refusedFiles = [...refused.map((other) => target(other)), ...neighbours];
  const refusedPackages = [
    ...everyPackage.filter((name) => !packages.includes(name)),
    ...(row.node ? [] : ['fs']),
  ];
  const nameable = types.flatMap((name) => named(name)).filter((name) => !mayCall.has(name));
  const at = (name: string): string => (isFile(room) ? room : `${folderOf(room)}/${name}.ts`);
  return [
    {
      file: at('refused'),
      rule: room,
      imports: [...refusedFiles.map((file) => loadFile(file, depth)), ...refusedPackages.map(load)],
      reached: [...refusedFiles.map(isFileReached), ...refusedPackages.map(isPackageReached)],
    },
    ...(nameable.length === 0
      ? []
      : [
          {
            file: at('called'),
            rule: `${room}: types alone`,
            imports: nameable.map((name) => loadFile(target(name), depth)),
            reached: nameable.map((name) => isFileReached(target(name))),
          },
        ]),
    ...(isFile(room)
      ? []
      : [
          {
            file: at('permitted'),
            rule: undefined,
            imports: [
              ...[...mayCall].map((name) => loadFile(target(name), depth)),
              ...nameable.map((name) => nameType(target(name), depth)),
              ...packages.map(load),
            ],
            reached: [],
          },
        ]),
  ];
}

const isFileReached =
  (file: string) =>
  ({ to }: Violation): boolean =>
    to === file;

const isPackageReached =
  (name: string) =>
  ({ to }: Violation): boolean =>
    to === name || to.includes(`node_modules/${name}/`) || to.includes(`node_modules/@types/${name}/`);

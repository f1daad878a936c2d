import { builtinModules } from 'node:module';
import { filesOf, filesOfAll, names } from './room-pattern.mjs';
import { rooms } from './rooms.mjs';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @param {readonly string[]} packages */
const filesOfPackages = (packages) =>
  packages.length === 0 ? [] : [`node_modules/(?:@types/)?(?:${packages.join('|').replace(/\./g, '\\.')})/`];

const modulesOfNode = `^(?:node:)?(?:${builtinModules.join('|')})$`;

/** Everything a room does not name is refused. @param {import('./room.mjs').Room} row @returns {Rule} */
const allowList = ({ room, why, imports = [], types = [], packages = [], node }) => ({
  name: room,
  comment: why,
  severity: 'error',
  from: { path: filesOf(room) },
  to: {
    pathNot: [
      filesOf(room, room.endsWith('/*') ? '$1' : undefined),
      ...filesOfAll(imports),
      ...filesOfAll(types),
      ...filesOfPackages(packages),
      ...(node ? [modulesOfNode] : []),
    ],
  },
});

/** What is named for its types alone may not be made or called. @param {import('./room.mjs').Room} row @returns {Rule} */
const typesAlone = ({ room, imports = [], types = [] }) => ({
  name: `${room}: types alone`,
  comment: `Files of ${room} name these by their types and are handed them ready made, so that src alone decides which.`,
  severity: 'error',
  from: { path: filesOf(room) },
  to: { path: filesOfAll(types), pathNot: filesOfAll(imports), dependencyTypesNot: ['type-only'] },
});

/** The table "Who imports whom" as rules of dependency-cruiser. @type {Rule[]} */
export const importRules = [
  ...rooms.map(allowList),
  ...rooms.filter(({ types }) => types).map(typesAlone),
  {
    name: 'every-file-has-a-room',
    comment:
      'A folder that the table does not name has no place in the house: give it a row, or another place.',
    severity: 'error',
    from: { pathNot: [...names.map((room) => filesOf(room)), 'node_modules/'] },
    to: {},
  },
];

import { rooms } from './rooms.mjs';

/** @typedef {import('./room.mjs').Room} Room */

/** The name of every room. */
export const names = rooms.map(({ room }) => room);

/** @param {string} text */
const literally = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a folder is one of those that a room with a `*` stands for. @param {string} name */
const isOneOfAKind = (name) => names.includes(name.replace(/[^/*]+$/, '*'));

/**
 * The rooms a name stands for; a single file stands for itself.
 * @param {string} name
 * @returns {readonly string[]}
 */
export function named(name) {
  if (/\.\w+$/.test(name) || names.includes(name) || isOneOfAKind(name)) return [name];
  const folder = name.replace(/\*\*$/, '');
  const found = name.endsWith('/**') ? names.filter((room) => `${room}/`.startsWith(folder)) : [];
  if (found.length === 0) throw new Error(`No room is called ${name}.`);
  return found;
}

/** Folders with a row of their own among those a `*` stands for. @param {string} room */
const siblings = (room) =>
  names
    .filter((name) => name !== room && name.startsWith(room.slice(0, -1)))
    .map((name) => name.slice(room.length - 1).split('/')[0] ?? '');

/**
 * The files of a room as a pattern; of a room that is one of a kind the first group is its folder.
 * @param {string} room
 * @param {string} [folder] What stands in place of the `*`.
 */
export function filesOf(room, folder) {
  if (/\.\w+$/.test(room)) return `^${literally(room)}$`;
  if (room.endsWith('/*')) {
    const others = siblings(room).map((name) => `${literally(name)}/`);
    const except = others.length === 0 || folder !== undefined ? '' : `(?!${others.join('|')})`;
    return `^${literally(room.slice(0, -1))}${except}${folder ?? '([^/]+)'}/`;
  }
  const isDivided = names.some((name) => name.startsWith(`${room}/`));
  return isDivided ? `^${literally(room)}/[^/]+$` : `^${literally(room)}/`;
}

/** The files of all the rooms named, as patterns. @param {readonly string[]} list */
export const filesOfAll = (list) => [...new Set(list.flatMap(named))].map((room) => filesOf(room));

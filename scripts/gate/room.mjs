/**
 * A room: a folder, or a `*` in place of a folder that stands for each of its kind, and all that its files may import
 * besides one another. Where a room has rooms below it, it holds only the files directly in it.
 * @typedef {object} Room
 * @property {string} room The folder, from the root of the repository.
 * @property {string} why What it is, and why it may know just this: a full sentence.
 * @property {readonly string[]} [imports] Rooms; `folder/**` for all rooms below a folder; or a single file.
 * @property {readonly string[]} [types] The same, of which it may import types alone.
 * @property {readonly string[]} [packages] Packages of npm.
 * @property {true} [node] Whether modules of Node may be imported.
 */
export {};

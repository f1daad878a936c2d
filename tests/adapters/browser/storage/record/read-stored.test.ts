import { wireObject } from '@adapters/http/wire/wire-object';
import { orElse } from '@adapters/browser/storage/record/or-else';
import { readStored } from '@adapters/browser/storage/record/read-stored';
import type { RecordKind } from '@adapters/browser/storage/record/record-kind';
import { storedText } from '@adapters/browser/storage/record/stored-text';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

interface Note {
  readonly title: string;
  readonly place: { readonly town: string; readonly street?: string };
  readonly pages: readonly { readonly text: string }[];
}

/** A note whose title was first called a name, and whose pages were added third. */
const note = (isSalvaged: boolean): RecordKind<Note> => ({
  name: 'note',
  codec: wireObject('Note', {
    title: t.string,
    place: wireObject('Place', { town: orElse(t.string, 'Berlin') }, { street: t.string }),
    pages: t.readonlyArray(wireObject('Page', { text: t.string })),
  }),
  migrations: [({ name, ...rest }) => ({ ...rest, title: name }), (fields) => ({ pages: [], ...fields })],
  isSalvaged,
});

const kind = note(false);
const value: Note = { title: 'a', place: { town: 'Kiel' }, pages: [{ text: 'one' }] };
const fields = { title: 'a', place: { town: 'Kiel' }, pages: [{ text: 'one' }] };
const text = (content: object): string => JSON.stringify(content);

describe('a stored text', () => {
  it('says its version beside its fields', () => {
    expect(JSON.parse(storedText(kind, value))).toEqual({ v: 3, ...fields });
    expect(readStored(kind, storedText(kind, value))).toEqual(E.right({ value, lost: [] }));
  });

  it.each([
    ['without a number', { name: 'a', place: { town: 'Kiel' } }],
    ['first', { v: 1, name: 'a', place: { town: 'Kiel' } }],
    ['second', { v: 2, title: 'a', place: { town: 'Kiel' } }],
    ['third', { v: 3, title: 'a', place: { town: 'Kiel' }, pages: [] }],
  ])('of the version %s becomes one of today', (_, older) => {
    expect(readStored(kind, text(older))).toEqual(E.right({ value: { ...value, pages: [] }, lost: [] }));
  });

  it.each([
    ['cut', '{"v":3,"title":', 'syntax', []],
    ['a list', '[]', 'syntax', []],
    ['nothing', 'null', 'syntax', []],
    ['of a version that is none', text({ ...fields, v: 'x' }), 'fields', ['v']],
    ['of version 0', text({ ...fields, v: 0 }), 'fields', ['v']],
    ['of a later portal', text({ ...fields, v: 4 }), 'later', []],
    ['of a wrong type', text({ ...fields, v: 3, title: 5 }), 'fields', ['title']],
    [
      'wrong deep inside',
      text({ ...fields, v: 3, pages: [{ text: 'one' }, { text: 2 }] }),
      'fields',
      ['pages.1.text'],
    ],
  ])('that is %s is told with the reason, never with what it says', (_, damaged, reason, where) => {
    expect(readStored(kind, damaged)).toEqual(E.left({ reason, fields: where }));
  });
});

describe('a stored text of a kind that is salvaged', () => {
  const salvaged = note(true);

  it.each([
    ['a field that may be absent', { place: { town: 'Kiel', street: 5 } }, value, ['place.street']],
    [
      'a field that has a beginning',
      { place: { town: 5, street: 'x' } },
      { ...value, place: { town: 'Berlin', street: 'x' } },
      ['place.town'],
    ],
  ])('loses %s alone', (_, wrong, read, lost) => {
    expect(readStored(salvaged, text({ v: 3, ...fields, ...wrong }))).toEqual(E.right({ value: read, lost }));
  });

  it('loses nothing where nothing is wrong, and everything where what it needs is', () => {
    expect(readStored(salvaged, storedText(salvaged, value))).toEqual(E.right({ value, lost: [] }));
    expect(readStored(salvaged, text({ v: 3, ...fields, title: 5 }))).toEqual(
      E.left({ reason: 'fields', fields: ['title'] }),
    );
    expect(readStored(salvaged, text({ v: 3, ...fields, pages: [{}] }))).toEqual(
      E.left({ reason: 'fields', fields: ['pages'] }),
    );
  });

  it.each([
    ['a part of it', { limit: 5, size: 'x' }, E.right({ value: { size: 'x' }, lost: ['limit'] })],
    [
      'a choice in it',
      { size: 'x', way: { sea: 5 } },
      E.right({ value: { size: 'x' }, lost: ['way.sea', 'way'] }),
    ],
    ['what it needs', { limit: 'x' }, E.left({ reason: 'fields', fields: ['size'] })],
  ])('ends where its codec is made of parts, and %s does not fit', (_, wrong, read) => {
    const way = t.union([t.type({ sea: t.string }), t.type({ land: t.string })]);
    const made = t.intersection([t.partial({ limit: t.string, way }), t.type({ size: t.string })]);
    const kind = { name: 'made', codec: made, migrations: [], isSalvaged: true };
    expect(readStored(kind, text(wrong))).toEqual(read);
  });

  it('is not led astray by a prototype in disguise', () => {
    expect(readStored(salvaged, '{"__proto__":{"title":"a"},"v":3}')).toEqual(
      E.left({ reason: 'fields', fields: ['title', 'place', 'pages'] }),
    );
  });
});

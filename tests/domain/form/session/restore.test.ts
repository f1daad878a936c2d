import { form } from '@domain/form/form';
import { reference } from '@domain/form/kinds/reference';
import { plainText } from '@domain/form/kinds/text';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { rows, rowsOf } from '@domain/form/nodes/rows';
import { FormSession } from '@domain/form/session/form-session';
import { moved } from '@domain/form/session/moved';
import { restoreInto } from '@domain/form/session/restore';
import { snapshotCell, snapshotOf } from '@domain/form/session/snapshot';

interface Facts {
  readonly banks: readonly string[];
  readonly groups: readonly string[];
}

const kept = form((fact: FactNodes<Facts>) => ({
  paper: field(reference<string>('paper', (isin) => isin)),
  cards: rows(() => ({ owner: field(plainText) }), { most: 5 }),
  banks: rowsOf(fact.banks, () => ({
    note: field(plainText),
    branches: rows(() => ({ place: field(plainText) })),
  })),
  groups: rowsOf(fact.groups, () => ({ note: field(plainText) })),
}));
const { nodes } = kept;
const draft = (
  fields: Readonly<Record<string, string | boolean>>,
  all: Readonly<Record<string, readonly string[]>> = {},
) => ({
  version: 1,
  fields,
  rows: all,
});

describe('a chosen thing in a draft', () => {
  it.each([
    ['DE0007164600', [], [{ path: 'paper', to: 'paper', id: 'DE0007164600' }]],
    // Nothing was chosen.
    ['', [], []],
    [true, ['paper'], []],
  ])('%j: unread is %j, and fetched %j', (entry, unread, wanted) => {
    expect(restoreInto(new FormSession(kept), draft({ paper: entry }))).toEqual({ unread, wanted });
  });
});

describe('what is read once its field is left', () => {
  it('was left when the draft was kept: put back, it is read at once, and nothing is said of it yet [APP-15]', () => {
    const left = form(() => ({ name: field(plainText, { updateOn: 'blur' }) }));
    const session = new FormSession(left);
    restoreInto(session, draft({ name: 'Neumann' }));
    const name = session.field(left.nodes.name);
    expect(name.entry).toBe('Neumann');
    expect(name.view.shownIssues).toEqual([]);
  });
});

describe('what belongs to rows that facts give', () => {
  const notes = (session: FormSession<typeof nodes, Facts>) => snapshotOf(session).fields;

  it('waits for each of them, whichever come first', () => {
    const session = new FormSession(kept);
    const fields = { 'banks[b].note': 'of b', 'groups[g].note': 'of g' };
    expect(restoreInto(session, draft(fields)).unread).toEqual([]);
    session.tell({ banks: ['a', 'b'] });
    expect(notes(session)).toEqual({ 'banks[b].note': 'of b' });
    session.tell({ groups: ['g'] });
    expect(notes(session)).toEqual(fields);
  });

  it('is put back once: what is typed there then stays', () => {
    const session = new FormSession(kept);
    restoreInto(session, draft({ 'banks[b].note': 'of b', 'groups[g].note': 'of g' }));
    session.tell({ banks: ['b'] });
    const [bank] = session.collection(nodes.banks).rows;
    if (bank === undefined) throw new Error('It is there');
    session.field(bank.nodes.note).setValue('another');
    session.tell({ groups: ['g'] });
    expect(notes(session)).toEqual({ 'banks[b].note': 'another', 'groups[g].note': 'of g' });
  });

  it('does not wait where the rows are the customer’s: one that is not there is lost', () => {
    const session = new FormSession(kept);
    expect(restoreInto(session, draft({ 'cards[7].owner': 'x', 'banksx[1].note': 'y' })).unread).toEqual([
      'cards[7].owner',
      'banksx[1].note',
    ]);
  });

  it('brings rows of its own, and leaves those that the customer has arranged meanwhile', () => {
    const session = new FormSession(kept);
    const fields = { 'banks[b].branches[2].place': 'Ulm', 'cards[3].owner': 'Erika' };
    restoreInto(session, draft(fields, { cards: ['3'], 'banks[b].branches': ['2'] }));
    const cards = session.collection(nodes.cards);
    cards.add();
    session.tell({ banks: ['b'] });
    expect(cards.keys).toEqual(['3', '4']);
    expect(notes(session)).toEqual(fields);
  });
});

describe('rows of which a draft says nothing', () => {
  it('stay as they are', () => {
    const session = new FormSession(kept);
    const cards = session.collection(nodes.cards);
    cards.add();
    cards.add();
    restoreInto(session, draft({ 'cards[1].owner': 'Erika' }));
    expect(cards.keys).toEqual(['1', '2']);
  });
});

describe('a draft of another version', () => {
  const now = {
    version: 4,
    // As they were written down, not in the order of their versions.
    moved: [
      { since: 4, paths: { 'home.city': 'home.place' } },
      { since: 2, paths: { town: 'city', list: 'cities' } },
      { since: 3, paths: { city: 'home.city' } },
    ],
  };

  it.each([
    [1, 'town', 'home.place'],
    [1, 'city', 'home.place'],
    [2, 'city', 'home.place'],
    // Two was the first version in which a town was a city: this is something else.
    [2, 'town', 'town'],
    [3, 'home.city', 'home.place'],
    [3, 'city', 'city'],
    [4, 'home.city', 'home.city'],
    [5, 'town', 'town'],
    [1, 'other', 'other'],
  ])('of version %d has what lay at %s at %s', (version, path, place) => {
    expect(moved({ version, fields: { [path]: 'Ulm' }, rows: {} }, now)).toEqual({
      version: Math.max(version, 4),
      fields: { [place]: 'Ulm' },
      rows: {},
    });
  });

  it('has its rows with it', () => {
    expect(moved({ version: 1, fields: {}, rows: { list: ['1'] } }, now).rows).toEqual({ cities: ['1'] });
  });
});

describe('what is to be kept, watched', () => {
  it('is told with each change of a field, and of fields that come with rows', () => {
    const session = new FormSession(kept);
    const cell = snapshotCell(session);
    let told = 0;
    session.watch(cell, () => (told += 1));
    const card = session.collection(nodes.cards).add();
    if (card === undefined) throw new Error('It is there');
    session.field(card.nodes.owner).setValue('Erika');
    expect([told, cell.get()]).toEqual([2, draft({ 'cards[1].owner': 'Erika' }, { cards: ['1'] })]);
  });
});

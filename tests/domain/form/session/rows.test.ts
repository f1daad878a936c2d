import { form } from '@domain/form/form';
import { errorFinding, issueAt } from '@domain/form/issue';
import { flag } from '@domain/form/kinds/flag';
import { plainText } from '@domain/form/kinds/text';
import { is } from '@domain/form/nodes/condition';
import { derive } from '@domain/form/nodes/derive';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { group } from '@domain/form/nodes/group';
import { each, filled, rows, rowsOf } from '@domain/form/nodes/rows';
import { rule } from '@domain/form/nodes/rule';
import { FormSession } from '@domain/form/session/form-session';
import * as E from 'fp-ts/Either';
import { keys } from './order-like';

const cardsForm = form((fact: FactNodes<{ readonly names: readonly string[] }>) => {
  const isMember = field(flag);
  const isOpen = field(flag);
  const member = group(
    {
      more: group(
        { cards: rows(() => ({ owner: field(plainText) }), { least: 1, most: 3 }) },
        is(isOpen, true),
      ),
    },
    is(isMember, true),
  );
  const given = rowsOf(fact.names, () => ({ note: field(plainText) }), { most: 2 });
  const owners = each(member.more.cards, ({ owner }) => owner);
  const several = rule({ owners }, ({ owners: all }) =>
    all.length > 1 ? issueAt('member.more.cards', errorFinding('several', ''), 'rule') : undefined,
  );
  const notes = filled(given, ({ note }) => note);
  const count = derive({ notes }, ({ notes: all }) => E.right(all.length));
  return { isMember, isOpen, member, given, owners, several, notes, count };
});
const { nodes } = cardsForm;

function start() {
  const session = new FormSession(cardsForm);
  const cards = session.collection(nodes.member.more.cards);
  const answered = (source: 'server' | 'async', ...found: readonly string[]) =>
    session.hear(
      session.asked(),
      source,
      found.map((key) => issueAt('member.more.cards', errorFinding(key, ''), source)),
    );
  const open = () => {
    session.field(nodes.isMember).setValue(true);
    session.field(nodes.isOpen).setValue(true);
  };
  return { session, cards, answered, open };
}

describe('a collection that is asked for in a situation only', () => {
  it.each([
    [false, false, false],
    [true, false, false],
    [false, true, false],
    [true, true, true],
  ])('is open where all groups around it are: %s and %s', (isMember, isOpen, isAsked) => {
    const { session, cards } = start();
    session.field(nodes.isMember).setValue(isMember);
    session.field(nodes.isOpen).setValue(isOpen);
    cards.add();
    expect(cards.openCell.get()).toBe(isAsked);
    expect(keys(cards.issueCell.get())).toEqual(isAsked ? ['member.more.cards several'] : []);
  });

  it('is always open where none is', () => {
    expect(start().session.collection(nodes.given).openCell.get()).toBe(true);
  });
});

describe('what is said of a collection as a whole', () => {
  it('is nothing at first, and shown only once the customer has been there', () => {
    const { session, cards, open } = start();
    open();
    expect([cards.issueCell.get(), cards.shownCell.get()]).toEqual([[], []]);
    cards.add();
    expect(keys(cards.issueCell.get())).toEqual(['member.more.cards several']);
    expect(cards.shownCell.get()).toEqual([]);
    cards.blur();
    expect(keys(cards.shownCell.get())).toEqual(['member.more.cards several']);
    expect(keys(session.summary)).toEqual(['member.more.cards several']);
  });

  it('is shown at once where the bank has answered, beside what is not seen yet', () => {
    const { cards, answered, open } = start();
    open();
    cards.add();
    answered('server', 'refused');
    answered('async', 'typed');
    expect(keys(cards.shownCell.get())).toEqual(['member.more.cards refused']);
    expect(keys(cards.issueCell.get())).toEqual([
      'member.more.cards several',
      'member.more.cards refused',
      'member.more.cards typed',
    ]);
  });

  it('by one source stands in place of what it said before, and of no other', () => {
    const { cards, answered, open } = start();
    open();
    answered('server', 'first');
    answered('async', 'other');
    answered('server', 'second');
    expect(keys(cards.issueCell.get())).toEqual(['member.more.cards other', 'member.more.cards second']);
    answered('async');
    expect(keys(cards.issueCell.get())).toEqual(['member.more.cards second']);
  });

  it('by the bank was said of other rows, and goes with them, or when the form is sent again', () => {
    const { cards, answered, open } = start();
    open();
    answered('server', 'refused');
    cards.submit();
    expect(cards.issueCell.get()).toEqual([]);
    answered('server', 'refused');
    cards.add();
    expect(keys(cards.issueCell.get())).toEqual(['member.more.cards several']);
    expect(keys(cards.shownCell.get())).toEqual(['member.more.cards several']);
  });
});

describe('the rows a customer adds and takes out', () => {
  it('stay as they are where a row is not there, stands already, or was never made', () => {
    const { cards } = start();
    cards.add();
    expect(cards.remove('9')).toBeUndefined();
    cards.move('9', 0);
    cards.putBack({ key: '9', index: 0 });
    cards.putBack({ key: '1', index: 1 });
    expect(cards.keys).toEqual(['1', '2']);
  });

  it('are no more than there may be when one is put back', () => {
    const { cards } = start();
    cards.add();
    const removed = cards.remove('2');
    cards.add();
    cards.add();
    if (removed === undefined) throw new Error('It was there');
    cards.putBack(removed);
    expect(cards.keys).toEqual(['1', '3', '4']);
  });

  it.each([
    ['each once', ['2', '2', '5'], ['2', '5'], '6'],
    ['no more than there may be', ['1', '2', '3', '4'], ['1', '2', '3'], undefined],
    ['those that have to be there', [], ['1'], '2'],
    ['keys that are no numbers', ['x', '3'], ['x', '3'], '4'],
    ['the last key that was given', ['2', '1'], ['2', '1'], '3'],
  ])('come back from a draft: %s', (_, kept, stand, next) => {
    const { cards } = start();
    cards.restore(kept);
    expect(cards.keys).toEqual(stand);
    expect(cards.add()?.key).toBe(next);
  });

  it('count as a change of the form only as long as they are others than at first', () => {
    const { session, cards } = start();
    expect([cards.isDirty, session.isDirty]).toEqual([false, false]);
    const added = cards.add();
    expect([cards.isDirty, session.isDirty]).toEqual([true, true]);
    cards.remove(added?.key ?? '');
    expect([cards.isDirty, session.isDirty]).toEqual([false, false]);
  });

  it('are told to who watches what is said there', () => {
    const { session, cards } = start();
    let told = 0;
    session.watch(cards.entryCell, () => (told += 1));
    cards.add();
    expect([told, cards.entry]).toEqual([1, ['1', '2']]);
  });
});

describe('rows that a fact gives', () => {
  const given = () => {
    const { session } = start();
    session.tell({ names: ['a', 'b', 'c'] });
    return { session, all: session.collection(nodes.given) };
  };

  it('can be neither moved, taken out nor put back from a draft', () => {
    const { all } = given();
    all.move('b', 0);
    all.restore(['c']);
    expect([all.keys, all.remove('a'), all.canRemove, all.isDirty]).toEqual([
      ['a', 'b'],
      undefined,
      false,
      false,
    ]);
  });

  it('are told to who watches, as they come', () => {
    const { session, all } = given();
    let told = 0;
    session.watch(all.entryCell, () => (told += 1));
    session.tell({ names: ['a'] });
    expect([told, all.isGiven, all.keys]).toEqual([1, true, ['a']]);
    session.tell({ names: undefined });
    expect(all.keys).toEqual([]);
  });

  it('are read as far as something was said in them, once they are there', () => {
    const { session } = start();
    expect(session.value(nodes.count)).toBe(0);
    session.tell({ names: ['a', 'b'] });
    const [first] = session.collection(nodes.given).rows;
    if (first === undefined) throw new Error('It is there');
    session.field(first.nodes.note).setValue('x');
    expect(session.value(nodes.notes)).toEqual(['x']);
  });
});

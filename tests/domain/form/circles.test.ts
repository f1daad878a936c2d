import * as E from 'fp-ts/Either';
import { form } from '@domain/form/form';
import { plainText } from '@domain/form/kinds/text';
import { is } from '@domain/form/nodes/condition';
import { derive } from '@domain/form/nodes/derive';
import { entered } from '@domain/form/nodes/entered';
import { field } from '@domain/form/nodes/field';
import { each, rows } from '@domain/form/nodes/rows';
import type { FieldNode, Node, RowsNode } from '@domain/form/nodes/node';
import { FormSession } from '@domain/form/session/form-session';

describe('a form', () => {
  it('in which something is calculated from itself is refused when it is written', () => {
    expect(() =>
      form(() => {
        const first: FieldNode<string, string> = field(plainText, { follows: (): Node<string> => second });
        const second: FieldNode<string, string> = field(plainText, { follows: first });
        return { first, second };
      }),
    ).toThrow('The form calculates from itself: first → second → first');
  });

  it('in a row, or by way of its rows, is refused by the name of one that stands for all', () => {
    expect(() =>
      form(() => ({
        cards: rows(() => {
          const one: FieldNode<string, string> = field(plainText, { follows: (): Node<string> => other });
          const other: FieldNode<string, string> = field(plainText, { follows: one });
          return { one, other };
        }),
      })),
    ).toThrow('The form calculates from itself: cards[*].one → cards[*].other → cards[*].one');
  });

  it.each<[string, () => object]>([
    [
      'what is summed over rows that follow it',
      () => {
        const cards = rows(() => ({ share: field(plainText, { follows: (): Node<string> => total }) }));
        const total: Node<string> = derive({ all: each(cards, ({ share }) => share) }, () => E.right(''));
        return { total, cards };
      },
    ],
    [
      'which rows there are from what is typed in them',
      () => {
        const notes = (): Node<readonly string[]> => names;
        const cards: RowsNode<{ note: FieldNode<string, string> }> = {
          ...rows(() => ({ note: field(plainText) })),
          get given() {
            return notes();
          },
        };
        const all = each(cards, ({ note }) => note);
        const names: Node<readonly string[]> = derive({ all }, () => E.right([]));
        return { names, cards };
      },
    ],
    [
      'whether a field takes input from what stands in it',
      () => {
        const price: FieldNode<string, string> = field(plainText, {
          get disabled() {
            return is(price, 'x');
          },
        });
        return { price };
      },
    ],
    [
      'whether a field is required from what stands in it',
      () => {
        const price: FieldNode<string, string> = field(plainText, {
          get required() {
            return is(price, 'x');
          },
        });
        return { price };
      },
    ],
  ])('in which is calculated %s is refused', (_, build) => {
    expect(() => form(build)).toThrow('The form calculates from itself');
  });

  it('may follow what is made later', () => {
    const later = form(() => {
      const first: FieldNode<string, string> = field(plainText, { follows: (): Node<string> => second });
      const second = field(plainText);
      return { first, second };
    });
    const session = new FormSession(later);
    session.field(later.nodes.second).setValue('x');
    expect(session.field(later.nodes.first).value).toBe('x');
  });

  it('may ask for a field by what stands in that field itself', () => {
    const keeping = form(() => {
      const kind: FieldNode<string, string> = field(plainText, {
        follows: derive({ typed: entered((): FieldNode<string, string> => price) }, ({ typed }) =>
          E.right(typed === '' ? 'without' : 'with'),
        ),
      });
      const price: FieldNode<string, string> = field(plainText, { when: is(kind, 'with') });
      return { kind, price };
    });
    const session = new FormSession(keeping);
    const [kind, price] = [session.field(keeping.nodes.kind), session.field(keeping.nodes.price)];
    expect([kind.value, price.view.disabled]).toEqual(['without', true]);
    price.setValue('9');
    expect([kind.value, price.view.disabled]).toEqual(['with', false]);
    kind.setValue('without');
    expect([price.value, session.value(keeping.nodes.price)]).toEqual(['9', undefined]);
  });

  it('in which what stands in a field follows from itself is refused', () => {
    expect(() =>
      form(() => {
        const price: FieldNode<string, string> = field(plainText, {
          follows: entered((): FieldNode<string, string> => price),
        });
        return { price };
      }),
    ).toThrow('The form calculates from itself: price → entered');
  });

  it('whose reader looks at a field that it does not return is refused at its first use', () => {
    const forgetful = form(() => {
      const forgotten = field(plainText);
      return { read: derive({ forgotten }, ({ forgotten: value }) => E.right(value)) };
    });
    expect(() => new FormSession(forgetful).value(forgetful.nodes.read)).toThrow(
      'A field that the form does not return has no name',
    );
  });
});

import * as E from 'fp-ts/Either';
import { form } from '@domain/form/form';
import { plainText } from '@domain/form/kinds/text';
import { derive } from '@domain/form/nodes/derive';
import { field } from '@domain/form/nodes/field';
import type { FieldNode, Node } from '@domain/form/nodes/node';
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

import { form } from '@domain/form/form';
import { plainText } from '@domain/form/kinds/text';
import { derive } from '@domain/form/nodes/derive';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { is } from '@domain/form/nodes/condition';
import { choice } from '@domain/form/kinds/one-of';
import { group } from '@domain/form/nodes/group';
import { rows } from '@domain/form/nodes/rows';
import { read } from '@domain/form/outcome';
import { ObservedForm } from '@ui/forms/observed-form';
import { observedNodes } from '@ui/forms/observed-nodes';
import { autorun } from 'mobx';

interface Facts {
  readonly price: number;
}

const open = () => {
  const observed = new ObservedForm(
    form((fact: FactNodes<Facts>) => {
      const side = field(choice(['buy', 'sell'] as const, 'buy'));
      const limit = field(plainText);
      return {
        side,
        limit,
        price: fact.price,
        length: derive({ limit }, ({ limit: typed }) => read(typed.length)),
        follow: group({ limit: field(plainText) }, is(side, 'buy')),
        legs: rows(() => ({ limit: field(plainText) }), { most: 2 }),
      };
    }),
  );
  return { observed, nodes: observedNodes(observed) };
};

describe('the nodes that views are given', () => {
  it('are the fields of the form, the same each time, in its groups', () => {
    const { observed, nodes } = open();
    expect(nodes.limit).toBe(observed.field(observed.nodes.limit));
    expect(nodes.follow.limit).toBe(observed.field(observed.nodes.follow.limit));
    expect(nodes.length).toBe(nodes.length);
    expect(nodes.follow).toBe(nodes.follow);
  });

  it('read what readers and facts come to, as soon as they can', () => {
    const { observed, nodes } = open();
    expect([nodes.length.value, nodes.price.value]).toEqual([undefined, undefined]);
    nodes.limit.setValue('12,5');
    observed.session.tell({ price: 7 });
    expect([nodes.length.value, nodes.price.value]).toEqual([4, 7]);
  });

  it('are observed one by one', () => {
    const { nodes } = open();
    const seen: (number | undefined)[] = [];
    const stop = autorun(() => seen.push(nodes.length.value));
    nodes.follow.limit.setValue('x');
    nodes.limit.setValue('9');
    stop();
    expect(seen).toEqual([undefined, 1]);
  });

  it('are the rows of a collection, which come and go; each stays the same as long as it stands', () => {
    const { observed, nodes } = open();
    const legs = observed.session.collection(observed.nodes.legs);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(nodes.legs.rows.length));
    legs.add();
    const [first] = nodes.legs.rows;
    first?.nodes.limit.setValue('4');
    legs.add();
    expect(nodes.legs.rows[0]).toBe(first);
    expect(nodes.legs.rows.map((row) => row.nodes.limit.value)).toEqual(['4', '']);
    stop();
    expect(seen).toEqual([0, 1, 2]);
  });

  it('tell what is to be seen at a collection as a whole', () => {
    const { observed, nodes } = open();
    observed.session.hear(new Map(), 'server', [
      { key: 'WRONG', severity: 'ERROR', args: {}, fallback: '', field: 'legs', source: 'server' },
    ]);
    expect(nodes.legs.issues).toMatchObject([{ key: 'WRONG' }]);
  });
});

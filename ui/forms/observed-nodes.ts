import { isNode, isRows } from '@domain/form/nodes/is-node';
import type { FieldNode, Node, RowsNode } from '@domain/form/nodes/node';
import type { ObservedField } from './observed-field';

/** A node for the view that draws it: what it reads; undefined while it does not. */
export interface ObservedNode<T> {
  readonly value: T | undefined;
}

/** The nodes of a form for the views that draw them, in the groups of the form; rows are asked for by themselves. */
export type ObservedNodes<S> = {
  readonly [Name in keyof S as S[Name] extends RowsNode<object> ? never : Name]: Observed<S[Name]>;
};

type Observed<N> =
  N extends FieldNode<infer Entry, infer T>
    ? ObservedField<Entry, T>
    : N extends Node<infer T>
      ? ObservedNode<T>
      : ObservedNodes<N>;

/** A form on a page. */
interface Observer {
  field(node: FieldNode<unknown, unknown>): unknown;
  value(node: Node<unknown>): unknown;
}

/** The nodes of a form, each made when a view is first given it. */
export const observedNodes = <S extends object>(form: Observer & { readonly nodes: S }): ObservedNodes<S> =>
  observedGroup(form.nodes, form);

function observedGroup<S extends object>(nodes: S, form: Observer): ObservedNodes<S> {
  const group = {};
  for (const [name, member] of Object.entries(nodes) as [string, object][]) {
    if (isRows(member)) continue;
    let made: unknown;
    Object.defineProperty(group, name, {
      enumerable: true,
      get: () => (made ??= observedMember(member, form)),
    });
  }
  return group as ObservedNodes<S>;
}

function observedMember(member: object, form: Observer): unknown {
  if (!isNode(member)) return observedGroup(member, form);
  if (member.kind === 'field') return form.field(member);
  return {
    get value() {
      return form.value(member);
    },
  };
}

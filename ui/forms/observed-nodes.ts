import type { Issue } from '@domain/form/issue';
import { isNode, isRows } from '@domain/form/nodes/is-node';
import type { FieldNode, Node, Row, RowsNode } from '@domain/form/nodes/node';
import type { ObservedField } from './observed-field';

/** A node for the view that draws it: what it reads; undefined while it does not. */
export interface ObservedNode<T> {
  readonly value: T | undefined;
}

/** One row for the view that draws it. */
export interface ObservedRow<S> {
  readonly key: string;
  readonly nodes: ObservedNodes<S>;
}

/** A collection for the view that draws it. */
export interface ObservedRows<S> {
  /** The rows as they stand now; each the same object as long as it stays. */
  readonly rows: readonly ObservedRow<S>[];
  /** What is to be seen at the collection as a whole. */
  readonly issues: readonly Issue[];
}

/** The nodes of a form for the views that draw them, in the groups of the form. */
export type ObservedNodes<S> = {
  readonly [Name in keyof S]: Observed<S[Name]>;
};

type Observed<N> =
  N extends RowsNode<infer S>
    ? ObservedRows<S>
    : N extends FieldNode<infer Entry, infer T>
      ? ObservedField<Entry, T>
      : N extends Node<infer T>
        ? ObservedNode<T>
        : ObservedNodes<N>;

/** A form on a page. */
interface Observer {
  field(node: FieldNode<unknown, unknown>): unknown;
  value(node: Node<unknown>): unknown;
  rows(node: RowsNode<object>): readonly Row<object>[];
  rowsIssues(node: RowsNode<object>): readonly Issue[];
}

/** The nodes of a form, each made when a view is first given it. */
export const observedNodes = <S extends object>(form: Observer & { readonly nodes: S }): ObservedNodes<S> =>
  observedGroup(form.nodes, form);

function observedGroup<S extends object>(nodes: S, form: Observer): ObservedNodes<S> {
  const group = {};
  for (const [name, member] of Object.entries(nodes) as [string, object][]) {
    let made: unknown;
    Object.defineProperty(group, name, {
      enumerable: true,
      get: () => (made ??= observedMember(member, form)),
    });
  }
  return group as ObservedNodes<S>;
}

function observedMember(member: object, form: Observer): unknown {
  if (isRows(member)) return observedRows(member, form);
  if (!isNode(member)) return observedGroup(member, form);
  if (member.kind === 'field') return form.field(member);
  return {
    get value() {
      return form.value(member);
    },
  };
}

function observedRows<S extends object>(node: RowsNode<S>, form: Observer): ObservedRows<S> {
  const made = new WeakMap<object, ObservedRow<S>>();
  const observedRow = ({ key, nodes }: Row<object>): ObservedRow<S> => {
    const row = made.get(nodes) ?? { key, nodes: observedGroup(nodes, form) as ObservedNodes<S> };
    made.set(nodes, row);
    return row;
  };
  return {
    get rows() {
      return form.rows(node).map(observedRow);
    },
    get issues() {
      return form.rowsIssues(node);
    },
  };
}

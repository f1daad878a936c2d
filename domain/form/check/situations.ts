import type { AnyNode, Condition } from '@domain/form/nodes/node';
import { nodesIn } from '@domain/form/nodes/sources-of';
import type { Anatomy } from './anatomy';

/** What a node may read in a situation; undefined is nothing at all. */
type Choice = string | boolean | undefined;

/** Any value of a node that is not one of those a condition names. */
const OTHER = 'something else';
/** More situations than this are not gone through: a condition should be simpler. */
const MOST = 200_000;

/** Goes through all situations that choices of a form can be in. */
export class Situations {
  readonly #anatomy: Anatomy;

  constructor(anatomy: Anatomy) {
    this.#anatomy = anatomy;
  }

  /** Whether there is a situation in which the condition holds. */
  isPossible(condition: Condition): boolean {
    const nodes = this.#concerned(condition);
    const choices = nodes.map((node) => this.#choicesOf(node, condition));
    if (choices.reduce((product, { length }) => product * length, 1) > MOST)
      throw new Error(`Too many situations: ${nodes.map((node) => this.#anatomy.nameOf(node)).join(', ')}`);
    return this.#some(nodes, choices, new Map(), (chosen) => holds(condition, chosen));
  }

  /** The nodes of a condition, and those that decide whether these are asked for. */
  #concerned(condition: Condition, seen = new Set<AnyNode>()): readonly AnyNode[] {
    for (const node of nodesIn(condition)) {
      if (seen.has(node)) continue;
      seen.add(node);
      for (const situation of this.#anatomy.situationsOf(node)) this.#concerned(situation, seen);
    }
    return [...seen];
  }

  #choicesOf(node: AnyNode, condition: Condition): readonly Choice[] {
    const named = this.#valuesNamed(node, condition);
    if (node.kind !== 'field') return [...named, OTHER, undefined];
    const { stored } = node.of;
    if (stored.kind === 'code') return [...stored.codes, undefined];
    if (stored.kind === 'flag') return [true, false, undefined];
    return [...named, OTHER, undefined];
  }

  #valuesNamed(node: AnyNode, condition: Condition): readonly Choice[] {
    const conditions = [
      condition,
      ...this.#concerned(condition).flatMap((each) => this.#anatomy.situationsOf(each)),
    ];
    return [...new Set(conditions.flatMap((each) => valuesNamed(node, each)))];
  }

  /** A field that is not asked for reads nothing; all else is free. */
  #some(
    nodes: readonly AnyNode[],
    choices: readonly (readonly Choice[])[],
    chosen: Map<AnyNode, Choice>,
    accept: (chosen: ReadonlyMap<AnyNode, Choice>) => boolean,
  ): boolean {
    const [node, ...others] = nodes;
    const [values = [], ...otherValues] = choices;
    if (node === undefined) return this.#isConsistent(chosen) && accept(chosen);
    return values.some((value) => {
      chosen.set(node, value);
      return this.#some(others, otherValues, chosen, accept);
    });
  }

  #isConsistent(chosen: ReadonlyMap<AnyNode, Choice>): boolean {
    return [...chosen].every(
      ([node, value]) =>
        value === undefined ||
        this.#anatomy.situationsOf(node).every((situation) => holds(situation, chosen)),
    );
  }
}

function valuesNamed(node: AnyNode, condition: Condition): readonly Choice[] {
  switch (condition.kind) {
    case 'is':
      return condition.node === node ? condition.values : [];
    case 'given':
      return [];
    case 'all':
    case 'any':
      return condition.of.flatMap((each) => valuesNamed(node, each));
    case 'not':
      return valuesNamed(node, condition.of);
  }
}

function holds(condition: Condition, chosen: ReadonlyMap<AnyNode, Choice>): boolean {
  switch (condition.kind) {
    case 'is':
      return condition.values.some((value) => value === chosen.get(condition.node));
    case 'given':
      return chosen.get(condition.node) !== undefined;
    case 'all':
      return condition.of.every((each) => holds(each, chosen));
    case 'any':
      return condition.of.some((each) => holds(each, chosen));
    case 'not':
      return !holds(condition.of, chosen);
  }
}

import type { Condition } from './node';

const situation = Symbol('situation');

/** Fields that belong together and are asked for in this situation only: what stands in them is kept meanwhile. */
export const group = <S extends object>(nodes: S, when: Condition): S => ({ ...nodes, [situation]: when });

/** The situation in which a group is asked for, if it is not always. */
export const situationOf = (nodes: object): Condition | undefined =>
  situation in nodes ? (nodes[situation] as Condition) : undefined;

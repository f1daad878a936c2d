import type { Flow, Step } from '@domain/form/flow/flow';
import { all, any, not } from '@domain/form/nodes/condition';
import type { Condition } from '@domain/form/nodes/node';
import { nodesIn } from '@domain/form/nodes/sources-of';
import type { Anatomy } from './anatomy';
import { Situations } from './situations';

const always = all();
const shown = ({ when = always }: Step): Condition => when;
const none = (of: readonly Condition[]): Condition => not(any(...of));

/** What is wrong with a flow: steps nobody reaches, ways that end nowhere, questions that cannot be answered. */
export function flowProblems({ steps }: Flow<object>, anatomy: Anatomy): readonly string[] {
  const situations = new Situations(anatomy);
  const fields = steps.map((step) => anatomy.fieldsIn(step.asks));
  const submits = steps.filter(({ kind }) => kind === 'submit');
  const names = steps.map(({ name }) => name);
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `there are two steps ${name}`),
    ...steps
      .filter((step) => !situations.isPossible(shown(step)))
      .map(({ name }) => `nobody reaches the step ${name}`),
    ...(situations.isPossible(none(submits.map(shown)))
      ? ['there is a way that ends without a submit step']
      : []),
    ...steps.flatMap((step, index) => laterAnswers(step, index)),
    ...anatomy.members.flatMap(({ path, node }) => {
      if (node.kind !== 'field' || node.life.required === undefined) return [];
      const { required } = node.life;
      const asking = steps.filter((_, index) => fields[index]?.has(node));
      const missed = all(
        ...anatomy.situationsOf(node),
        ...(required === true ? [] : [required]),
        none(asking.map(shown)),
      );
      return situations.isPossible(missed) ? [`${path} can be required where no step asks for it`] : [];
    }),
  ];

  /** Whether a step is there must not depend on what is asked in it, or after it. */
  function laterAnswers(step: Step, index: number): readonly string[] {
    const behind = nodesIn(shown(step)).flatMap((node) => [...anatomy.behind(node)]);
    const later = behind.find(
      (node) =>
        fields.slice(index).some((asked) => asked.has(node)) &&
        !fields.slice(0, index).some((asked) => asked.has(node)),
    );
    return later ? [`the step ${step.name} depends on a later answer, ${anatomy.nameOf(later)}`] : [];
  }
}

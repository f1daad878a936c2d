import { Anatomy } from '@domain/form/check/anatomy';
import { flowProblems } from '@domain/form/check/flow-problems';
import { flow, step, submit, type Flow } from '@domain/form/flow/flow';
import { form, type Form } from '@domain/form/form';
import type { AnyNode } from '@domain/form/nodes/node';
import type { LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { entryOf } from '../catalogue/catalogue';
import type { AskedField } from '../field/asked-field';
import { crossRules } from './cross-rules';
import { dayRule } from './day-rules';
import type { Application, FieldConfig, Situation, StepDescription, StepName } from './description';
import { endProblems } from './end-problems';
import { fieldLife, shownWhen, type Preparation } from './field-life';
import { fieldProblems } from './field-problems';
import { conditionOf, fieldsIn, namesIn } from './situation';
import { situationProblems } from './situation-problems';
import { wordProblems } from './word-problems';

/** What an application learns from outside. */
export interface ApplicationFacts {
  readonly today: LocalDate;
}

type Nodes = Readonly<Record<string, Readonly<Record<string, AnyNode>>>>;

/** An application that can be walked: its form, its flow, and each field and step by name. */
export interface Compiled {
  readonly application: Application;
  readonly form: Form<Nodes, ApplicationFacts>;
  readonly flow: Flow<Nodes, StepName>;
  readonly fields: ReadonlyMap<string, AskedField>;
  readonly configs: ReadonlyMap<string, FieldConfig>;
  readonly steps: ReadonlyMap<StepName, StepDescription>;
}

/** An application that works, or all that is wrong with it. */
export type Compilation = E.Either<readonly string[], Compiled>;

/**
 * Makes form and flow of an application, once, its steps by their positions. One that cannot work is refused, and all
 * that is wrong is named with its place: two steps at one position, unknown and doubled fields, conditions on later
 * answers, steps nobody reaches, ways that end nowhere, fields that can be required where nobody asks for them, missing
 * words; what fields start with, wait for and refer to (field-problems, situation-problems), and how it ends.
 * It yields twice, after about as much work each, so that a page can be drawn meanwhile.
 */
export function* compiling(
  described: Application,
  preparation: Preparation = {},
): Generator<void, Compilation> {
  const application = inOrder(described);
  const wrong = [
    ...nameProblems(application),
    ...(preparation.hasWords ? wordProblems(application, preparation.hasWords) : []),
    ...fieldProblems(application.steps),
    ...situationProblems(application.steps),
    ...endProblems(application.steps),
  ].map((problem) => `${application.product}: ${problem}`);
  if (wrong.length > 0) return E.left(wrong);
  yield;
  const compiled = build(application, preparation);
  yield;
  const broken = flowProblems(compiled.flow, new Anatomy(compiled.form.nodes));
  const found = broken.map((problem) => `${application.product}: ${problem}`);
  return found.length > 0 ? E.left(found) : E.right(compiled);
}

const inOrder = (described: Application): Application => ({
  ...described,
  steps: [...described.steps].sort((one, other) => one.stepPosition - other.stepPosition),
});

function build(application: Application, preparation: Preparation): Compiled {
  const fields = new Map<string, AskedField>();
  const configs = new Map<string, FieldConfig>();
  for (const description of application.steps)
    for (const config of fieldsIn(description)) {
      fields.set(config.formFieldName, fieldLife(config, description, fields, preparation));
      configs.set(config.formFieldName, config);
    }
  const made = form<ApplicationFacts, Nodes>((fact) => ({
    ...grouped(fields),
    rules: { ...crossRules(fields), ...dayRules(configs, fields, fact.today) },
  }));
  const steps = new Map(application.steps.map((each) => [each.name, each]));
  return {
    application,
    form: made,
    fields,
    configs,
    steps,
    flow: flow(made, () => application.steps.map((each) => kernelStep(each, fields))),
  };
}

function kernelStep(description: StepDescription, fields: ReadonlyMap<string, AskedField>) {
  const { name, type, skipPrevalidation, excludeFieldsIfSkipped, notPartOfForm } = description;
  const asks = fieldsIn(description).flatMap(({ formFieldName }) => fields.get(formFieldName)?.node ?? []);
  const when = shownWhen(description);
  const life = {
    ...(when && { when: conditionOf(when, fields) }),
    ...(skipPrevalidation && { skipsPrevalidation: skipPrevalidation }),
    ...(excludeFieldsIfSkipped && { excludeIfSkipped: excludeFieldsIfSkipped }),
    ...(notPartOfForm && { notPartOfForm }),
  };
  return type === 'SUBMIT' ? submit(name, asks, life) : step(name, asks, life);
}

/** The nodes by group and name, so that the path of a node is the name of its field. */
function grouped(fields: ReadonlyMap<string, AskedField>): Record<string, Record<string, AnyNode>> {
  const nodes: Record<string, Record<string, AnyNode>> = {};
  for (const { name, node } of fields.values()) {
    const [group = '', field = ''] = name.split('.');
    nodes[group] = { ...nodes[group], [field]: node };
  }
  return nodes;
}

function dayRules(
  configs: ReadonlyMap<string, FieldConfig>,
  fields: ReadonlyMap<string, AskedField>,
  today: Parameters<typeof dayRule>[2],
): Record<string, AnyNode> {
  const made: Record<string, AnyNode> = {};
  for (const { formFieldName, syncValidators = [] } of configs.values()) {
    const asked = fields.get(formFieldName);
    for (const validator of syncValidators)
      if (asked) made[`${formFieldName.replace('.', '_')}_${validator}`] = dayRule(asked, validator, today);
  }
  return made;
}

/** What can be told of names alone: each step at a place of its own; each field known, and asked once; each condition on an earlier answer. */
function nameProblems({ steps }: Application): readonly string[] {
  const known = new Set<string>();
  const problems: string[] = [];
  const look = (place: string, situation: Situation | undefined): void => {
    for (const name of situation ? namesIn(situation) : [])
      if (!known.has(name)) problems.push(`${place} depends on ${name}, which is no earlier answer`);
  };
  for (const [index, description] of steps.entries()) {
    const before = steps[index - 1];
    if (before?.stepPosition === description.stepPosition)
      problems.push(`the steps ${before.name} and ${description.name} stand at one position`);
    look(`the step ${description.name}`, shownWhen(description));
    for (const { dependsOn } of description.dependencies) look(`the step ${description.name}`, dependsOn);
    for (const { formFieldName: name, conditions } of fieldsIn(description)) {
      if (entryOf(name) === undefined)
        problems.push(`${description.name} asks for ${name}, which nobody knows`);
      if (known.has(name)) problems.push(`${name} is asked twice`);
      look(name, conditions);
      known.add(name);
    }
  }
  return problems;
}

/**
 * The source of a form of so many groups of fifty fields, written as a form is to be written: one named interface a
 * group, nodes by reference, a reader, a rule and a step each.
 */
export function typedForm(groups: number): string {
  const names = Array.from({ length: groups }, (_, index) => `G${index}`);
  const fields = Array.from({ length: 50 }, (_, index) => `f${index}`);
  return [
    `import * as E from 'fp-ts/Either';`,
    `import { flow, step, submit } from '@domain/form/flow/flow';`,
    `import { form } from '@domain/form/form';`,
    `import { plainText } from '@domain/form/kinds/text';`,
    `import { derive } from '@domain/form/nodes/derive';`,
    `import { field } from '@domain/form/nodes/field';`,
    `import type { FieldNode } from '@domain/form/nodes/node';`,
    `import { rows } from '@domain/form/nodes/rows';`,
    `import { rule } from '@domain/form/nodes/rule';`,
    `import { FormSession } from '@domain/form/session/form-session';`,
    ...names.flatMap((name) => [
      `interface ${name} {`,
      ...fields.map((each) => `  readonly ${each}: FieldNode<string, string>;`),
      `}`,
      `const make${name} = (): ${name} => ({`,
      ...fields.map((each) => `  ${each}: field(plainText, { required: true }),`),
      `});`,
    ]),
    `export const big = form(() => {`,
    ...names.flatMap((name) => [
      `  const ${name.toLowerCase()} = make${name}();`,
      `  const sum${name} = derive({ a: ${name.toLowerCase()}.f0, b: ${name.toLowerCase()}.f1 }, ({ a, b }) => E.right(a + b));`,
      `  const rule${name} = rule({ a: ${name.toLowerCase()}.f2, b: ${name.toLowerCase()}.f3 }, () => undefined);`,
    ]),
    `  const more = rows(() => ({ rate: field(plainText) }));`,
    `  return { more, ${names.map((name) => `${name.toLowerCase()}, sum${name}, rule${name}`).join(', ')} };`,
    `});`,
    `export const way = flow(big, (nodes) => [`,
    ...names.map((name) => `  step('${name}', [nodes.${name.toLowerCase()}]),`),
    `  submit('release'),`,
    `]);`,
    `export const session = new FormSession(big);`,
    ...names.map((name) => `session.field(session.nodes.${name.toLowerCase()}.f49).setValue('x');`),
  ].join('\n');
}

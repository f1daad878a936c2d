import type { Issue } from '@domain/form/issue';
import { derive } from '@domain/form/nodes/derive';
import { optional, whereAsked } from '@domain/form/nodes/lenient';
import type { After } from '@domain/form/session/bank-check';
import type { FormSession } from '@domain/form/session/form-session';
import type { NamedValue } from '@domain/product-application/application-request';
import type { ApplicationFacts, Compiled } from '@domain/product-application/engine/compile';
import { fieldsIn } from '@domain/product-application/engine/situation';
import type { Node } from '@domain/form/nodes/node';
import type { AskedField } from '@domain/product-application/field/asked-field';
import * as E from 'fp-ts/Either';
import { valueIn } from '@domain/product-application/engine/application-places';

interface Checked {
  readonly session: FormSession<Compiled['form']['nodes'], ApplicationFacts>;
  readonly compiled: Compiled;
  readonly after: After;
  /** What the bank finds in these fields of a step. */
  readonly ask: (step: string, fields: readonly NamedValue[]) => Promise<readonly Issue[]>;
}

/**
 * The bank is asked 300 ms after a key about fields that say so, with those they are crossed with (APP-06), as far as these
 * are asked for: of a second holder there may be none, and what may be left out may say nothing.
 */
export function checkWhileTyped({ session, compiled, after, ask }: Checked): void {
  for (const step of compiled.steps.values()) {
    const configs = fieldsIn(step).filter(({ usePreValidator }) => usePreValidator);
    for (const { formFieldName, crossValidationFormFieldNames = [] } of configs) {
      const names = [formFieldName, ...crossValidationFormFieldNames];
      const asked = names.flatMap((name) => compiled.fields.get(name) ?? []);
      const said = derive(
        Object.fromEntries(
          asked.map(({ name, node }) => [name, name === formFieldName ? node : beside(node)]),
        ),
        (values: Readonly<Record<string, unknown>>) => E.right(values),
      );
      session.check({
        watches: asked.map(({ node }) => node),
        question: said,
        after,
        ask: (values) => async () => {
          const fields = Object.entries(values).flatMap(([name, value]) => valueIn(name, value));
          const issues = await ask(step.name, fields);
          return issues.filter(({ field }) => field !== undefined && names.some((name) => name === field));
        },
      });
    }
  }
}

const beside = (node: AskedField['node']): Node<unknown> =>
  node.life.required === true ? whereAsked<unknown>(node) : optional<unknown>(node);

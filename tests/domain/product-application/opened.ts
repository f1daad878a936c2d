import type { FieldNode } from '@domain/form/nodes/node';
import { FormSession } from '@domain/form/session/form-session';
import { compile } from '@tests/support/compile';
import type { Product } from '@domain/product-application/engine/product';
import type { Preparation } from '@domain/product-application/engine/field-life';
import { applicationFor } from '@domain/product-application/products/products';
import { calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';

/** The day on which these applications are filled in. */
export const TODAY = '2026-11-23';

type Said = Readonly<Record<string, string | boolean>>;

/** An application as a customer has it open, with its fields by their names. */
export function opened(product: Product, preparation: Preparation = {}, groups: readonly string[] = []) {
  const made = compile(applicationFor(product, groups), preparation);
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  const compiled = made.right;
  const session = new FormSession(compiled.form);
  session.tell({ today: calendarDay(TODAY) });
  const nodeOf = (name: string): FieldNode<unknown, unknown> => {
    const asked = compiled.fields.get(name);
    if (asked === undefined) throw new Error(`The application for ${product} does not ask for ${name}`);
    return asked.node;
  };
  const field = (name: string) => session.field(nodeOf(name));
  return {
    compiled,
    session,
    field,
    /** Types, chooses or ticks, and leaves each field. */
    say(said: Said): void {
      for (const [name, entry] of Object.entries(said)) {
        field(name).setValue(entry);
        field(name).blur();
      }
    },
    /** What is wrong at a field, seen already or not. */
    found: (name: string): readonly string[] => field(name).view.issues.map(({ key }) => key),
    value: (name: string): unknown => field(name).value,
  };
}

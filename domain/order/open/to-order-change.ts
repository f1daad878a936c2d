import type { Issue } from '../../form/issue';
import { issuesIn } from '../../form/outcome';
import { FormSession } from '../../form/session/form-session';
import type { LocalDate } from '../../time/local-date';
import * as E from 'fp-ts/Either';
import { changeForm } from './change-form';
import type { Order } from './order';
import type { FixedTerms, OrderChange } from './order-change';
import type { TypedChange } from './order-change-draft';

/** The change that these entries mean, on the terms of the order as they stand; or every issue. */
export function toOrderChange(
  typed: TypedChange,
  part: Order,
  { fixed, today }: { readonly fixed: FixedTerms; readonly today: LocalDate },
): E.Either<readonly Issue[], OrderChange> {
  const session = new FormSession(changeForm(part, fixed));
  enterChange(session, typed);
  session.tell({ today });
  const outcome = session.outcome(session.nodes.change);
  return outcome.kind === 'read' ? E.right(outcome.value) : E.left(issuesIn(outcome));
}

/** Types what was typed. */
export function enterChange(
  session: Pick<
    FormSession<ReturnType<typeof changeForm>['nodes'], { readonly today: LocalDate }>,
    'nodes' | 'field' | 'change'
  >,
  { quantity, triggerLimit, limit, validityType, validityDate }: TypedChange,
): void {
  const { nodes } = session;
  session.change(() => {
    if (quantity !== undefined) session.field(nodes.quantity).setValue(quantity);
    if (triggerLimit !== undefined) session.field(nodes.triggerLimit).setValue(triggerLimit);
    if (limit !== undefined) session.field(nodes.limit).setValue(limit);
    if (validityType !== undefined) session.field(nodes.validityType).setValue(validityType);
    if (validityDate !== undefined) session.field(nodes.validityDate).setValue(validityDate);
  });
}

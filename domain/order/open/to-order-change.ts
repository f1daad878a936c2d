import type { Issue } from '../../form/issue';
import { issuesIn } from '../../form/outcome';
import { FormSession } from '../../form/session/form-session';
import { restoreInto } from '../../form/session/restore';
import type { Snapshot } from '../../form/session/snapshot';
import type { LocalDate } from '../../time/local-date';
import * as E from 'fp-ts/Either';
import { changeForm } from './change-form';
import type { FixedTerms, OrderChange } from './order-change';
import type { ChangedPart } from './order-change-draft';

/** The change that these entries mean, on the terms of the order as they stand; or every issue. */
export function toOrderChange(
  kept: Snapshot,
  part: ChangedPart,
  { fixed, today }: { readonly fixed: FixedTerms; readonly today: LocalDate },
): E.Either<readonly Issue[], OrderChange> {
  const session = new FormSession(changeForm(part, fixed));
  restoreInto(session, kept);
  session.tell({ today });
  const outcome = session.outcome(session.nodes.change);
  return outcome.kind === 'read' ? E.right(outcome.value) : E.left(issuesIn(outcome));
}

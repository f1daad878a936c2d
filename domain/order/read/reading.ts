import { sequenceS } from 'fp-ts/Apply';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import { issueAt, type Finding, type Issue } from '../../form/issue';
import type { OrderField } from '../draft/order-draft';
import { orderFinding, type OrderFindingKey } from './order-finding';

/** What was read of a draft, or everything that is wrong with it, each issue at its field. */
export type Read<T> = E.Either<readonly Issue[], T>;

/** Reads all parts; where several are wrong, all of it is said at once. */
export const together = sequenceS(E.getApplicativeValidation(RA.getSemigroup<Issue>()));

/** Nothing was read, for this reason at this field. */
export const refused = (
  field: OrderField,
  key: OrderFindingKey,
  args?: Readonly<Record<string, string>>,
): Read<never> => at(field, E.left(orderFinding(key, args)));

/** Puts what was found in a text at its field. */
export const at = <T>(field: OrderField, read: E.Either<Finding, T>): Read<T> =>
  pipe(
    read,
    E.mapLeft((finding) => [issueAt(field, finding, 'rule')]),
  );

/** A choice that has to be made. */
export const chosen = <T>(field: OrderField, value: T | undefined, missing: OrderFindingKey): Read<T> =>
  value === undefined ? refused(field, missing) : E.right(value);

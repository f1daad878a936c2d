import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { chained, mapped, together } from '../../form/combine';
import { errorFinding, issueAt, type Finding } from '../../form/issue';
import { read, refused, type Outcome } from '../../form/outcome';
import { compareAmounts, type Amount } from '../../money/amount';
import { add, compare, equals } from '../../money/decimal';
import { exactGermanNumber } from '../../money/german-amount';
import type { LocalDate } from '../../time/local-date';
import { orderFinding } from '../read/order-finding';
import { readPrice, readQuantity } from '../read/order-number';
import { lastDayFinding } from '../read/read-validity';
import type { Validity, ValidityType } from '../validity';
import type { ChangedPart } from './order-change-draft';
import { changedTerms, type FixedTerms, type OrderChange } from './order-change';

/** Only downwards, and never to what is executed already: to take back all of the rest is to cancel. */
export function changedQuantity(text: string, part: ChangedPart): E.Either<Finding, Amount | undefined> {
  const executed = part.executedQuantity;
  const most = add(executed.value, part.openQuantity.value);
  return pipe(
    readQuantity(text, part.instrument?.type),
    E.filterOrElse(
      (value) => compare(value, most) <= 0 || equals(value, part.quantity.value),
      () => tooMany,
    ),
    E.filterOrElse(
      (value) => compare(value, executed.value) > 0,
      () => executedAlready(exactGermanNumber(executed.value, 0)),
    ),
    E.map((value) => unlessSame({ value, unit: part.quantity.unit }, part.quantity)),
  );
}

/** Another price, in the unit of the one that stands; undefined where it is the same, or none stands. */
export const changedPrice = (
  text: string,
  price: Amount | undefined,
): E.Either<Finding, Amount | undefined> =>
  price === undefined
    ? E.right(undefined)
    : E.map((value: Amount['value']) => unlessSame({ value, unit: price.unit }, price))(readPrice(text));

/** What was chosen for how long the order stands. */
interface ChosenLife {
  readonly type: Outcome<ValidityType>;
  readonly date: Outcome<LocalDate>;
}

/** Another validity; undefined where none was chosen: a day order of an earlier day keeps its own until then. */
export function changedValidity(
  { type, date }: ChosenLife,
  part: ChangedPart,
  { fixed, today }: { readonly fixed: FixedTerms; readonly today: LocalDate },
): Outcome<Validity | undefined> {
  const offered = part.venue?.validityTypes;
  if (fixed.validity !== undefined || offered?.length === 0) return read(undefined);
  if (type.kind === 'empty' && part.validityType === undefined) return read(undefined);
  return chained(type, (chosen): Outcome<Validity | undefined> => {
    const isSameDay = date.kind === 'read' && date.value === part.validUntil;
    if (chosen === part.validityType && (chosen !== 'GTD' || isSameDay)) return read(undefined);
    if (offered?.includes(chosen) === false)
      return refused([issueAt('validityType', orderFinding('order-validity-not-offered'), 'rule')]);
    return chosen === 'GTD' ? chained(date, (day) => lasting(day, today)) : read({ type: chosen });
  });
}

function lasting(date: LocalDate, today: LocalDate): Outcome<Validity> {
  const finding = lastDayFinding(date, today);
  return finding === undefined
    ? read({ type: 'GTD', date })
    : refused([issueAt('validityDate', finding, 'rule')]);
}

/** Each term of a change; one that stays reads undefined. */
interface ReadTerms {
  readonly quantity: Outcome<Amount | undefined>;
  readonly triggerLimit: Outcome<Amount | undefined>;
  readonly limit: Outcome<Amount | undefined>;
  readonly validity: Outcome<Validity | undefined>;
}

/** The change that the terms make; a fixed term is not read at all, and nothing changed is an issue of the whole. */
export function changeOf(terms: ReadTerms, fixed: FixedTerms): Outcome<OrderChange> {
  const open = <T>(term: keyof ReadTerms, outcome: Outcome<T | undefined>): Outcome<T | undefined> =>
    fixed[term] === undefined ? outcome : read(undefined);
  const change = mapped(
    together({
      quantity: open('quantity', terms.quantity),
      triggerLimit: open('triggerLimit', terms.triggerLimit),
      limit: open('limit', terms.limit),
      validity: open('validity', terms.validity),
    }),
    ({ quantity, triggerLimit, limit, validity }): OrderChange => ({
      ...(quantity && { quantity }),
      ...(triggerLimit && { triggerLimit }),
      ...(limit && { limit }),
      ...(validity && { validity }),
    }),
  );
  return chained(change, (made) =>
    changedTerms(made).length > 0 ? read(made) : refused([issueAt(undefined, nothing, 'rule')]),
  );
}

const unlessSame = (value: Amount, before: Amount): Amount | undefined =>
  compareAmounts(value, before) === 0 ? undefined : value;

const nothing: Finding = errorFinding('order-change-nothing', '');

const tooMany: Finding = errorFinding('order-change-quantity-up', '');

const executedAlready = (executed: string): Finding =>
  errorFinding('order-change-quantity-executed', '', { executed });

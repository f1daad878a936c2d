import { sequenceS } from 'fp-ts/Apply';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import { formatGermanDate } from '../../time/german-date';
import type { LocalDate } from '../../time/local-date';
import { errorFinding, issueAt, type Finding, type Issue } from '../../form/issue';
import { compareAmounts, type Amount } from '../../money/amount';
import { add, compare, equals } from '../../money/decimal';
import { exactGermanNumber } from '../../money/german-amount';
import type { Order } from './order';
import { changedTerms, type ChangeTerm, type FixedTerms, type OrderChange } from './order-change';
import type { ValidityTexts } from '../draft/order-draft';
import { readPrice, readQuantity } from '../read/order-number';
import { orderFinding } from '../read/order-finding';
import { lastDayFinding, readDay } from '../read/read-validity';
import type { Validity } from '../validity';

/** A change as it is edited: texts as typed. */
export interface OrderChangeDraft extends ValidityTexts {
  readonly quantity: string;
  readonly triggerLimit: string;
  readonly limit: string;
}

/** What a customer has typed of a change; the other terms are the order's own. */
export type TypedChange = Readonly<Partial<OrderChangeDraft>>;

/** What a change is read against. */
export interface ChangeFacts {
  readonly fixed: FixedTerms;
  readonly today: LocalDate;
}

type Read<T> = E.Either<Issue, T>;
type ChangeTextField = keyof OrderChangeDraft;

const together = sequenceS(E.getApplicativeValidation(RA.getSemigroup<Issue>()));

/** The order's own terms, as a customer would type them. */
export const changeDraftOf = (part: Order): OrderChangeDraft => ({
  quantity: typed(part.quantity, 0),
  triggerLimit: typed(part.triggerLimit, 2),
  limit: typed(part.limit, 2),
  validityDate: part.validUntil === undefined ? '' : formatGermanDate(part.validUntil),
  ...(part.validityType && { validityType: part.validityType }),
});

/**
 * The change that a draft means: what differs from the order, or every issue. A fixed term is not read at all, and
 * a change of nothing is an issue of the form as a whole.
 */
export function toOrderChange(
  draft: OrderChangeDraft,
  part: Order,
  { fixed, today }: ChangeFacts,
): E.Either<readonly Issue[], OrderChange> {
  const open = <T>(term: ChangeTerm, read: () => Read<T>): E.Either<readonly Issue[], T | undefined> =>
    fixed[term] === undefined ? E.mapLeft(RA.of<Issue>)(read()) : E.right(undefined);
  return pipe(
    together({
      quantity: open('quantity', () => changedQuantity(draft.quantity, part)),
      triggerLimit: open('triggerLimit', () =>
        changedPrice('triggerLimit', draft.triggerLimit, part.triggerLimit),
      ),
      limit: open('limit', () => changedPrice('limit', draft.limit, part.limit)),
      validity: open('validity', () => changedValidity(draft, part, today)),
    }),
    E.map(({ quantity, triggerLimit, limit, validity }) => ({
      ...(quantity && { quantity }),
      ...(triggerLimit && { triggerLimit }),
      ...(limit && { limit }),
      ...(validity && { validity }),
    })),
    E.filterOrElse(
      (change) => changedTerms(change).length > 0,
      (): readonly Issue[] => [issueAt(undefined, nothing, 'rule')],
    ),
  );
}

/** Only downwards, and never to what is executed already: to take back all of the rest is to cancel. */
function changedQuantity(text: string, part: Order): Read<Amount | undefined> {
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
    E.mapLeft((finding) => issueAt('quantity', finding, 'rule')),
  );
}

const changedPrice = (
  field: 'limit' | 'triggerLimit',
  text: string,
  price: Amount | undefined,
): Read<Amount | undefined> =>
  price === undefined
    ? E.right(undefined)
    : pipe(
        readPrice(text),
        E.map((value) => unlessSame({ value, unit: price.unit }, price)),
        E.mapLeft((finding) => issueAt(field, finding, 'rule')),
      );

function changedValidity(draft: OrderChangeDraft, part: Order, today: LocalDate): Read<Validity | undefined> {
  if (isUntouched(draft, part)) return E.right(undefined);
  const { validityType, validityDate } = draft;
  const offered = part.venue?.validityTypes;
  if (offered?.length === 0) return E.right(undefined);
  if (validityType === undefined) return refused('validityType', orderFinding('order-validity-missing'));
  if (offered?.includes(validityType) === false)
    return refused('validityType', orderFinding('order-validity-not-offered'));
  if (validityType !== 'GTD') return E.right({ type: validityType });
  if (validityDate.trim() === '') return refused('validityDate', orderFinding('order-date-missing'));
  return pipe(
    readDay(validityDate),
    E.chain((date): E.Either<Finding, Validity> => {
      const finding = lastDayFinding(date, today);
      return finding === undefined ? E.right({ type: validityType, date }) : E.left(finding);
    }),
    E.mapLeft((finding) => issueAt('validityDate', finding, 'rule')),
  );
}

const refused = (field: ChangeTextField, finding: Finding): Read<never> =>
  E.left(issueAt(field, finding, 'rule'));

/** A day order of an earlier day keeps its validity as long as nobody chooses another. */
function isUntouched({ validityType, validityDate }: OrderChangeDraft, part: Order): boolean {
  if (validityType !== part.validityType) return false;
  return validityType !== 'GTD' || validityDate === changeDraftOf(part).validityDate;
}

const unlessSame = (value: Amount, before: Amount): Amount | undefined =>
  compareAmounts(value, before) === 0 ? undefined : value;

const typed = (amount: Amount | undefined, minDecimals: number): string =>
  amount === undefined ? '' : exactGermanNumber(amount.value, minDecimals);

const nothing: Finding = errorFinding(
  'order-change-nothing',
  'Sie haben noch nichts geändert. Die Order bleibt, wie sie ist.',
);

const tooMany: Finding = errorFinding(
  'order-change-quantity-up',
  'Die Menge lässt sich nur verringern. Für mehr erteilen Sie eine weitere Order.',
);

const executedAlready = (executed: string): Finding =>
  errorFinding(
    'order-change-quantity-executed',
    'Ausgeführt sind bereits {{executed}}. Die Menge muss darüber liegen; den ganzen Rest streichen Sie.'.replace(
      '{{executed}}',
      executed,
    ),
    { executed },
  );

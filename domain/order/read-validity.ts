import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { formatGermanDate, parseGermanDate } from '../calendar/german-date';
import type { LocalDate } from '../calendar/local-date';
import { issueAt, type Issue } from '../form/issue';
import { assertNever } from '../shared/assert-never';
import type { OrderDraft, OrderField } from './order-draft';
import { orderFinding, type OrderFindingKey } from './order-finding';
import { latestDate, type Validity } from './validity';
import type { Venue } from './venue';

/** The validity of a draft on a day; undefined where the venue knows none, as at fund companies (ORD-11). */
export function readValidity(
  { validityType, validityDate }: OrderDraft,
  venue: Venue | undefined,
  today: LocalDate,
): E.Either<Issue, Validity | undefined> {
  const offered = venue?.validityTypes;
  if (offered?.length === 0) return E.right(undefined);
  if (validityType === undefined) return refused('validityType', 'order-validity-missing');
  if (offered?.includes(validityType) === false) return refused('validityType', 'order-validity-not-offered');
  switch (validityType) {
    case 'GFD':
    case 'MAX':
      return E.right({ type: validityType });
    case 'GTD':
      return pipe(
        readDate(validityDate, today),
        E.map((date) => ({ type: validityType, date })),
      );
    default:
      return assertNever(validityType);
  }
}

function readDate(text: string, today: LocalDate): E.Either<Issue, LocalDate> {
  if (text.trim() === '') return refused('validityDate', 'order-date-missing');
  const date = parseGermanDate(text);
  if (O.isNone(date)) return refused('validityDate', 'order-date-impossible');
  if (date.value < today) return refused('validityDate', 'order-date-past');
  const latest = latestDate(today);
  return date.value > latest
    ? refused('validityDate', 'order-date-too-late', { latest: formatGermanDate(latest) })
    : E.right(date.value);
}

const refused = (
  field: OrderField,
  key: OrderFindingKey,
  args?: Readonly<Record<string, string>>,
): E.Either<Issue, never> => E.left(issueAt(field, orderFinding(key, args), 'rule'));

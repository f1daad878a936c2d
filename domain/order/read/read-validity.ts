import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { formatGermanDate, parseGermanDate } from '../../time/german-date';
import type { LocalDate } from '../../time/local-date';
import { issueAt, type Issue } from '../../form/issue';
import { assertNever } from '../../assert-never';
import type { OrderField, ValidityTexts } from '../draft/order-draft';
import { orderFinding, type OrderFindingKey } from './order-finding';
import { latestDate, type Validity } from '../validity';
import type { Venue } from '../../instrument/venue';

/** The fields of the form where a validity is chosen. */
interface ValidityFields {
  readonly type: OrderField;
  readonly date: OrderField;
}

const ownFields: ValidityFields = { type: 'validityType', date: 'validityDate' };

/** Those of the order that follows. */
export const followValidityFields: ValidityFields = {
  type: 'followValidityType',
  date: 'followValidityDate',
};

/** The validity of a draft on a day; undefined where the venue knows none, as at fund companies (ORD-11). */
export function readValidity(
  { validityType, validityDate }: ValidityTexts,
  venue: Venue | undefined,
  today: LocalDate,
  fields = ownFields,
): E.Either<Issue, Validity | undefined> {
  const offered = venue?.validityTypes;
  if (offered?.length === 0) return E.right(undefined);
  if (validityType === undefined) return refused(fields.type, 'order-validity-missing');
  if (offered?.includes(validityType) === false) return refused(fields.type, 'order-validity-not-offered');
  switch (validityType) {
    case 'GFD':
    case 'MAX':
      return E.right({ type: validityType });
    case 'GTD':
      return pipe(
        readDate(validityDate, today, fields.date),
        E.map((date) => ({ type: validityType, date })),
      );
    default:
      return assertNever(validityType);
  }
}

function readDate(text: string, today: LocalDate, field: OrderField): E.Either<Issue, LocalDate> {
  if (text.trim() === '') return refused(field, 'order-date-missing');
  const date = parseGermanDate(text);
  if (O.isNone(date)) return refused(field, 'order-date-impossible');
  if (date.value < today) return refused(field, 'order-date-past');
  const latest = latestDate(today);
  return date.value > latest
    ? refused(field, 'order-date-too-late', { latest: formatGermanDate(latest) })
    : E.right(date.value);
}

const refused = (
  field: OrderField,
  key: OrderFindingKey,
  args?: Readonly<Record<string, string>>,
): E.Either<Issue, never> => E.left(issueAt(field, orderFinding(key, args), 'rule'));

import * as E from 'fp-ts/Either';
import { parseGermanDate } from '../../time/german-date';
import type { LocalDate } from '../../time/local-date';
import { chained } from '../../form/combine';
import type { Finding } from '../../form/issue';
import { read, type Outcome } from '../../form/outcome';
import type { Venue } from '../../instrument/venue';
import type { OrderField } from '../draft/order-draft';
import { latestDate, type Validity } from '../validity';
import { orderFinding } from './order-finding';
import type { LifeParts } from './order-parts';
import { refusedAt } from './refused-at';

/** A last day as typed, dd.mm.yyyy. */
export const readDay = (text: string): E.Either<Finding, LocalDate> =>
  E.fromOption(() => orderFinding('order-date-impossible'))(parseGermanDate(text));

/** Why an order entered today cannot last until that day; undefined where it can. */
export function lastDayFinding(date: LocalDate, today: LocalDate): Finding | undefined {
  if (date < today) return orderFinding('order-date-past');
  const latest = latestDate(today);
  return date > latest ? orderFinding('order-date-too-late', { latest }) : undefined;
}

/** The validity at a venue; undefined where it knows none, as at fund companies (ORD-11). */
export function validityAt(
  { type, validity }: LifeParts,
  venue: Venue | undefined,
  field: OrderField,
): Outcome<Validity | undefined> {
  const offered = venue?.validityTypes;
  if (offered?.length === 0) return read(undefined);
  return chained(type, (chosen) =>
    offered?.includes(chosen) === false ? refusedAt(field, 'order-validity-not-offered') : validity,
  );
}

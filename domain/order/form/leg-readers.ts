import * as E from 'fp-ts/Either';
import { mapped } from '../../form/combine';
import { issueAt, type Finding, type Issue } from '../../form/issue';
import { derive } from '../../form/nodes/derive';
import { asOutcome, optional } from '../../form/nodes/lenient';
import type { Node } from '../../form/nodes/node';
import { outcomes } from '../../form/nodes/outcomes';
import { read, refused, type Outcome } from '../../form/outcome';
import type { Instrument } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import { calendarOf } from '../../instrument/venue-calendar';
import type { Decimal } from '../../money/decimal';
import type { Percentage } from '../../money/percentage';
import type { LocalDate } from '../../time/local-date';
import { ultimoFrom } from '../../time/trading-calendar';
import type { DistanceKind, OrderField } from '../draft/order-draft';
import { readPrice, readQuantity, readShare } from '../read/order-number';
import type { TypedDistance } from '../read/order-parts';
import { lastDayFinding } from '../read/read-validity';
import type { Validity, ValidityType } from '../validity';
import type { LegFields } from './leg-fields';

/** What a leg is read against. */
interface LegSurroundings {
  readonly instrument: Node<Instrument>;
  /** The venue chosen, if it is known. */
  readonly venue: Node<Venue | undefined>;
  readonly today: Node<LocalDate>;
  /** Where the fields stand that are read together with others. */
  readonly places: Readonly<Record<'quantity' | 'distance' | 'validityDate', OrderField>>;
}

/** Reads the fields of a leg, each once: a number, a distance, a last day. */
export function legReaders(
  { quantity, triggerLimit, limit, distance, distanceKind, validityType, validityDate }: LegFields,
  { instrument, venue, today, places }: LegSurroundings,
) {
  const pieces = derive({ typed: quantity, traded: optional(instrument) }, ({ typed, traded }) =>
    at(places.quantity, readQuantity(typed, traded?.type)),
  );
  const behind = derive({ typed: distance, kind: distanceKind }, ({ typed, kind }) =>
    at(places.distance, readDistance(typed, kind)),
  );
  const type = derive(
    { chosen: validityType },
    ({ chosen }): Outcome<ValidityType> => read(chosen === 'ULTIMO' ? 'GTD' : chosen),
  );
  const validity = derive(
    { chosen: validityType, date: asOutcome(validityDate), day: today, venue },
    ({ chosen, date, day, venue: known }): Outcome<Validity> => {
      if (chosen !== 'ULTIMO' && chosen !== 'GTD') return read({ type: chosen });
      const last = chosen === 'GTD' ? date : read(ultimoFrom(day, calendarOf(known)));
      return lasting(last, day, places.validityDate);
    },
  );
  return {
    pieces,
    prices: outcomes({ triggerLimit, limit, distance: behind, distanceKind }),
    life: outcomes({ type, validity }),
  };
}

const at = <T>(place: OrderField, said: E.Either<Finding, T>): E.Either<readonly Issue[], T> =>
  E.mapLeft((finding: Finding): readonly Issue[] => [issueAt(place, finding, 'rule')])(said);

const readDistance = (typed: string, kind: DistanceKind): E.Either<Finding, TypedDistance> =>
  kind === 'relative'
    ? E.map((distance: Percentage): TypedDistance => ({ kind, distance }))(readShare(typed))
    : E.map((distance: Decimal): TypedDistance => ({ kind, distance }))(readPrice(typed));

function lasting(last: Outcome<LocalDate>, today: LocalDate, place: OrderField): Outcome<Validity> {
  const finding = last.kind === 'read' ? lastDayFinding(last.value, today) : undefined;
  return finding === undefined
    ? mapped(last, (date): Validity => ({ type: 'GTD', date }))
    : refused([issueAt(place, finding, 'rule')]);
}

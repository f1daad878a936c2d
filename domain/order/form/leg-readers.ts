import * as E from 'fp-ts/Either';
import { chained, mapped } from '../../form/combine';
import { issueAt, type Finding } from '../../form/issue';
import { derive } from '../../form/nodes/derive';
import { asOutcome, optional } from '../../form/nodes/lenient';
import type { DerivedNode, Node } from '../../form/nodes/node';
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
import type { LifeParts, PriceParts, TypedDistance } from '../read/order-parts';
import { lastDayFinding } from '../read/read-validity';
import type { Validity, ValidityType } from '../validity';
import type { LegNodes } from './order-nodes';

/** What a leg is read against. */
interface LegSurroundings {
  readonly instrument: Node<Instrument>;
  /** The venue chosen, if it is known. */
  readonly venue: Node<Venue | undefined>;
  readonly today: Node<LocalDate>;
  /** The trading day on which the order becomes active. */
  readonly activeDay: Node<LocalDate>;
  /** Where the fields stand that are read together with others. */
  readonly places: Readonly<Record<'quantity' | 'distance' | 'validityDate', OrderField>>;
}

/** What the fields of a leg read. */
interface ReadLeg {
  readonly pieces: DerivedNode<Decimal>;
  readonly prices: DerivedNode<PriceParts>;
  readonly life: DerivedNode<LifeParts>;
}

/** Reads the fields of a leg, each once: a number, a distance, a last day. */
export function legReaders(
  { quantity, triggerLimit, limit, distance, distanceKind, validityType, validityDate }: LegNodes,
  { instrument, venue, today, activeDay, places }: LegSurroundings,
): ReadLeg {
  const pieces = derive({ said: asOutcome(quantity), traded: optional(instrument) }, ({ said, traded }) =>
    chained(said, (typed) => at(places.quantity, readQuantity(typed, traded?.type))),
  );
  const behind = derive({ said: asOutcome(distance), kind: distanceKind }, ({ said, kind }) =>
    chained(said, (typed) => at(places.distance, readDistance(typed, kind))),
  );
  const type = derive({ chosen: validityType }, ({ chosen }): Outcome<ValidityType> =>
    read(chosen === 'ULTIMO' ? 'GTD' : chosen),
  );
  const validity = derive(
    { chosen: validityType, date: asOutcome(validityDate), day: today, active: activeDay, venue },
    ({ chosen, date, day, active, venue: known }): Outcome<Validity> => {
      if (chosen !== 'ULTIMO' && chosen !== 'GTD') return read({ type: chosen });
      const last = chosen === 'GTD' ? date : read(ultimoFrom(active, calendarOf(known)));
      return lasting(last, day, places.validityDate);
    },
  );
  return {
    pieces,
    prices: outcomes({ triggerLimit, limit, distance: behind, distanceKind }),
    life: outcomes({ type, validity }),
  };
}

const at = <T>(place: OrderField, said: E.Either<Finding, T>): Outcome<T> =>
  E.isRight(said) ? read(said.right) : refused([issueAt(place, said.left, 'rule')]);

const readDistance = (typed: string, kind: DistanceKind): E.Either<Finding, TypedDistance> =>
  kind === 'relative'
    ? E.map((distance: Percentage): TypedDistance => ({ kind, distance }))(
        readShare(typed, 'order-distance-required'),
      )
    : E.map((distance: Decimal): TypedDistance => ({ kind, distance }))(
        readPrice(typed, 'order-distance-required'),
      );

function lasting(last: Outcome<LocalDate>, today: LocalDate, place: OrderField): Outcome<Validity> {
  const finding = last.kind === 'read' ? lastDayFinding(last.value, today) : undefined;
  return finding === undefined
    ? mapped(last, (date): Validity => ({ type: 'GTD', date }))
    : refused([issueAt(place, finding, 'rule')]);
}

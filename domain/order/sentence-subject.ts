import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { LocalDate } from '../calendar/local-date';
import type { Amount } from '../shared/amount';
import type { Decimal } from '../shared/decimal';
import type { Unit } from '../shared/unit';
import { venueOf } from './dimensions';
import { fallBackOf } from './fall-back';
import { limitUnit, quantityUnit } from './instrument';
import type { OrderDraft } from './order-draft';
import { readPrice, readQuantity } from './order-number';
import type { OrderRequest } from './order-request';
import type { SentenceSubject } from './order-sentence';
import { readValidity } from './read-validity';
import type { OrderFacts } from './to-order';
import { lastTradingDay, type Validity } from './validity';

/** What the sentence of a complete order needs beside it. */
export interface SentenceNames {
  readonly instrumentName: string;
  readonly venueName: string;
  /** The trading day on which the order becomes active. */
  readonly activeDay: LocalDate;
}

/** What is known of a complete order: exactly what is signed. */
export const subjectOfOrder = (
  order: OrderRequest,
  { activeDay, ...names }: SentenceNames,
): SentenceSubject => ({
  ...order,
  ...names,
  takesValidity: order.validity !== undefined,
  until: untilOf(order.validity, activeDay),
});

/** What is known of an order while it is being entered; it speaks of the type that would be sent. */
export function subjectOfDraft(draft: OrderDraft, facts: OrderFacts): SentenceSubject {
  const { instrument, side } = draft;
  const venue = venueOf(facts.dimensions, draft.venueId);
  const validity = pipe(readValidity(draft, venue, facts.today), valueOf);
  const priced = (text: string): Amount | undefined =>
    amountOf(readPrice(text), instrument && limitUnit(instrument, venue?.currencies ?? []));
  return {
    side,
    quantity: amountOf(
      readQuantity(draft.quantity, instrument?.type),
      instrument && quantityUnit(instrument),
    ),
    instrumentName: instrument?.name,
    venueName: venue?.name,
    orderType: fallBackOf(draft, venue)?.to ?? draft.orderType,
    limit: priced(draft.limit),
    triggerLimit: priced(draft.triggerLimit),
    takesValidity: venue?.validityTypes.length !== 0,
    validity,
    until: untilOf(validity, facts.today),
  };
}

const untilOf = (validity: Validity | undefined, activeDay: LocalDate): LocalDate | undefined =>
  validity && lastTradingDay(validity, activeDay);

const valueOf = <T>(read: E.Either<unknown, T>): T | undefined => (E.isRight(read) ? read.right : undefined);

const amountOf = (read: E.Either<unknown, Decimal>, unit: Unit | undefined): Amount | undefined =>
  E.isRight(read) && unit !== undefined ? { value: read.right, unit } : undefined;

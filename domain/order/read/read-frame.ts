import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import type { LocalDate } from '../../time/local-date';
import type { EnterableOrderType, OrderFrame } from '../order-request';
import { readValidity } from './read-validity';
import { refinementsOf, type Refinements } from './refinements';
import type { FrameDraft } from '../draft/typed-draft';
import type { Venue } from '../../instrument/venue';
import { readDirectDebit } from './read-direct-debit';
import { readTrade } from './read-trade';
import { refused, together, type Read } from './reading';

/** What an order's frame is read against. */
export interface FrameFacts {
  /** The type that will be sent: it decides on what the venue offers. */
  readonly orderType: EnterableOrderType;
  /** The chosen venue, if it is known. */
  readonly venue: Venue | undefined;
  readonly today: LocalDate;
}

/** Reads what every order says, whatever finds its price. */
export const readFrame = (draft: FrameDraft, { orderType, venue, today }: FrameFacts): Read<OrderFrame> =>
  pipe(
    together({
      trade: readTrade(draft, venue),
      isOffered: readOffer(orderType, venue),
      validity: pipe(readValidity(draft, venue, today), E.mapLeft(RA.of)),
      // A sale has nothing to pay.
      directDebit: draft.side === 'SELL' ? E.right(undefined) : readDirectDebit(draft.directDebit),
    }),
    E.map(({ trade, validity, directDebit }) => ({
      ...trade,
      ...(validity === undefined ? {} : { validity }),
      ...refinedAt(venue, orderType, draft),
      ...(directDebit === undefined ? {} : { directDebit }),
      ...(draft.freeAmountConfirmed ? { freeAmountConfirmed: true as const } : {}),
    })),
  );

/** Whether the venue takes orders of that type (ORD-05). */
export const readOffer = (orderType: EnterableOrderType, venue: Venue | undefined): Read<unknown> =>
  venue !== undefined && venue.orderTypes[orderType] === undefined
    ? refused('orderType', 'order-type-not-offered')
    : E.right(undefined);

const refinedAt = (
  venue: Venue | undefined,
  orderType: EnterableOrderType,
  draft: FrameDraft,
): Refinements => {
  const abilities = venue?.orderTypes[orderType];
  return abilities === undefined ? {} : refinementsOf(draft, abilities);
};

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Amount } from '../../money/amount';
import { UNKNOWN_UNIT, type Unit } from '../../money/unit';
import { limitUnit } from '../../instrument/instrument';
import type { OrderDraft, OrderField, PriceField, PriceTexts } from '../draft/order-draft';
import { readShare, readPrice } from './order-number';
import type { Side } from '../side';
import type { TrailingDistance } from '../trailing-distance';
import type { Venue } from '../../instrument/venue';
import { at, type Read } from './reading';

/** What the prices of an order are read with: what they count, and at which fields of the form they stand. */
export interface PriceDesk {
  readonly unit: Unit;
  readonly fieldOf: Readonly<Record<PriceField, OrderField>>;
  /** Undefined while it is not chosen. */
  readonly side: Side | undefined;
}

/** The order's own fields. */
export const ownFields = {
  triggerLimit: 'triggerLimit',
  limit: 'limit',
  distance: 'distance',
} as const satisfies PriceDesk['fieldOf'];

/** Those of the order that follows. */
export const followFields = {
  triggerLimit: 'followTriggerLimit',
  limit: 'followLimit',
  distance: 'followDistance',
} as const satisfies PriceDesk['fieldOf'];

/** The desk of an order that is being entered: its prices count what the instrument's do where it trades. */
export const deskOf = (
  { instrument, side }: Pick<OrderDraft, 'instrument' | 'side'>,
  venue: Venue | undefined,
): PriceDesk => ({
  unit: instrument === undefined ? UNKNOWN_UNIT : limitUnit(instrument, venue?.currencies ?? []),
  fieldOf: ownFields,
  side,
});

/** Reads the limit. */
export const limitAt = ({ limit }: Pick<PriceTexts, 'limit'>, desk: PriceDesk): Read<Amount> =>
  priceAt(desk, 'limit', limit, 'order-limit-required');

/** Reads the trigger. */
export const triggerAt = (
  { triggerLimit }: Pick<PriceTexts, 'triggerLimit'>,
  desk: PriceDesk,
): Read<Amount> => priceAt(desk, 'triggerLimit', triggerLimit, 'order-trigger-required');

/** Reads how far a stop stays behind: a share of the price between 0 and 100 percent, or an amount above 0. */
export const distanceAt = (
  { distance, distanceKind }: Pick<PriceTexts, 'distance' | 'distanceKind'>,
  desk: PriceDesk,
): Read<TrailingDistance> =>
  distanceKind === 'relative'
    ? pipe(
        at(desk.fieldOf.distance, readShare(distance, 'order-distance-required')),
        E.map((share) => ({ kind: 'relative', distance: share })),
      )
    : pipe(
        priceAt(desk, 'distance', distance, 'order-distance-required'),
        E.map((amount) => ({ kind: 'absolute', distance: amount })),
      );

const priceAt = (
  { unit, fieldOf }: PriceDesk,
  field: PriceField,
  text: string,
  missing: Parameters<typeof readPrice>[1],
): Read<Amount> =>
  pipe(
    at(fieldOf[field], readPrice(text, missing)),
    E.map((value) => ({ value, unit })),
  );

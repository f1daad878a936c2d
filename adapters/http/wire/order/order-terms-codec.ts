import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { validityTypes } from '@domain/order/validity';
import { accountId } from '@domain/codes/ids';
import type * as t from 'io-ts';
import { wireAmount, wirePercentage } from '../wire-amount';
import { wireEnum } from '../wire-enum';
import { wireId } from '../wire-id';
import { wireDay } from '../wire-time';
import type { OrderAddress } from './order-wire';
import { wireVenueId } from '../instrument/instrument-codec';

/** What an order of the bank and one that is only kept may say alike, besides what is traded (api.md 6). */
export const wireTerms = {
  settlementAccountId: wireId('AccountId', accountId),
  venueId: wireVenueId,
  limit: wireAmount,
  triggerLimit: wireAmount,
  trailingLimitDistAbs: wireAmount,
  trailingLimitDistRel: wirePercentage,
  limitExtension: wireEnum('LimitExtension', limitExtensions, 'UNKNOWN'),
  tradingRestriction: wireEnum('TradingRestriction', tradingRestrictions, 'UNKNOWN'),
  validityType: wireEnum('ValidityType', validityTypes, 'UNKNOWN'),
  validity: wireDay,
} satisfies Partial<Record<OrderAddress, t.Mixed>>;

/** These terms as they were read. */
export type WireTerms = t.TypeOf<t.PartialC<typeof wireTerms>>;

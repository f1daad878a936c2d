import type { TrailingDistance } from '@domain/order/trailing-distance';
import { present } from '../present';
import type { WireTerms } from './order-terms-codec';

/** The terms of an order but its validity; refinements the portal does not know are left out. */
export const toTerms = (wire: WireTerms) =>
  present({
    settlementAccountId: wire.settlementAccountId,
    venueId: wire.venueId,
    limit: wire.limit,
    triggerLimit: wire.triggerLimit,
    trailing: toTrailing(wire),
    limitExtension: known(wire.limitExtension),
    tradingRestriction: known(wire.tradingRestriction),
  });

/** A word that the portal knows. */
export const known = <Word extends string>(word: Word | 'UNKNOWN' | undefined): Word | undefined =>
  word === 'UNKNOWN' ? undefined : word;

function toTrailing({ trailingLimitDistAbs, trailingLimitDistRel }: WireTerms): TrailingDistance | undefined {
  if (trailingLimitDistAbs !== undefined) return { kind: 'absolute', distance: trailingLimitDistAbs };
  return trailingLimitDistRel && { kind: 'relative', distance: trailingLimitDistRel };
}

import type { DepotId } from '../codes/ids';
import type { Instant } from '../time/instant';
import type { Notification } from './notification';

/** A sale that ended by itself, where and of what. */
export interface EndedSale {
  readonly depotId: DepotId;
  readonly isin: string;
  readonly at: Instant;
}

/** The sales that ended by themselves since a moment, the latest first. */
export const endedSales = (told: readonly Notification[], since: Instant): readonly EndedSale[] =>
  told
    .flatMap(({ at, happening }) => {
      if (happening.kind !== 'expired' && happening.kind !== 'cancelled') return [];
      const { side, depotId, isin } = happening;
      return side === 'BUY' || isin === undefined || at < since ? [] : [{ depotId, isin, at }];
    })
    .sort((one, other) => other.at - one.at);

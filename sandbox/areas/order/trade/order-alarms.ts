import type { Listing } from '@sandbox/market/price/listing';
import type { PriceAlarm } from '@sandbox/market/price/price-alarm';
import { dearestForSize } from '@sandbox/market/price/price-model';
import { followsFrom } from './trailing-stop';
import type { WorkingOrder } from './working-order';

/**
 * What has to come together before a book of continuous trading can execute, trigger or move the order; nothing if
 * any book can do something to it.
 */
export function alarmsOf(order: WorkingOrder, listing: Listing): readonly PriceAlarm[] {
  const { side, terms, extension, open } = order;
  const { instrument, venue } = listing;
  const isSale = side === 'SELL';
  const opposite = isSale ? 'bid' : 'ask';
  const price = venue.referencePrice === 'LAST' ? 'last' : opposite;
  switch (terms.kind) {
    case 'quote':
      return [];
    case 'market':
    case 'limit': {
      // These two end at the first book, whatever its price is.
      if (extension === 'FOK' || extension === 'IOC') return [];
      const dearest = extension === 'AON' ? dearestForSize(listing, open) : undefined;
      const enough: PriceAlarm[] = dearest === undefined ? [] : [{ price: 'last', below: dearest }];
      if (terms.kind === 'market') return enough;
      const { limit } = terms;
      return [{ price: opposite, ...(isSale ? { above: limit } : { below: limit }) }, ...enough];
    }
    case 'stop':
      return [{ price, ...(isSale ? { below: terms.trigger } : { above: terms.trigger }) }];
    case 'trailing': {
      const follows = followsFrom(terms, side, instrument);
      return [
        isSale
          ? { price, below: terms.trigger, above: follows }
          : { price, above: terms.trigger, below: follows },
      ];
    }
  }
}

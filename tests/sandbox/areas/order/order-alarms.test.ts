import { decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { PERCENT } from '@domain/money/unit';
import { listing, type Listing } from '@sandbox/market/price/listing';
import { alarmsOf } from '@sandbox/areas/order/trade/order-alarms';
import { searchPrices } from '@sandbox/areas/order/trade/price-search';
import type { WorkingOrder } from '@sandbox/areas/order/trade/working-order';
import { anchorAt, share, tradegate } from '../../market/fixtures';
import { working } from './working';

const FROM = instant(Date.parse('2026-11-23T10:00:00+01:00'));
const AN_HOUR_LATER = instant(Date.parse('2026-11-23T11:00:00+01:00'));
const FRIDAY = instant(Date.parse('2026-11-27T22:00:00+01:00'));
const anchors = [anchorAt('2026-11-20T17:00:00+01:00', '200.00')] as const;
const sap = listing(1, share({ wkn: '716460' }), tradegate, anchors);
const bond = listing(1, share({ type: 'BONDS', notation: PERCENT }), tradegate, anchors);

/** How many books an order is held against, if none of them executes it. */
function looks(order: WorkingOrder, listed: Listing, until: Instant): number {
  let count = 0;
  const alarms = alarmsOf(order, listed);
  searchPrices(listed, FROM, until, undefined, {
    alarms: () => alarms,
    look: () => {
      count += 1;
      return undefined;
    },
  });
  return count;
}

describe('a search that knows what an order waits for [BNK-04]', () => {
  it.each<[string, Partial<WorkingOrder>, Listing]>([
    ['a limit far away', { terms: { kind: 'limit', limit: decimal('260.00') } }, sap],
    ['a stop far away', { terms: { kind: 'stop', trigger: decimal('140.00') } }, sap],
    ['all or none of more pieces than ever wait', { extension: 'AON', quantity: decimal('5000') }, sap],
    ['all or none of more nominal than ever waits', { extension: 'AON', quantity: decimal('300000') }, bond],
    [
      'all or none, at a limit that is reached, of too many pieces',
      { extension: 'AON', quantity: decimal('5000'), terms: { kind: 'limit', limit: decimal('150.00') } },
      sap,
    ],
  ])('looks at no book of a week for %s', (_reason, change, listed) => {
    expect(looks(working(change), listed, FRIDAY)).toBe(0);
  });

  it.each<[string, Partial<WorkingOrder>, Listing]>([
    ['all or none of what may wait in a good second', { extension: 'AON', quantity: decimal('400') }, sap],
    ['all or none of a single piece', { extension: 'AON', quantity: decimal('1') }, sap],
    ['all or none of nominal that waits at times', { extension: 'AON', quantity: decimal('200000') }, bond],
    ['one that ends at the first book', { extension: 'FOK', quantity: decimal('5000') }, sap],
  ])('looks at every second of an hour for %s', (_reason, change, listed) => {
    expect(looks(working(change), listed, AN_HOUR_LATER)).toBe(3_601);
  });
});

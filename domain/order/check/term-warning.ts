import type { Issue } from '../../form/issue';
import type { Amount } from '../../money/amount';
import { decimalText, trimmed } from '../../money/decimal';
import type { OrderField } from '../draft/order-draft';
import type { SingleOrder } from '../order-request';
import { isBeyond, priceIssue, type Priced } from '../read/price-finding';
import { isOnGrid, stepAt } from '../../instrument/price-step';
import type { PricePlaces } from '../read/price-places';
import type { Venue } from '../../instrument/venue';

/** What is to be said of an order's prices whatever the market does (rules.md 2). */
export const termWarnings = (
  order: SingleOrder,
  { priceSteps }: Pick<Venue, 'priceSteps'>,
  places: PricePlaces,
): readonly Issue[] => [
  ...('triggerLimit' in order && 'limit' in order ? sideWarnings(order, places) : []),
  ...('triggerLimit' in order ? gridWarnings(order.triggerLimit, priceSteps, places.triggerLimit) : []),
  ...('limit' in order && order.orderType !== 'QUOTE'
    ? gridWarnings(order.limit, priceSteps, places.limit)
    : []),
];

/** A limit on the wrong side of its trigger may never be reached. */
const sideWarnings = (
  { side, triggerLimit, limit }: Priced<'triggerLimit' | 'limit'>,
  places: PricePlaces,
): readonly Issue[] =>
  isBeyond(side, triggerLimit, limit) ? [priceIssue(places.limit, 'warnung-limit-auf-falscher-seite')] : [];

/** A price between two steps of the venue: it may be refused or rounded there. */
function gridWarnings({ value }: Amount, steps: Venue['priceSteps'], field: OrderField): readonly Issue[] {
  const step = stepAt(steps, value);
  if (step === undefined || isOnGrid(value, step)) return [];
  const args = { schritt: decimalText(trimmed(step)) };
  return [priceIssue(field, 'warnung-preis-nicht-im-kursraster', { args })];
}

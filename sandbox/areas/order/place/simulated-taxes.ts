import { add } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { partsToSell } from '@sandbox/ledger/lot-records';
import { keepSimulatedTax } from '@sandbox/areas/tax/book-tax';
import { legsOf, type CheckedRequest } from '../check/check-request';
import type { Booking } from '../trade/booking';

/**
 * Keeps with each sale of a request what it would cost in tax at the value and the fees of its cost note, as the customer
 * was shown at the release. What has yet to be bought has no lots, and no tax is told of it.
 */
export async function keepSimulatedTaxes(
  { tx, market }: Booking,
  request: CheckedRequest,
  rows: readonly { readonly order_id: string }[],
  { clientId, at }: { readonly clientId: string; readonly at: Date },
): Promise<void> {
  const now = instant(at.getTime());
  for (const [index, { side, depotId, listing, quantity, estimate }] of legsOf(request).entries()) {
    const orderId = rows[index]?.order_id;
    const { instrumentId, currency } = listing.instrument;
    const instrument = market.instruments.get(instrumentId);
    if (side !== 'SELL' || orderId === undefined || instrument === undefined) continue;
    const parts = await partsToSell(tx, { clientId, depotId, instrumentId }, quantity);
    if (parts === undefined) continue;
    const value = market.convert(add(estimate.value, estimate.interest), currency, EUR, now);
    const money = { value, costs: estimate.fees.total };
    await keepSimulatedTax(tx, orderId, { clientId, depotId, at: now, instrument, parts, money });
  }
}

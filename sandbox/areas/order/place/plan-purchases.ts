import { add, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Instant } from '@domain/time/instant';
import { addLot } from '@sandbox/ledger/lot-records';
import { buyEntry, collected } from '@sandbox/ledger/trade-entries';
import type { Booking } from '../trade/booking';
import { makeOrder, type MadeTrade, type Trader } from './made-order';

/** Buys for what buys by itself, such as a savings plan; the purchase is a lot of its own. Gives back the order's id. */
export async function buyForPlan(
  booking: Booking,
  buyer: Trader,
  purchase: MadeTrade,
  moment: Instant,
): Promise<string> {
  const { clientId, depotId, payer } = buyer;
  const { listing, quantity, price, valueEur, feeEur } = purchase;
  const { instrumentId, currency } = listing.instrument;
  const { orderId } = await makeOrder(booking, buyer, purchase, moment, {
    side: 'BUY',
    entry: (parties, money) => [
      ...buyEntry(parties, money, zero, zero).lines,
      ...(payer === undefined ? [] : collected(parties, money)),
    ],
    lots: (executionId) =>
      addLot(
        booking.tx,
        { clientId, depotId, instrumentId },
        {
          lotId: executionId,
          at: new Date(moment),
          quantity,
          price,
          costEur: add(valueEur, feeEur),
          costs: feeEur,
          ...(currency === EUR ? {} : { fxRate: booking.market.rate(currency, moment) }),
        },
      ),
  });
  return orderId;
}

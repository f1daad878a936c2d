import { add, decimal, subtract, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Instant } from '@domain/time/instant';
import { bookSaleTax } from '@sandbox/areas/tax/book-tax';
import { taxNotesOf } from '@sandbox/areas/tax/tax-notes';
import { sellFromLots, type SoldPart } from '@sandbox/ledger/lot-records';
import { blockSecurities, sellEntry } from '@sandbox/ledger/trade-entries';
import type { Booking } from '../trade/booking';
import { makeOrder, type MadeTrade, type Trader } from './made-order';

/** A sale with what it was bound by so far. */
export interface FundSale extends MadeTrade {
  readonly bound: Decimal;
}

/** What a sale came to. */
export interface SoldFund {
  readonly orderId: string;
  readonly parts: readonly SoldPart[];
  /** Withheld; negative: given back. */
  readonly taxEur: Decimal;
}

/**
 * Sells shares of a fund for EUR, with the lots it takes and its tax. What was bound is sold first, the rest of it becomes
 * free.
 */
export async function sellFund(
  booking: Booking,
  seller: Trader,
  sale: FundSale,
  moment: Instant,
): Promise<SoldFund> {
  const { tx, market } = booking;
  const { clientId, depotId, accountId } = seller;
  const { listing, quantity, valueEur, feeEur, bound } = sale;
  const { instrumentId } = listing.instrument;
  const instrument = market.instruments.get(instrumentId);
  if (instrument === undefined) throw new Error(`A fund depot holds ${instrumentId}, which is no instrument`);
  const { orderId, executionId, lots } = await makeOrder(booking, seller, sale, moment, {
    side: 'SELL',
    entry: (parties, money) => [
      ...blockSecurities(depotId, instrumentId, subtract(quantity, bound)),
      ...sellEntry(parties, money),
    ],
    lots: async (execution) => {
      const parts = await sellFromLots(tx, { clientId, depotId, instrumentId }, quantity);
      const money = { value: valueEur, costs: feeEur };
      const sold = { clientId, depotId, executionId: execution, at: moment, instrument, parts, money };
      await bookSaleTax(booking, { ...sold, accountId, currency: EUR });
      return parts;
    },
  });
  const taxEur = await taxOf(booking, clientId, { executionId, orderId });
  return { orderId, parts: lots, taxEur };
}

async function taxOf(
  { tx }: Booking,
  clientId: string,
  sale: { readonly executionId: string; readonly orderId: string },
): Promise<Decimal> {
  const note = (await taxNotesOf(tx, clientId, sale))?.real;
  if (note === undefined) return zero;
  return [note.kest, note.soli, note.kist].map(decimal).reduce<Decimal>(add, zero);
}

import { add, decimal, decimalText, isZero, subtract, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import * as E from 'fp-ts/Either';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { addLot, sellFromLots } from '@sandbox/ledger/lot-records';
import { buyEntry, collected, paidFor, sellEntry } from '@sandbox/ledger/trade-entries';
import type { Listing } from '@sandbox/market/price/listing';
import { bookSaleTax } from '@sandbox/areas/tax/book-tax';
import type { Booking } from './booking';
import { changeOrder } from '../open/change-order';
import type { StoredOrder } from '../book/answered-order';
import { borneBy, executionMoney, neededForRest, partiesOf, shortfallOf } from './execution-money';
import type { Step } from './next-step';
import { orderStatus, type EndReason } from '../store/order-status';
import type { OrderRow } from '../store/order-record';
import { settlementAccount } from './settlement-account';

/**
 * Carries out one execution of a held order: quantities, execution, ledger, lots and event, all in the caller's
 * transaction. The row lock and the number of the execution make a second booking of the same one impossible.
 * Gives back the order as it is then, or why nothing was executed, since the money for it is not there.
 */
export async function executeOrder(
  booking: Booking,
  listing: Listing,
  row: OrderRow,
  step: Extract<Step, { kind: 'execute' }>,
): Promise<E.Either<EndReason, StoredOrder>> {
  const { bank, tx, market, journal } = booking;
  const at = new Date(step.at);
  const account = await settlementAccount(tx, row);
  const { currency } = account;
  const asked = executionMoney(market, listing, row, step, currency);
  const shortfall = await shortfallOf(booking, row, asked, account);
  if (shortfall !== undefined) return E.left(shortfall);
  const money = await borneBy(booking, row, asked, account, step.at);
  const parties = partiesOf(listing, row, currency);
  const open = subtract(decimal(row.open_quantity), step.quantity);
  const executed = add(decimal(row.executed_quantity), step.quantity);
  const isLast = isZero(open);
  const executionId = bank.newId();
  const charged = {
    value: add(decimal(row.executed_value_eur), money.valueEur),
    fees: add(decimal(row.fees_eur), money.feeEur),
  };
  const rest = { quantity: open, sofar: charged, step, currency };
  const entry =
    row.side === 'BUY'
      ? buyEntry(
          parties,
          money,
          decimal(row.reserved),
          isLast ? zero : neededForRest(market, listing, row, rest),
        )
      : { lines: sellEntry(parties, money), reservedLeft: subtract(decimal(row.reserved), step.quantity) };
  const paidByDebit = row.extras.directDebit === undefined ? [] : collected(parties, money);
  await journal.post({
    kind: 'EXECUTION',
    reference: executionId,
    at,
    lines: [...entry.lines, ...paidByDebit],
  });

  const holding = { clientId: row.client_id, depotId: row.depot_id, instrumentId: row.instrument_id };
  if (row.side === 'SELL') {
    const instrument = market.instruments.get(row.instrument_id);
    const parts = await sellFromLots(tx, holding, step.quantity);
    const brought = market.convert(paidFor(money), currency, EUR, step.at);
    if (instrument !== undefined)
      await bookSaleTax(booking, {
        clientId: row.client_id,
        depotId: row.depot_id,
        executionId,
        at: step.at,
        instrument,
        parts,
        money: { value: brought, costs: money.feeEur },
        accountId: row.settlement_account_id,
        currency,
      });
  } else {
    const costEur = market.convert(add(money.accountValue, money.fee), currency, EUR, step.at);
    await addLot(tx, holding, {
      lotId: executionId,
      at,
      quantity: step.quantity,
      price: step.price,
      costEur,
      costs: money.feeEur,
      ...(listing.instrument.currency === EUR
        ? {}
        : { fxRate: market.rate(listing.instrument.currency, step.at) }),
    });
  }
  await tx
    .insertInto('order_execution')
    .values({
      client_id: row.client_id,
      execution_id: executionId,
      order_id: row.order_id,
      number: await nextNumber(tx, row),
      quantity: decimalText(step.quantity),
      price: decimalText(step.price),
      value: decimalText(money.value),
      account_value: decimalText(money.accountValue),
      interest: decimalText(money.interest),
      account_interest: decimalText(money.accountInterest),
      fee: decimalText(money.fee),
      executed_at: at,
      known_at: bank.clock.date(),
      settles_on: settlementDay(berlinTime(step.at).date),
      settled_at: null,
    })
    .execute();
  const stored = await changeOrder(booking, row, at, {
    open_quantity: decimalText(open),
    executed_quantity: decimalText(executed),
    status: orderStatus({
      quantity: decimal(row.quantity),
      open,
      executed,
      cancelled: decimal(row.cancelled_quantity),
    }),
    stage: isLast ? 'ENDED' : 'WORKING',
    used_sequence: step.sequence,
    wake_at: new Date((step.sequence + 1) * 1_000),
    reserved: decimalText(entry.reservedLeft),
    executed_value_eur: decimalText(charged.value),
    fees_eur: decimalText(charged.fees),
  });
  return E.right(stored);
}

async function nextNumber(tx: BankTransaction, row: OrderRow): Promise<number> {
  const { count } = await tx
    .selectFrom('order_execution')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', row.client_id)
    .where('order_id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  return count + 1;
}

import { add, decimalText, maximum, trimmed, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant, later, type Instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import type { Trader } from '@sandbox/areas/order/place/made-order';
import { buyForPlan } from '@sandbox/areas/order/place/plan-purchases';
import type { Booking } from '@sandbox/areas/order/trade/booking';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { signedMaximum } from '../rules/plan-schedule';
import type { PlanRow } from '../store/plan-record';
import type { ExecutedPosition } from '../store/plan-tables';
import { buyerFacts, type BuyerFacts } from './buyer-facts';
import { buysAt } from './buying-time';
import { positionOutcome, spent, type PositionOutcome, type Purse } from './position-outcome';
import type { RunDay } from './run-day';

/** So often it is looked whether a halt has ended, in milliseconds of bank time. */
const LOOK = 60_000;

/** What became of the positions of a day by now. */
export interface BoughtPositions {
  readonly positions: readonly ExecutedPosition[];
  /** The moment of the last of what happened. */
  readonly at: Instant;
  /** When to look again; undefined when nothing is waited for. */
  readonly wake: Instant | undefined;
}

/** Buys what of a day can be bought by now, one position after the other, as far as the money goes. */
export async function buyPositions(
  book: Booking,
  plan: PlanRow,
  day: RunDay,
  now: Instant,
): Promise<BoughtPositions> {
  const facts = await buyerFacts(book.tx, plan);
  const buyer = buyerOf(plan, facts);
  let purse = await purseOf(book, plan, facts);
  let at = buysAt(calendarDay(day.execution_date));
  let wake: Instant | undefined;
  const positions: ExecutedPosition[] = [];
  for (const position of day.positions) {
    if (position.purchase !== null || position.failReason !== null) {
      positions.push(position);
      continue;
    }
    const outcome = positionOutcome(book.market, position, day.execution_date, facts, purse, now);
    switch (outcome.kind) {
      case 'buys':
        positions.push(await buy(book, buyer, position, outcome));
        purse = spent(purse, add(outcome.purchase.valueEur, outcome.purchase.feeEur));
        at = instant(Math.max(at, outcome.at));
        break;
      case 'fails':
        positions.push({ ...position, failReason: outcome.reason });
        break;
      case 'waits':
        positions.push(position);
        wake = instant(Math.min(wake ?? outcome.until, outcome.until, later(now, LOOK)));
    }
  }
  return { positions, at, wake };
}

const buyerOf = (plan: PlanRow, { holder }: BuyerFacts): Trader => ({
  clientId: plan.client_id,
  depotId: plan.depot_id,
  accountId: plan.account_id,
  source: { orderSource: 'SAVINGS_PLAN', savingsplanId: plan.plan_id },
  payer: plan.mandate === null ? undefined : { iban: plan.iban, holder, most: signedMaximum(plan.iban) },
});

/** What the account has with its credit line; never below 0, for a debt is not this plan's. */
async function purseOf({ journal }: Booking, plan: PlanRow, { credit }: BuyerFacts): Promise<Purse> {
  if (plan.mandate !== null) return { left: undefined };
  return { left: maximum(add(await journal.balance('CASH', plan.account_id, EUR), credit), zero) };
}

async function buy(
  book: Booking,
  buyer: Trader,
  position: ExecutedPosition,
  { purchase, at }: Extract<PositionOutcome, { kind: 'buys' }>,
): Promise<ExecutedPosition> {
  const orderId = await buyForPlan(book, buyer, purchase, at);
  const { quantity, price, valueEur, feeEur, listing } = purchase;
  return {
    ...position,
    purchase: {
      quantity: decimalText(trimmed(quantity)),
      price: decimalText(price),
      unit: priceUnit(listing.instrument),
      value: decimalText(valueEur),
      fee: decimalText(feeEur),
      orderId,
    },
  };
}

import { add, rescale, zero } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import type { LocalDate } from '@domain/time/local-date';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { AmountSchema } from '@sandbox/platform/http/schemas';
import { marketOf, type Market } from '../../market/market';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { lastBooking } from './depot-reading';
import { ownsDepot } from './own-depot';
import { heldHistory } from './held-history';
import { daysBack, endOfDay, valueAt, type DayValue, type HoldingHistory } from './value-history';

const DEFAULT_DAYS = 90;
/** Five years. */
const MOST_DAYS = 1826;

/** Other requests get their turn after so many prices. */
const PRICES_AT_ONCE = 2_000;

const DayValueSchema = Type.Object({
  date: Type.String(),
  currentValue: AmountSchema,
  purchaseValue: AmountSchema,
});

/** What a depot was worth day by day (wire.md): from its lots, its sales, and the closing prices. */
export function valueHistoryRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v3/depots/:depotId/valuehistory',
    {
      schema: {
        tags: ['depot'],
        params: Type.Object({ depotId: Type.String() }),
        querystring: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_DAYS })) }),
        response: { 200: Type.Object({ values: Type.Array(DayValueSchema) }) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { depotId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const market = await marketOf(bank);
      const now = instant(bank.clock.now());
      const kept = keptDays(market, depotId, `${await lastBooking(bank, clientId)}/${market.edition}`);
      const histories = await heldHistory(bank.db, market, clientId, depotId);
      const values: DayValue[] = [];
      for (const date of daysBack(now, request.query.days ?? DEFAULT_DAYS)) {
        const isOver = endOfDay(date, now) < now;
        const known = isOver ? kept.get(date) : undefined;
        const value = known ?? (await dayValue(market, histories, date, now));
        if (isOver) kept.set(date, value);
        values.push(value);
      }
      return {
        values: values.map(({ date, current, purchase }) => ({
          date,
          currentValue: wireAmount(current, EUR),
          purchaseValue: wireAmount(purchase, EUR),
        })),
      };
    },
  );
}

/** The days of one depot that are over, as long as nothing is booked and no price is set. */
interface KeptDays {
  readonly state: string;
  readonly days: Map<LocalDate, DayValue>;
}

const keptDepots = new WeakMap<Market, Map<string, KeptDays>>();

/** What has been calculated of a depot already; a long one takes seconds, and the past stays as it is. */
function keptDays(market: Market, depotId: string, state: string): Map<LocalDate, DayValue> {
  const depots = keptDepots.get(market) ?? new Map<string, KeptDays>();
  keptDepots.set(market, depots);
  const known = depots.get(depotId);
  if (known?.state === state) return known.days;
  const days = new Map<LocalDate, DayValue>();
  depots.set(depotId, { state, days });
  return days;
}

async function dayValue(
  market: Market,
  histories: readonly HoldingHistory[],
  date: LocalDate,
  now: Instant,
): Promise<DayValue> {
  const at = endOfDay(date, now);
  let current = rescale(zero, 2, 'down');
  let purchase = current;
  for (const [index, history] of histories.entries()) {
    if (index % PRICES_AT_ONCE === PRICES_AT_ONCE - 1) await nextTurn();
    const value = valueAt(history, at, (currency, moment) => market.rate(currency, moment));
    if (value === undefined) continue;
    current = add(current, value.current);
    purchase = add(purchase, value.purchase);
  }
  return { date, current, purchase };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

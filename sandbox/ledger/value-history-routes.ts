import { add, rescale, zero } from '@domain/shared/decimal';
import { instant, type Instant } from '@domain/shared/instant';
import { EUR } from '@domain/shared/unit';
import type { LocalDate } from '@domain/calendar/local-date';
import { Type } from 'typebox';
import type { Bank } from '../foundation/bank';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';
import { NOT_FOUND, refuse } from '../http/refusal';
import { AmountSchema } from '../http/schemas';
import { marketOf, type Market } from '../market/market';
import { wireAmount } from '../market/wire-amount';
import { ownsDepot } from './own-depot';
import { heldHistory } from './held-history';
import { daysBack, endOfDay, valueAt, type DayValue, type HoldingHistory } from './value-history';

const DEFAULT_DAYS = 90;

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
        querystring: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })) }),
        response: { 200: Type.Object({ values: Type.Array(DayValueSchema) }) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { depotId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const market = await marketOf(bank);
      const now = instant(bank.clock.now());
      const histories = await heldHistory(bank.db, market, clientId, depotId);
      const values: DayValue[] = [];
      for (const date of daysBack(now, request.query.days ?? DEFAULT_DAYS)) {
        values.push(await dayValue(market, histories, date, now));
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

import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import { fileDueDocuments } from '@sandbox/areas/document/due-documents';
import { NEWS, NEWS_LASTS } from '@sandbox/ledger/news';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { marketOf, type Market } from '@sandbox/market/market';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import type { Bank } from '@sandbox/platform/bank';
import { sql } from 'kysely';
import type { NotificationAnswer } from './notification-schema';

/** More than so many nobody reads. */
const MOST = 100;

interface Happened {
  readonly at: Date;
  /** When the bank came to know of it, where that was later: nobody can have seen it before. */
  readonly known?: Date;
  readonly answer: Omit<NotificationAnswer, 'dateTime' | 'seen'>;
}

const nothing = {
  isin: null,
  orderId: null,
  depotId: null,
  side: null,
  quantity: null,
  lapsed: null,
  price: null,
  level: null,
  direction: null,
  documentId: null,
  title: null,
  savingsplanId: null,
} as const;

/**
 * What happened to a customer in the last days without their doing, the latest first. It follows from the books, as the
 * documents do, so that nothing is told that did not happen and nothing that did is left out.
 */
export async function notificationsOf(bank: Bank, clientId: string): Promise<readonly NotificationAnswer[]> {
  const market = await marketOf(bank);
  await fileDueDocuments(bank, market, clientId);
  const since = new Date(bank.clock.now() - NEWS_LASTS);
  const happened = [
    ...(await executions(bank, market, clientId, since)),
    ...(await ends(bank, market, clientId, since)),
    ...(await documents(bank, clientId, since)),
    ...(await alarms(bank, market, clientId, since)),
    ...(await told(bank, clientId, since)),
  ];
  const mark = await bank.db
    .selectFrom('notification_mark')
    .select('seen_until')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const seenUntil = mark?.seen_until.getTime() ?? 0;
  return happened
    .filter(({ at }) => at <= bank.clock.date())
    .sort(
      (a, b) =>
        b.at.getTime() - a.at.getTime() || (a.answer.notificationId < b.answer.notificationId ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ at, known = at, answer }) => ({
      ...answer,
      dateTime: timestampText(instant(at.getTime())),
      seen: known.getTime() <= seenUntil,
    }));
}

async function executions(bank: Bank, market: Market, clientId: string, since: Date): Promise<Happened[]> {
  const rows = await bank.db
    .selectFrom('order_execution')
    .innerJoin('securities_order', (join) =>
      join
        .onRef('securities_order.client_id', '=', 'order_execution.client_id')
        .onRef('securities_order.order_id', '=', 'order_execution.order_id'),
    )
    .select([
      'execution_id',
      'executed_at',
      'known_at',
      'order_execution.quantity',
      'price',
      'side',
      'instrument_id',
    ])
    .select(['securities_order.order_id', 'depot_id'])
    .where('order_execution.client_id', '=', clientId)
    .where('executed_at', '>=', since)
    .orderBy('executed_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    at: row.executed_at,
    known: row.known_at ?? row.executed_at,
    answer: {
      ...nothing,
      ...tradeOf(market, row),
      notificationId: row.execution_id,
      kind: 'ORDER_EXECUTED',
      price: priceOf(market, row.instrument_id, row.price),
    },
  }));
}

async function ends(bank: Bank, market: Market, clientId: string, since: Date): Promise<Happened[]> {
  const rows = await bank.db
    .selectFrom('securities_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', 'in', ['EXPIRED', 'CANCELLED_SYSTEM'])
    // What a combined order ends by itself is no news.
    .where((where) =>
      where.or([where('end_reason', 'is', null), where('end_reason', 'not in', ['OTHER_LEG', 'BASE_ENDED'])]),
    )
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    at: row.status === 'EXPIRED' && row.valid_until < row.updated_at ? row.valid_until : row.updated_at,
    known: row.stage_since > row.updated_at ? row.stage_since : row.updated_at,
    answer: {
      ...nothing,
      ...tradeOf(market, row),
      lapsed: quantityOf(market, row.instrument_id, row.cancelled_quantity),
      notificationId: `${row.order_id}/${row.status}`,
      kind: row.status === 'EXPIRED' ? 'ORDER_EXPIRED' : 'ORDER_CANCELLED',
    },
  }));
}

async function documents(bank: Bank, clientId: string, since: Date): Promise<Happened[]> {
  const rows = await bank.db
    .selectFrom('document')
    .select(['document_id', 'name', 'title', 'created_at'])
    .where('client_id', '=', clientId)
    .where('created_at', '>=', since)
    // What comes with an order or a plan just given is no news, and an execution is told by itself.
    .where('kind', 'not in', ['COST_NOTE', 'SETTLEMENT_NOTE', 'SAVINGS_PLAN'])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ document_id, name, title, created_at }) => ({
    at: created_at,
    answer: {
      ...nothing,
      notificationId: document_id,
      kind: 'DOCUMENT',
      name,
      title,
      documentId: document_id,
    },
  }));
}

async function alarms(bank: Bank, market: Market, clientId: string, since: Date): Promise<Happened[]> {
  const rows = await bank.db
    .selectFrom('raised_alarm')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('raised_at', '>=', since)
    .orderBy('raised_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ alarm_id, instrument_id, direction, level, price, raised_at }) => ({
    at: raised_at,
    answer: {
      ...nothing,
      ...namesOf(market, instrument_id),
      notificationId: alarm_id,
      kind: 'PRICE_ALARM',
      direction,
      level: priceOf(market, instrument_id, level),
      price: priceOf(market, instrument_id, price),
    },
  }));
}

/** What savings plans, fund orders, applications, tax and answers to messages have told by themselves, in the outbox; an alarm stands in a book. */
async function told(bank: Bank, clientId: string, since: Date): Promise<Happened[]> {
  const rows = await bank.db
    .selectFrom('order_event')
    .select(['sequence', 'happened_at', sql<Told>`detail`.as('detail')])
    .where('client_id', '=', clientId)
    .where('topic', '=', NEWS)
    .where(sql<boolean>`detail->>'kind' <> 'PRICE_ALARM'`)
    .where('happened_at', '>=', since)
    .orderBy('happened_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ sequence, happened_at, detail }) => ({
    at: happened_at,
    answer: {
      ...nothing,
      notificationId: `event/${sequence}`,
      kind: kindOf(detail),
      name: detail.text,
      title: detail.title ?? null,
      savingsplanId: detail.savingsplanId ?? null,
    },
  }));
}

function kindOf({ kind }: Told): NotificationAnswer['kind'] {
  if (kind === 'APPLICATION' || kind === 'TAX' || kind === 'MESSAGE') return kind;
  return kind.startsWith('FUND_ORDER') ? 'FUND_ORDER' : 'SAVINGS_PLAN';
}

/** What such an event tells; who told it has checked it. */
interface Told {
  readonly kind: string;
  readonly text: string;
  /** None of what was told before there were any. */
  readonly title?: NotificationAnswer['title'];
  readonly savingsplanId?: string;
}

interface Trade {
  readonly order_id: string;
  readonly depot_id: string;
  readonly side: 'BUY' | 'SELL';
  readonly instrument_id: string;
  readonly quantity: string;
}

function tradeOf(market: Market, { order_id, depot_id, side, instrument_id, quantity }: Trade) {
  return {
    ...namesOf(market, instrument_id),
    orderId: order_id,
    depotId: depot_id,
    side,
    quantity: quantityOf(market, instrument_id, quantity),
  };
}

const namesOf = (market: Market, instrumentId: string) => {
  const row = market.instruments.get(instrumentId)?.row;
  return { name: row?.name ?? '', isin: row?.isin ?? null };
};

function priceOf(market: Market, instrumentId: string, price: string) {
  const instrument = market.instruments.get(instrumentId);
  return instrument === undefined ? null : wireAmount(decimal(price), priceUnit(instrument.traded));
}

function quantityOf(market: Market, instrumentId: string, quantity: string) {
  const instrument = market.instruments.get(instrumentId);
  return instrument === undefined ? null : wireAmount(decimal(quantity), quantityUnit(instrument.traded));
}

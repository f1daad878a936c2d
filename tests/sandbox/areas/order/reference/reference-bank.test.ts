import { instant } from '@domain/time/instant';
import { marketOf } from '@sandbox/market/market';
import type { LegAnswer, OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { fc } from '@tests/support/properties';
import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { TradingDesk, type Body } from '../trading';
import { SECURITIES, VENUES, script, type Act } from './random-script';
import { feeOf, moneyOf, play, type Outcome } from './reference-request';
import { bodyOf } from './request-body';
import { tapeOf } from './tape';

/** Twenty minutes before the exchanges close, eighty before the dealers do. */
const START = '2026-11-23T21:40:00+01:00';
const OPENING_BALANCE = 5_000_000;
/** In EUR: more than the dearest order of a script and what all of them together can cost more than they bind. */
const KEPT_FREE = 20_000;

interface CostGroup {
  readonly costs: readonly {
    readonly type: string;
    readonly amountReportingCurrency: { readonly value: string };
  }[];
}

/** What is read of a cost note. */
interface CostNote {
  readonly expectedValue: { readonly value: string };
  readonly purchaseCosts: CostGroup | null;
  readonly salesCosts: CostGroup;
}

interface Placed {
  readonly orderId: string;
  readonly act: Extract<Act, { kind: 'order' }>;
}

const legsOf = (answer: OrderAnswer): readonly LegAnswer[] =>
  answer.subOrders ? answer.subOrders.flatMap(legsOf) : [answer];

/** What the bank says of a leg, in words; the moments are the whole seconds of the executions. */
const said = ({ orderStatus, executions = [] }: LegAnswer): string =>
  [
    ...executions.map(
      ({ executedQuantity, executionPrice, executionTimestamp }) =>
        `${executionTimestamp.slice(11, 19)} ${executedQuantity.value} at ${Number(executionPrice.value)}`,
    ),
    orderStatus,
  ].join(', ');

const clock = (second: number): string => new Date((second + 3_600) * 1_000).toISOString().slice(11, 19);

const expected = ({ executions, status }: Outcome): string =>
  [
    ...executions.map(({ second, pieces, price }) => `${clock(second)} ${pieces} at ${price / 100_000}`),
    status,
  ].join(', ');

describe('the whole bank beside an exchange on paper [BNK-04] [ORD-12] [ORD-13]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: START });
  });
  afterAll(() => werkbank.close());

  async function perform(desk: TradingDesk, act: Act, placed: Placed[]): Promise<void> {
    switch (act.kind) {
      case 'order': {
        await werkbank.inject({ method: 'POST', url: `/sandbox/api/unlock/${desk.customer.zugangsnummer}` });
        const body = await bodyOf(desk, act.security.wkn, act.venue, act.plan);
        const validated = await desk.validate(body);
        // So much stays free that no gap of this world is ever wider: what cover does has a test of its own.
        if (validated.statusCode !== 201 || Number((await desk.cash()).available) < KEPT_FREE) return;
        if (act.plan.kind === 'single') await isPricedFairly(desk, body);
        const created = await desk.create(body, await desk.release(validated));
        if (created.statusCode === 201) placed.push({ orderId: created.json<OrderAnswer>().orderId, act });
        return;
      }
      case 'price':
        // Not within a second at which an engine has looked already.
        await werkbank.advance(2);
        return desk.price(act.security.wkn, ((act.security.cents * (100 + act.percent)) / 10_000).toFixed(2));
      case 'pass':
        return act.looks ? desk.pass(act.seconds) : werkbank.advance(act.seconds);
    }
  }

  /** The note before the order names the fee that will be charged if it executes at the expected value. */
  async function isPricedFairly(desk: TradingDesk, body: Body): Promise<void> {
    const answer = await desk.customer.post('/api/brokerage/v3/orders/costindicationexante', body);
    const [note] = answer.json<{ values: [CostNote] }>().values;
    const own = (note.purchaseCosts ?? note.salesCosts).costs.find(({ type }) => type === 'E');
    const expectedValue = Math.round(Number(note.expectedValue.value) * 100);
    expect(own?.amountReportingCurrency.value).toBe((feeOf(expectedValue, 0) / 100).toFixed(2));
  }

  /** The books balance, and nothing that is bound or held is ever less than nothing. */
  async function isSound(desk: TradingDesk): Promise<void> {
    const ledger = await desk.ledger();
    expect(ledger).toMatchObject({ sound: true, gaps: [] });
    const held = ledger.accounts.filter(
      ({ clientId, book }) =>
        clientId === desk.clientId && ['CASH', 'RESERVED', 'BLOCKED', 'CUSTODY'].includes(book),
    );
    for (const { amount } of held) expect(Number(amount)).toBeGreaterThanOrEqual(0);
  }

  async function onPaper({ orderId, act }: Placed): Promise<readonly Outcome[]> {
    const market = await marketOf(werkbank.bank);
    const { row } = market.find(act.security.wkn) ?? {};
    const listed = market.listing(row?.instrument_id ?? '', venueIdOf(act.venue));
    if (listed === undefined) throw new Error('Not listed there.');
    const { created_at: created } = await werkbank.bank.db
      .selectFrom('securities_order')
      .select('created_at')
      .where((where) => where.or([where('order_id', '=', orderId), where('combination_id', '=', orderId)]))
      .executeTakeFirstOrThrow();
    // The venue takes a second to accept an order.
    const from = Math.ceil(created.getTime() / 1_000) + 1;
    const closes = Date.parse(`2026-11-23T${VENUES[act.venue].closes}:00+01:00`) / 1_000;
    const tape = tapeOf(listed, Math.floor(Date.parse(START) / 1_000), closes - 1, false);
    return play(act.plan, tape, from, listed.venue.referencePrice === 'LAST');
  }

  it('executes, cancels and charges any requests to the piece, the second and the cent', async () => {
    const seen = { executions: 0, requests: 0 };
    await fc.assert(
      fc.asyncProperty(script, async (acts) => {
        await werkbank.bank.reset();
        const desk = await TradingDesk.open(werkbank, '10000002');
        for (const { wkn, cents } of SECURITIES) await desk.price(wkn, (cents / 100).toFixed(2));
        await werkbank.advance(2);
        const placed: Placed[] = [];
        for (const act of acts) {
          await perform(desk, act, placed);
          await isSound(desk);
        }
        await werkbank.bank.clock.set(werkbank.bank.db, {
          at: instant(Date.parse('2026-11-23T23:00:05+01:00')),
        });
        for (let round = 0; round < 6; round++) await desk.pass(1);
        await isSound(desk);

        let cash = OPENING_BALANCE;
        for (const each of placed) {
          const outcomes = await onPaper(each);
          const legs = legsOf(await desk.order(each.orderId));
          expect([each.act, legs.map(said)]).toEqual([each.act, outcomes.map(expected)]);
          cash += outcomes.reduce((sum, leg) => sum + moneyOf(leg, VENUES[each.act.venue].fee), 0);
          seen.executions += outcomes.flatMap(({ executions }) => executions).length;
        }
        seen.requests += placed.length;
        const { balance, available } = await desk.cash();
        expect([balance, available]).toEqual([(cash / 100).toFixed(2), (cash / 100).toFixed(2)]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
    expect(Math.min(seen.requests, seen.executions)).toBeGreaterThan(0);
  });
});

import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { OrderEngine } from '@sandbox/areas/order/trade/order-engine';
import { otherIban } from '@sandbox/world/iban';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';
import { PlanDesk, increase, position, told, type PlanRequest } from './plan-desk';

let werkbank: Werkbank;
let engine: PlanEngine;

beforeEach(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  engine = new PlanEngine(werkbank.bank);
  await werkbank.bank.db.deleteFrom('savings_plan').execute();
});
afterEach(() => werkbank.close());

/** Sets the clock and lets everything happen that is due by then. */
async function until(moment: string): Promise<void> {
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment) });
  await engine.round();
}

const bench = async (url: string, payload: object): Promise<void> => {
  await werkbank.inject({ method: 'POST', url: `/sandbox/api/market${url}`, payload });
};
const price = (wkn: string, to: string): Promise<void> =>
  bench('', { instrument: wkn, price: to, corporateAction: false });
const halt = (wkn: string, halted: boolean): Promise<void> => bench('/halt', { instrument: wkn, halted });

/** Everything the outbox tells a customer under a topic. */
async function events(topic: string): Promise<readonly unknown[]> {
  const rows = await werkbank.bank.db
    .selectFrom('order_event')
    .select('detail')
    .where('topic', '=', topic)
    .orderBy('sequence')
    .execute();
  return rows.map(({ detail }) => detail);
}

/** What comes between a plan and its day, and what the log says then. */
const REASONS: readonly (readonly [
  reason: string,
  by: string,
  plan: PlanRequest,
  before: (desk: PlanDesk, planId: string) => Promise<unknown>,
])[] = [
  ['CASH_MISSING', '10000012', {}, async () => undefined],
  [
    'DEBIT_RETURNED',
    '10000017',
    { settlementAccountIban: otherIban('77'), settlementAccountExternal: true },
    async () => undefined,
  ],
  [
    'HALTED',
    '10000002',
    {},
    async () => {
      await until('2026-11-30T12:00:00+01:00');
      await halt('A2PKXG', true);
    },
  ],
  ['NO_PRICE', '10000002', { instruments: [position('DWCSR3', '50.00')] }, async () => undefined],
  [
    'RATE_TOO_LOW',
    '10000002',
    { instruments: [position('A2PKXG', '1.00')] },
    () => price('A2PKXG', '30000.00'),
  ],
  [
    'SUSPENDED',
    '10000002',
    { startSuspensionDate: '2026-12-01', endSuspensionDate: '2026-12-31' },
    async () => undefined,
  ],
  [
    'US_PERSON',
    '10000002',
    {},
    ({ clientId }) =>
      werkbank.bank.db
        .updateTable('customer')
        .set({ us_person: true })
        .where('client_id', '=', clientId)
        .execute(),
  ],
  [
    'KNOWLEDGE_MISSING',
    '10000002',
    {},
    ({ clientId }) => werkbank.bank.db.deleteFrom('knowledge').where('client_id', '=', clientId).execute(),
  ],
  [
    'PLAN_ENDED',
    '10000002',
    {},
    async (desk, planId) => {
      await until('2026-12-01T07:00:00+01:00');
      await desk.end(planId);
    },
  ],
];

describe('why a plan is not executed [SAV-06] [SAV-07] [SAV-08]', () => {
  it.each(REASONS)('%s', async (reason, by, request, before) => {
    const desk = await PlanDesk.open(werkbank, by);
    const { savingsplanId } = await desk.make(request);
    await before(desk, savingsplanId);
    await until('2026-12-01T22:30:00+01:00');
    expect((await desk.log(savingsplanId)).map(told)).toEqual([`CANCELLED ${reason} ${reason}`]);
    expect(await desk.plan(savingsplanId)).toMatchObject({
      savingsplanExecutionStatus: { key: 'CANCELLED' },
      executionFailReason: { key: reason },
    });
    const kind = reason === 'PLAN_ENDED' ? 'SAVINGS_PLAN_ENDED' : 'SAVINGS_PLAN_NOT_EXECUTED';
    expect(await events('notifications')).toContainEqual(expect.objectContaining({ kind, savingsplanId }));
    expect(await events(`savingsplans.${desk.depotId}`)).toContainEqual(expect.objectContaining({ savingsplanId }));
  });

  it('buys what the money suffices for, and says what not', async () => {
    const desk = await PlanDesk.open(werkbank, '10000016');
    const { savingsplanId } = await desk.make({
      instruments: [position('A2PKXG', '300.00'), position('716460', '100.00'), position('A0RPWH', '30.00')],
    });
    await until('2026-12-01T12:00:00+01:00');
    expect((await desk.log(savingsplanId)).map(told)).toEqual([
      'IN_SETTLEMENT CASH_MISSING bought+CASH_MISSING+bought',
    ]);
    expect(await events('notifications')).toContainEqual(
      expect.objectContaining({ kind: 'SAVINGS_PLAN_PARTLY_EXECUTED', savingsplanId }),
    );
  });
});

describe('the day a plan is due on [SAV-06]', () => {
  it('is pending up to the exchange day, accepted up to the opening, then in settlement, then settled', async () => {
    const desk = await PlanDesk.open(werkbank, '10000002');
    // 1 May 2027 is a Saturday.
    const { savingsplanId } = await desk.make({ startDate: '2027-05-01' });
    const status = async (): Promise<string | undefined> =>
      (await desk.plan(savingsplanId)).savingsplanExecutionStatus?.key;
    expect(await status()).toBeUndefined();
    for (const [moment, expected] of [
      ['2027-05-01T08:00:00+02:00', 'PENDING'],
      ['2027-05-03T08:00:00+02:00', 'ACCEPTED'],
      ['2027-05-03T09:05:01+02:00', 'IN_SETTLEMENT'],
      ['2027-05-04T12:00:00+02:00', 'IN_SETTLEMENT'],
    ] as const) {
      await until(moment);
      expect([moment, await status()]).toEqual([moment, expected]);
    }
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2027-05-05T12:00:00+02:00') });
    await new OrderEngine(werkbank.bank).round();
    await engine.round();
    expect(await status()).toBe('SETTLED');
    expect(await desk.plan(savingsplanId)).toMatchObject({ nextExecutionDate: '2027-06-01' });
  });

  it('waits while trading is halted, and buys when it goes on', async () => {
    const desk = await PlanDesk.open(werkbank, '10000002');
    const { savingsplanId } = await desk.make({
      instruments: [position('A2PKXG', '100.00'), position('716460', '50.00')],
    });
    await until('2026-12-01T08:00:00+01:00');
    await halt('A2PKXG', true);
    await until('2026-12-01T10:00:00+01:00');
    expect((await desk.log(savingsplanId)).map(({ status }) => status.key)).toEqual(['IN_EXECUTION']);
    await werkbank.advance(3_600);
    await halt('A2PKXG', false);
    await until('2026-12-01T11:05:00+01:00');
    const [day] = await desk.log(savingsplanId);
    expect(day && told(day)).toBe('IN_SETTLEMENT - bought+bought');
    const order = await desk.customer.get(`/api/brokerage/v3/orders/${day?.positions[0]?.orderId ?? ''}`);
    expect(order.json()).toMatchObject({
      creationTimestamp: expect.stringContaining('2026-12-01T11:00:0'),
      orderSource: 'SAVINGS_PLAN',
      savingsplanId,
      orderStatus: 'EXECUTED',
    });
  });

  it('is the last before the end of the plan, which is over then', async () => {
    const desk = await PlanDesk.open(werkbank, '10000002');
    const { savingsplanId } = await desk.make({ endDate: '2027-01-15' });
    await until('2028-01-01T12:00:00+01:00');
    expect((await desk.log(savingsplanId)).map(({ nominalDate }) => nominalDate)).toEqual([
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(await desk.plan(savingsplanId)).toMatchObject({ status: 'ENDED', nextExecutionDate: null });
  });

  it('comes once, however often and by however many engines it is looked at', async () => {
    const desk = await PlanDesk.open(werkbank, '10000002');
    const { savingsplanId } = await desk.make();
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2027-02-02T12:00:00+01:00') });
    await Promise.all(Array.from({ length: 5 }, () => new PlanEngine(werkbank.bank).round()));
    await engine.round();
    expect((await desk.log(savingsplanId)).map(told)).toEqual([
      'SETTLED - bought',
      'SETTLED - bought',
      'IN_SETTLEMENT - bought',
    ]);
  });

  it('keeps the rates of a change from then on, and the anniversary where it was', async () => {
    const desk = await PlanDesk.open(werkbank, '10000002');
    const { savingsplanId } = await desk.make({ dynamisationAmount: increase('10') });
    await until('2027-12-02T12:00:00+01:00');
    expect(await desk.plan(savingsplanId)).toMatchObject({
      totalAmount: { value: '110.00', unit: 'EUR' },
      dynamisationAmount: { dynamisationDate: { date: '2028-12-01' } },
    });
    const changed = await desk.change(savingsplanId, {
      instruments: [position('A2PKXG', '200.00')],
      dynamisationAmount: increase('5'),
    });
    expect(changed.json()).toMatchObject({ totalAmount: { value: '200.00', unit: 'EUR' } });
    await until('2028-12-02T12:00:00+01:00');
    const log = await desk.log(savingsplanId);
    expect(log.map(({ positions }) => positions[0]?.rate.value)).toEqual([
      ...Array.from({ length: 12 }, () => '100.00'),
      '110.00',
      ...Array.from({ length: 11 }, () => '200.00'),
      '210.00',
    ]);
  });
});

describe('what a plan has bought [SAV-07]', () => {
  it('is sold with its fraction or without, and never so that another fraction is left', async () => {
    const desk = await PlanDesk.open(werkbank, '10000002');
    const trading = new TradingDesk(werkbank, desk.customer);
    const { savingsplanId } = await desk.make({ instruments: [position('A2PKXG', '1000.00')] });
    await until('2026-12-01T10:00:00+01:00');
    const bought = (await desk.log(savingsplanId))[0]?.positions[0]?.quantity?.value ?? '';
    const fraction = `0.${bought.split('.')[1] ?? ''}`;
    const validated = async (pieces: string): Promise<number> =>
      (await trading.validate(await trading.body({ wkn: 'A2PKXG', side: 'SELL', pieces }))).statusCode;
    expect(await Promise.all([bought, fraction, '1'].map(validated))).toEqual([201, 201, 201]);
    expect(await validated('0.001')).toBe(422);
    const sold = await trading.place({ wkn: 'A2PKXG', side: 'SELL', pieces: bought });
    await trading.pass(60);
    expect(await trading.order(sold.orderId)).toMatchObject({ orderStatus: 'EXECUTED' });
    expect((await trading.ledger()).sound).toBe(true);
  });
});

describe('a plan by direct debit [SAV-10]', () => {
  it('collects what it costs, never above what was signed, and leaves the account alone', async () => {
    const desk = await PlanDesk.open(werkbank, '10000016');
    const trading = new TradingDesk(werkbank, desk.customer);
    const before = await trading.cash();
    const { savingsplanId } = await desk.make({
      instruments: [position('A2PKXG', '4800.00')],
      settlementAccountIban: otherIban('77'),
      settlementAccountExternal: true,
      dynamisationAmount: increase('3'),
    });
    await until('2028-12-05T12:00:00+01:00');
    // 4,944.00 in the second year; 5,092.32 in the third would be more than the signed 5,000.00.
    const log = await desk.log(savingsplanId);
    expect(log.map(({ positions }) => positions[0]?.rate.value)).toEqual([
      ...Array.from({ length: 12 }, () => '4800.00'),
      ...Array.from({ length: 13 }, () => '4944.00'),
    ]);
    expect(await trading.cash()).toEqual(before);
    expect((await trading.ledger()).sound).toBe(true);
    const [first] = log;
    const order = await desk.customer.get(`/api/brokerage/v3/orders/${first?.positions[0]?.orderId ?? ''}`);
    expect(order.json()).toMatchObject({
      directDebit: { consent: true, iban: otherIban('77'), maxAmount: { value: '5000.00', unit: 'EUR' } },
    });
  });
});

import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { OrderEngine } from '@sandbox/areas/order/trade/order-engine';
import { otherIban } from '@sandbox/world/iban';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';
import { PlanDesk, increase, position, told } from './plan-desk';
import { REASONS, halt } from './plan-reasons';

/** One bank for all tests: its clock runs on from each to the next. */
let werkbank: Werkbank;
let engine: PlanEngine;

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  engine = new PlanEngine(werkbank.bank);
  await werkbank.bank.db.deleteFrom('savings_plan').execute();
});
afterAll(() => werkbank.close());

const desks = new Map<string, PlanDesk>();
async function deskOf(by: string): Promise<PlanDesk> {
  const desk = desks.get(by) ?? (await PlanDesk.open(werkbank, by));
  desks.set(by, desk);
  return desk;
}

/** Sets the clock and lets everything happen that is due by then. */
async function until(moment: string): Promise<void> {
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment) });
  await engine.round();
}

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

describe('why a plan is not executed [SAV-06] [SAV-07] [SAV-08]', () => {
  const plans = new Map<string, string>();

  beforeAll(async () => {
    for (const [reason, by, request] of REASONS) {
      plans.set(reason, (await (await deskOf(by)).make(request)).savingsplanId);
    }
    await until('2026-12-01T07:00:00+01:00');
    for (const [reason, by, , before] of REASONS) await before(await deskOf(by), plans.get(reason) ?? '');
    await until('2026-12-01T22:30:00+01:00');
  });

  it.each(REASONS)('%s', async (reason, by) => {
    const desk = await deskOf(by);
    const savingsplanId = plans.get(reason) ?? '';
    expect((await desk.log(savingsplanId)).map(told)).toEqual([`CANCELLED ${reason} ${reason}`]);
    expect(await desk.plan(savingsplanId)).toMatchObject({
      savingsplanExecutionStatus: { key: 'CANCELLED' },
      executionFailReason: { key: reason },
    });
    const kind = reason === 'PLAN_ENDED' ? 'SAVINGS_PLAN_ENDED' : 'SAVINGS_PLAN_NOT_EXECUTED';
    const args = reason === 'PLAN_ENDED' ? {} : { day: '2026-12-01', reason };
    expect(await events('notifications')).toContainEqual(
      expect.objectContaining({
        kind,
        savingsplanId,
        title: { kind, args: { name: expect.any(String), ...args } },
      }),
    );
    expect(await events(`savingsplans.${desk.depotId}`)).toContainEqual(
      expect.objectContaining({ savingsplanId }),
    );
  });
});

describe('the day a plan is due on [SAV-06] [SAV-07]', () => {
  it('buys what the money suffices for, and says what not', async () => {
    const desk = await deskOf('10000016');
    const { savingsplanId } = await desk.make({
      startDate: '2026-12-07',
      executionDay: 7,
      instruments: [position('A2PKXG', '300.00'), position('716460', '100.00'), position('593393', '30.00')],
    });
    await until('2026-12-07T12:00:00+01:00');
    expect((await desk.log(savingsplanId)).map(told)).toEqual([
      'IN_SETTLEMENT CASH_MISSING bought+CASH_MISSING+bought',
    ]);
    expect(await events('notifications')).toContainEqual(
      expect.objectContaining({ kind: 'SAVINGS_PLAN_PARTLY_EXECUTED', savingsplanId }),
    );
    await desk.end(savingsplanId);
  });

  it('waits while trading is halted, and buys when it goes on', async () => {
    const desk = await deskOf('10000002');
    const { savingsplanId } = await desk.make({
      startDate: '2026-12-15',
      executionDay: 15,
      instruments: [position('A2PKXG', '100.00'), position('716460', '50.00')],
    });
    await until('2026-12-15T08:00:00+01:00');
    await halt(werkbank, 'A2PKXG', true);
    await until('2026-12-15T10:00:00+01:00');
    expect((await desk.log(savingsplanId)).map(({ status }) => status.key)).toEqual(['IN_EXECUTION']);
    await werkbank.advance(3_600);
    await halt(werkbank, 'A2PKXG', false);
    await until('2026-12-15T11:05:00+01:00');
    const [day] = await desk.log(savingsplanId);
    expect(day && told(day)).toBe('IN_SETTLEMENT - bought+bought');
    const order = await desk.customer.get(`/api/brokerage/v3/orders/${day?.positions[0]?.orderId ?? ''}`);
    expect(order.json()).toMatchObject({
      creationTimestamp: expect.stringContaining('2026-12-15T11:00:0'),
      orderSource: 'SAVINGS_PLAN',
      savingsplanId,
      orderStatus: 'EXECUTED',
    });
    await desk.end(savingsplanId);
  });

  it('leaves fractions that are sold with what is whole or alone, so that the rest is whole', async () => {
    const desk = await deskOf('10000019');
    await werkbank.bank.db
      .updateTable('customer')
      .set({ classification: 'RETAIL' })
      .where('client_id', '=', desk.clientId)
      .execute();
    const trading = new TradingDesk(werkbank, desk.customer);
    const { savingsplanId } = await desk.make({
      startDate: '2027-01-15',
      executionDay: 15,
      instruments: [position('A2PKXG', '1000.00')],
    });
    await until('2027-01-15T10:00:00+01:00');
    const bought = (await desk.log(savingsplanId))[0]?.positions[0]?.quantity?.value ?? '';
    const fraction = `0.${bought.split('.')[1] ?? ''}`;
    const validated = async (pieces: string): Promise<number> =>
      (await trading.validate(await trading.body({ wkn: 'A2PKXG', side: 'SELL', pieces }))).statusCode;
    expect([await validated(fraction), await validated('1'), await validated('0.001')]).toEqual([
      201, 201, 422,
    ]);
    const sold = await trading.place({ wkn: 'A2PKXG', side: 'SELL', pieces: bought });
    await trading.pass(60);
    expect(await trading.order(sold.orderId)).toMatchObject({ orderStatus: 'EXECUTED' });
    expect((await trading.ledger()).sound).toBe(true);
    await desk.end(savingsplanId);
  });

  it('comes once, however often and by however many engines it is looked at', async () => {
    const desk = await deskOf('10000002');
    const { savingsplanId } = await desk.make({ startDate: '2027-02-01' });
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2027-04-02T12:00:00+02:00') });
    await Promise.all(Array.from({ length: 5 }, () => new PlanEngine(werkbank.bank).round()));
    await engine.round();
    expect((await desk.log(savingsplanId)).map(told)).toEqual([
      'SETTLED - bought',
      'SETTLED - bought',
      'IN_SETTLEMENT - bought',
    ]);
    await desk.end(savingsplanId);
  });

  it('is pending up to the exchange day, accepted up to the opening, then in settlement, then settled', async () => {
    const desk = await deskOf('10000002');
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
    await desk.end(savingsplanId);
  });

  it('is the last before the end of the plan, which is over then', async () => {
    const desk = await deskOf('10000002');
    const { savingsplanId } = await desk.make({ startDate: '2027-06-01', endDate: '2027-07-15' });
    await until('2027-12-20T12:00:00+01:00');
    expect((await desk.log(savingsplanId)).map(({ nominalDate }) => nominalDate)).toEqual([
      '2027-06-01',
      '2027-07-01',
    ]);
    expect(await desk.plan(savingsplanId)).toMatchObject({ status: 'ENDED', nextExecutionDate: null });
  });
});

describe('the rates of a plan [SAV-09] [SAV-10]', () => {
  it('are those of a change from then on, and grow at the anniversary where it was', async () => {
    const desk = await deskOf('10000002');
    const terms = { startDate: '2028-01-01', interval: 'QUARTERLY', dynamisationAmount: increase('10') };
    const { savingsplanId } = await desk.make(terms);
    await until('2029-01-10T12:00:00+01:00');
    expect(await desk.plan(savingsplanId)).toMatchObject({
      totalAmount: { value: '110.00', unit: 'EUR' },
      dynamisationAmount: { dynamisationDate: { date: '2030-01-01' } },
    });
    const changed = await desk.change(savingsplanId, {
      ...terms,
      instruments: [position('A2PKXG', '200.00')],
      dynamisationAmount: increase('5'),
    });
    expect(changed.json()).toMatchObject({
      totalAmount: { value: '200.00', unit: 'EUR' },
      dynamisationAmount: { dynamisationDate: { date: '2030-01-01' } },
    });
    // To suspend changes no rate: 5 % on 200.00 EUR come at the anniversary as before.
    const paused = await desk.pause(savingsplanId, '2029-06-01', '2029-08-01');
    expect(paused.json()).toMatchObject({
      endSuspensionDate: '2029-08-01',
      totalAmount: { value: '200.00', unit: 'EUR' },
      dynamisationAmount: { dynamisationDate: { date: '2030-01-01' } },
    });
    await until('2030-01-10T12:00:00+01:00');
    const log = await desk.log(savingsplanId);
    expect(log.map(({ positions }) => positions[0]?.rate.value)).toEqual(
      '100.00 100.00 100.00 100.00 110.00 200.00 200.00 200.00 210.00'.split(' '),
    );
    expect(log.map(({ failReason }) => failReason?.key).filter(Boolean)).toEqual(['SUSPENDED']);
    await desk.end(savingsplanId);
  });

  it('are collected by direct debit, never above what was signed, and the account is left alone', async () => {
    const desk = await deskOf('10000016');
    const trading = new TradingDesk(werkbank, desk.customer);
    const before = await trading.cash();
    const { savingsplanId } = await desk.make({
      startDate: '2030-02-01',
      interval: 'YEARLY',
      instruments: [position('A2PKXG', '4800.00')],
      settlementAccountIban: otherIban('77'),
      settlementAccountExternal: true,
      dynamisationAmount: increase('3'),
    });
    await until('2033-02-20T12:00:00+01:00');
    // 4,944.00 in the second year; 5,092.32 in the third would be more than the signed 5,000.00.
    const log = await desk.log(savingsplanId);
    expect(log.map(({ positions }) => positions[0]?.rate.value)).toEqual(
      '4800.00 4944.00 4944.00 4944.00'.split(' '),
    );
    expect(await trading.cash()).toEqual(before);
    expect((await trading.ledger()).sound).toBe(true);
    // No further increase is told that will not be made.
    expect((await desk.plan(savingsplanId)).dynamisationAmount).toEqual({
      dynamisationValue: { value: '3', unit: 'XXC' },
      dynamisationDate: null,
    });
    const order = await desk.customer.get(`/api/brokerage/v3/orders/${log[0]?.positions[0]?.orderId ?? ''}`);
    expect(order.json()).toMatchObject({
      directDebit: { consent: true, iban: otherIban('77'), maxAmount: { value: '5000.00', unit: 'EUR' } },
    });
  });
});

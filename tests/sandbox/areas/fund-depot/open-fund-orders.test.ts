import * as E from 'fp-ts/Either';
import { createFundOrder } from '@sandbox/areas/fund-depot/act/create-fund-order';
import { fundOrderWords } from '@sandbox/areas/fund-depot/act/signing-words';
import { checkOrder } from '@sandbox/areas/fund-depot/check/check-order';
import { loadFundFacts } from '@sandbox/areas/fund-depot/check/fund-facts';
import { FundEngine } from '@sandbox/areas/fund-depot/run/fund-engine';
import { marketOf } from '@sandbox/market/market';
import type { Werkbank } from '../../support/werkbank';
import { deposit, FundDesk, keysOf, monthly, openFundBank, withdrawal, type FundRequest } from './fund-desk';

let werkbank: Werkbank;
let desk: FundDesk;

beforeAll(async () => {
  werkbank = await openFundBank();
});
afterAll(() => werkbank.close());
beforeEach(async () => {
  desk = await FundDesk.fresh(werkbank);
});

describe('what is not yet executed [FUN-01]', () => {
  it('is changed up to the cut-off, and keeps its days', async () => {
    const { fundOrderId } = await desk.make(deposit('1500.00'));
    await desk.at('2026-11-23T11:59:59+01:00');
    const changed = await desk.change(fundOrderId, deposit('2000.00'));
    expect(changed.json()).toMatchObject({
      amount: { value: '2000.00' },
      version: '2',
      priceDay: '2026-11-25',
    });
    expect(await desk.cash()).toEqual(['7400.00', '5400.00']);
    // What it binds itself is no obstacle to a change.
    expect((await desk.change(fundOrderId, deposit('7400.00'))).statusCode).toBe(200);
    await desk.at('2026-11-23T12:00:00+01:00');
    expect(keysOf(await desk.change(fundOrderId, deposit('100.00')))).toEqual([
      ['fehler-fondsauftrag-annahmeschluss-vorbei', null],
    ]);
  });

  it.each([
    ['a deposit', deposit('1500.00')],
    ['a withdrawal', withdrawal({ percent: '10' })],
    ['a regular deposit', { ...deposit('100.00'), regular: monthly }],
  ])('stays as it is where a change of %s changes nothing, and says so', async (_name, request) => {
    const { fundOrderId } = await desk.make(request);
    const [before, cash, told] = [
      await desk.order(fundOrderId),
      await desk.cash(),
      await desk.told(`fundorders.${desk.depotId}`),
    ];
    const same = await desk.change(fundOrderId, request);
    expect([same.statusCode, same.headers['x-http-response-info']]).toEqual([
      200,
      expect.stringContaining('hinweis-keine-aenderung'),
    ]);
    expect(await desk.order(fundOrderId)).toMatchObject({ version: '1', amount: before.amount });
    expect([await desk.cash(), await desk.told(`fundorders.${desk.depotId}`)]).toEqual([cash, told]);
  });

  it('is cancelled up to the cut-off and then no more, and frees what it bound', async () => {
    const [early, late] = [
      await desk.make(withdrawal({ percent: '10' })),
      await desk.make(withdrawal({ percent: '10' })),
    ];
    expect(await desk.shares()).toEqual(['3.5 2.835', '12 9.72', '6 4.86']);
    expect((await desk.cancel(early.fundOrderId)).json()).toMatchObject({ state: 'CANCELLED' });
    expect(await desk.shares()).toEqual(['3.5 3.185', '12 10.92', '6 5.46']);
    await desk.at('2026-11-23T12:00:00+01:00');
    expect(keysOf(await desk.cancel(late.fundOrderId))).toEqual([
      ['fehler-fondsauftrag-annahmeschluss-vorbei', null],
    ]);
    expect(keysOf(await desk.cancel(early.fundOrderId))).toEqual([['fehler-fondsauftrag-beendet', null]]);
    expect((await desk.list('?open=true')).map(({ fundOrderId }) => fundOrderId)).toEqual([late.fundOrderId]);
  });

  it('is not cancelled by a TAN of before the cut-off that comes after it', async () => {
    const { fundOrderId } = await desk.make(deposit('1500.00'));
    await desk.at('2026-11-23T11:59:00+01:00');
    const headers = await desk.release(await desk.validate({}, fundOrderId));
    await desk.until('2026-11-23T12:00:00+01:00');
    const answer = await desk.customer.delete(`${desk.path}/${fundOrderId}`, headers);
    expect([answer.statusCode, keysOf(answer)]).toEqual([
      422,
      [['fehler-fondsauftrag-annahmeschluss-vorbei', null]],
    ]);
    expect((await desk.order(fundOrderId)).state).toBe('IN_EXECUTION');
  });

  it('is not released with another price than was signed', async () => {
    const body = await desk.body(deposit('1500.00'));
    await desk.at('2026-11-23T11:59:00+01:00');
    const headers = await desk.release(await desk.validate(body));
    await desk.at('2026-11-23T12:00:00+01:00');
    const answer = await desk.customer.post(desk.path, body, headers);
    expect(keysOf(answer)).toEqual([['fehler-auftrag-weicht-von-freigabe-ab', null]]);
    expect(await desk.list()).toEqual([]);
  });
});

describe('limits under a hundred calls at once [FUN-01]', () => {
  /** Released by another door than the TAN, so that a hundred are. */
  async function hundred(request: FundRequest): Promise<number> {
    const { bank } = werkbank;
    const market = await marketOf(bank);
    const depot = { clientId: desk.clientId, depotId: desk.depotId };
    const body = await desk.body(request);
    const facts = await loadFundFacts(bank.db, market, depot, bank.clock.now());
    const { order } = E.isRight(facts) ? checkOrder(body, facts.right, 'full') : {};
    if (order === undefined) throw new Error('The first of them is right');
    const verify = () => Promise.resolve(E.right(fundOrderWords(order, false)));
    const made = await Promise.all(
      Array.from({ length: 100 }, () =>
        createFundOrder(bank, market, { depot, body, intentId: undefined, verify }),
      ),
    );
    return made.filter(E.isRight).length;
  }

  it('never sells more than there is', async () => {
    // Each binds 2100.00 of 13600.00, and 500.00 have to stay: 13600, 11500, 9400, 7300, 5200, 3100.
    expect(await hundred(withdrawal({ amount: { value: '2000.00', unit: 'EUR' } }))).toBe(6);
    await desk.priced('2026-11-25', '1900.00', '380.00', '285.00');
    const orders = await desk.list();
    expect(orders.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'EXECUTED'));
    expect(await desk.isSound()).toBe(true);
  });

  it('never pays with more than there is', async () => {
    expect(await hundred(deposit('1500.00'))).toBe(4);
    expect(await desk.cash()).toEqual(['7400.00', '1400.00']);
  });

  it('executes each once, however many look at it', async () => {
    expect(await hundred(deposit('1500.00'))).toBe(4);
    await desk.at('2026-11-25T08:00:00+01:00');
    await desk.prices('2000.00', '400.00', '300.00');
    await Promise.all(Array.from({ length: 5 }, () => new FundEngine(werkbank.bank).round()));
    const { length } = await werkbank.bank.db
      .selectFrom('order_execution')
      .innerJoin('securities_order', 'securities_order.order_id', 'order_execution.order_id')
      .select('execution_id')
      .where('depot_id', '=', desk.depotId)
      .execute();
    expect(length).toBe(12);
    expect(await desk.isSound()).toBe(true);
  });
});

describe('regular deposits [FUN-01]', () => {
  it('run on their day or the next bank day, and grow once a year', async () => {
    const { fundOrderId } = await desk.make(
      deposit('100.00', {
        regular: { ...monthly, interval: 'HALF_YEARLY', increase: '3', end: '2028-12-15' },
      }),
    );
    await desk.until('2028-12-31T12:00:00+01:00');
    const runs = await desk.runs(fundOrderId);
    // 15 December 2026 is a Tuesday, 15 June 2027 one too, then Wednesday, Thursday, Friday.
    expect(runs.map(({ dealingDay, priceDay, amount }) => [dealingDay, priceDay, amount?.value])).toEqual([
      ['2026-12-15', '2026-12-17', '100.00'],
      ['2027-06-15', '2027-06-17', '100.00'],
      ['2027-12-15', '2027-12-17', '103.00'],
      ['2028-06-15', '2028-06-19', '103.00'],
      ['2028-12-15', '2028-12-19', '106.09'],
    ]);
    expect(runs.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'EXECUTED'));
    expect((await desk.order(fundOrderId)).state).toBe('ENDED');
    expect(await desk.isSound()).toBe(true);
  });

  it('move over weekends and holidays', async () => {
    const { fundOrderId } = await desk.make(
      deposit('50.00', { regular: { ...monthly, day: 1, start: '2026-12-01' } }),
    );
    await desk.until('2027-06-01T23:00:00+02:00');
    // New Year is a Friday; 1 May a Saturday; Easter is in March.
    expect((await desk.runs(fundOrderId)).map(({ dealingDay }) => dealingDay)).toEqual([
      '2026-12-01',
      '2027-01-04',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-03',
      '2027-06-01',
    ]);
  });

  it('are changed and ended; a run that is there is cancelled by itself', async () => {
    const { fundOrderId } = await desk.make(deposit('100.00', { regular: monthly }));
    const changed = await desk.change(fundOrderId, deposit('150.00', { regular: { ...monthly, day: 1 } }));
    expect(changed.json()).toMatchObject({
      state: 'ACTIVE',
      regular: { day: 1, nextDate: '2027-01-04', nextAmount: { value: '150.00' } },
    });
    await desk.until('2027-01-04T09:00:00+01:00');
    const [run] = await desk.runs(fundOrderId);
    expect(run).toMatchObject({ state: 'PENDING', modifiable: false, deletable: true });
    expect(keysOf(await desk.change(run?.fundOrderId ?? '', deposit('10.00')))).toEqual([
      ['fehler-fondsauftrag-art-unveraenderlich', ['regular']],
    ]);
    expect((await desk.cancel(run?.fundOrderId ?? '')).json()).toMatchObject({ state: 'CANCELLED' });
    expect((await desk.cancel(fundOrderId)).json()).toMatchObject({ state: 'ENDED' });
    await desk.until('2027-03-01T09:00:00+01:00');
    expect(await desk.runs(fundOrderId)).toHaveLength(1);
  });

  it.each([
    ['CASH_MISSING', { amount: { value: '9000.00', unit: 'EUR' } }, () => Promise.resolve()],
    [
      'DEBIT_RETURNED',
      { external: true },
      () =>
        werkbank.bank.db
          .insertInto('returned_debit')
          .values({ client_id: desk.clientId, iban: 'DE00', returned_at: new Date() })
          .execute(),
    ],
    [
      'US_PERSON',
      {},
      () =>
        werkbank.bank.db
          .updateTable('customer')
          .set({ us_person: true })
          .where('client_id', '=', desk.clientId)
          .execute(),
    ],
  ] as const)('say why they do not run: %s', async (reason, { external, ...more }: FailingRun, before) => {
    const accountIban = await desk.iban(external === true ? 'extern' : 'giro');
    const { fundOrderId } = await desk.make(deposit('100.00', { regular: monthly, accountIban, ...more }));
    await before();
    await desk.until('2026-12-17T12:00:00+01:00');
    const [run] = await desk.runs(fundOrderId);
    expect(run).toMatchObject({ state: 'NOT_EXECUTED', failReason: { key: reason } });
    expect(await desk.told('notifications')).toContainEqual(
      expect.objectContaining({ kind: 'FUND_ORDER_NOT_EXECUTED', fundOrderId: run?.fundOrderId }),
    );
    expect(await desk.cash()).toEqual(['7400.00', '7400.00']);
    expect((await desk.order(fundOrderId)).state).toBe('ACTIVE');
  });
});

interface FailingRun extends FundRequest {
  readonly external?: boolean;
}

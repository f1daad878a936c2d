import type { LightMyRequestResponse } from 'fastify';
import type { Werkbank } from '../../support/werkbank';
import { deposit, FundDesk, inShort, openFundBank, withdrawal } from './fund-desk';

let werkbank: Werkbank;
let address: string;
let desk: FundDesk;

beforeAll(async () => {
  werkbank = await openFundBank();
  address = await werkbank.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => werkbank.close());
beforeEach(async () => {
  desk = await FundDesk.fresh(werkbank);
});

type Headers = Readonly<Record<string, string>>;

/** Sends what was released over the line, which is cut once the bank has acted; then asks, and sends it again. */
async function dropped(method: 'POST' | 'PATCH' | 'DELETE', path: string, proof: Headers, body?: object) {
  const { cookies } = desk.customer;
  await werkbank.inject({
    method: 'POST',
    url: '/sandbox/api/faults',
    payload: { path, method, kind: 'drop-answer', times: 1 },
  });
  const lost = fetch(`${address}${path}`, {
    method,
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      'x-http-request-info': '{"clientRequestId":{"sessionId":"test","requestId":"2"}}',
      'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...proof,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await expect(lost).rejects.toThrow('fetch failed');
  const told = await desk.customer.get(
    `/api/session/clients/user/v1/intents/${proof['idempotency-key'] ?? ''}`,
  );
  return told.json<{ state: string; reference: string | null }>();
}

const isRight = ({ statusCode }: LightMyRequestResponse): boolean => statusCode >= 200 && statusCode < 300;

describe('an answer that is lost once [FUN-01] [ORD-17]', () => {
  it('leaves one order, which binds its money once', async () => {
    const body = await desk.body(deposit('1500.00'));
    const proof = await desk.release(await desk.validate(body));
    const told = await dropped('POST', desk.path, proof, body);
    const [order, ...others] = await desk.list();
    expect([told.state, told.reference, others]).toEqual(['DONE', order?.fundOrderId, []]);
    const again = await desk.customer.post(desk.path, body, proof);
    expect([isRight(again), again.json<{ fundOrderId: string }>().fundOrderId]).toEqual([
      true,
      told.reference,
    ]);
    expect(await desk.list()).toHaveLength(1);
    expect(await desk.cash()).toEqual(['7400.00', '5900.00']);
    await desk.priced('2026-11-25', '2500.00', '500.00', '250.00');
    expect(await desk.cash()).toEqual(['5900.00', '5900.00']);
    expect(await desk.isSound()).toBe(true);
  });

  it('leaves one change', async () => {
    const { fundOrderId } = await desk.make(deposit('1500.00'));
    const body = await desk.body(deposit('2000.00'));
    const proof = await desk.release(await desk.validate(body, fundOrderId));
    const told = await dropped('PATCH', `${desk.path}/${fundOrderId}`, proof, body);
    expect([told.state, told.reference]).toEqual(['DONE', fundOrderId]);
    expect(isRight(await desk.customer.patch(`${desk.path}/${fundOrderId}`, body, proof))).toBe(true);
    expect(await desk.list()).toEqual([
      expect.objectContaining({ fundOrderId, version: '2', amount: { value: '2000.00', unit: 'EUR' } }),
    ]);
    expect(await desk.cash()).toEqual(['7400.00', '5400.00']);
    expect(await desk.isSound()).toBe(true);
  });

  it('leaves one cancellation, which frees the shares once, also where the cut-off has passed since', async () => {
    const [cancelled, other] = [
      await desk.make(withdrawal({ percent: '10' })),
      await desk.make(withdrawal({ percent: '10' })),
    ];
    await desk.at('2026-11-23T11:59:59+01:00');
    const proof = await desk.release(await desk.validate({}, cancelled.fundOrderId));
    const path = `${desk.path}/${cancelled.fundOrderId}`;
    const told = await dropped('DELETE', path, proof);
    expect([told.state, told.reference]).toEqual(['DONE', cancelled.fundOrderId]);
    await desk.until('2026-11-23T12:00:00+01:00');
    const again = await desk.customer.delete(path, proof);
    expect([isRight(again), again.json<{ state: string }>().state]).toEqual([true, 'CANCELLED']);
    // The other sells 10 % of what was free: 3.15, 10.8 and 5.4.
    expect(await desk.shares()).toEqual(['3.5 3.185', '12 10.92', '6 5.46']);
    await desk.priced('2026-11-25', '1600.00', '320.00', '240.00');
    expect(inShort(await desk.order(other.fundOrderId))).toBe(
      'EXECUTED 0.315/504.00 1.08/345.60 0.54/129.60 979.20 0.00 979.20',
    );
    expect(await desk.shares()).toEqual(['3.185 3.185', '10.92 10.92', '5.46 5.46']);
    expect(await desk.isSound()).toBe(true);
  });
});

describe('the tax of a withdrawal out of several purchases [FUN-01] [TAX-01]', () => {
  it('takes the first first, with what of each was taxed in advance', async () => {
    const { db } = werkbank.bank;
    const lots = db.updateTable('lot').where('depot_id', '=', desk.depotId);
    await lots.set({ bought_at: new Date('2024-03-04T10:00:00+01:00') }).execute();
    const one = await db
      .selectFrom('lot')
      .selectAll()
      .where('depot_id', '=', desk.depotId)
      .where('quantity', '=', '3.5')
      .executeTakeFirstOrThrow();
    const part = {
      quantity: '1',
      remaining: '1',
      cost_eur: '1000.00',
      cost_left: '1000.00',
      costs_left: '0.00',
    };
    await db.deleteFrom('lot').where('lot_id', '=', one.lot_id).execute();
    await db
      .insertInto('lot')
      .values([
        {
          ...one,
          ...part,
          lump_left: '0.00',
          lot_id: 'third',
          bought_at: new Date('2025-02-03T10:00:00+01:00'),
        },
        {
          ...one,
          ...part,
          lot_id: 'first',
          bought_at: new Date('2020-05-04T10:00:00+02:00'),
          lump_left: '50.00',
        },
        {
          ...one,
          ...part,
          quantity: '1.5',
          remaining: '1.5',
          cost_eur: '3300.00',
          cost_left: '3300.00',
          lot_id: 'second',
          bought_at: new Date('2022-10-17T10:00:00+02:00'),
          lump_left: '30.00',
        },
      ])
      .execute();
    const { fundOrderId } = await desk.make(withdrawal({ percent: '50' }));
    await desk.priced('2026-11-25', '2400.00', '400.00', '300.00');
    const order = await desk.order(fundOrderId);
    // 1 x 2400.00 - 1000.00 - 50.00 and 0.75 x 2400.00 - 1650.00 - 15.00: 1350.00 and 135.00; 70 % of 1485.00 are 1039.50.
    // 120.40 of the allowance are used: 1039.50 - 879.60 = 159.90, of it 39.98 and 2.19.
    // 6 x 400.00 - 2412.90 = -12.90, 70 % = -9.03: back 2.26 and 0.12. 3 x 300.00 - 845.70 = 54.30, less 15 % (8.15) 46.15:
    // 11.54 and 0.63.
    expect(order.allocation.map(({ tax }) => tax?.value)).toEqual(['42.17', '-2.38', '12.17']);
    expect(order.allocation[0]?.lots).toEqual([
      { acquired: '2020-05-04', quantity: { value: '1', unit: 'XXX' } },
      { acquired: '2022-10-17', quantity: { value: '0.75', unit: 'XXX' } },
    ]);
    expect(inShort(order)).toBe('EXECUTED 1.75/4200.00 6/2400.00 3/900.00 7500.00 51.96 7448.04');
    expect(await desk.cash()).toEqual(['14848.04', '14848.04']);
    const left = await desk.customer.get(
      `/api/brokerage/depots/${desk.depotId}/v1/taxlots?instrumentId=${one.instrument_id}`,
    );
    expect(left.json()).toMatchObject({
      values: [
        {
          acquired: '2022-10-17',
          quantity: { value: '0.75' },
          cost: { value: '1650.00' },
          prepaidLumpSum: { value: '15.00' },
        },
        {
          acquired: '2025-02-03',
          quantity: { value: '1' },
          cost: { value: '1000.00' },
          prepaidLumpSum: { value: '0.00' },
        },
      ],
    });
    expect(await desk.isSound()).toBe(true);
  });
});

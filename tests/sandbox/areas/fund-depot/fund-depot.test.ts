import { marketOf } from '@sandbox/market/market';
import type { Werkbank } from '../../support/werkbank';
import { deposit, FundDesk, inShort, keysOf, monthly, openFundBank, withdrawal } from './fund-desk';

let werkbank: Werkbank;
let desk: FundDesk;

beforeAll(async () => {
  werkbank = await openFundBank();
});
afterAll(() => werkbank.close());
beforeEach(async () => {
  desk = await FundDesk.fresh(werkbank);
});

describe('money into a fund depot [FUN-01]', () => {
  it('is bound until the price day, and buys by the weights of the model at a price that nobody knew', async () => {
    const order = await desk.make(deposit('1500.00'));
    expect(order).toMatchObject({
      state: 'PENDING',
      cutOff: '2026-11-23T12:00:00,000000+01',
      dealingDay: '2026-11-23',
      priceDay: '2026-11-25',
      settlementDay: '2026-11-27',
      modifiable: true,
      deletable: true,
    });
    // 900.00 / 2000, 375.00 / 400, 225.00 / 300 today.
    expect(inShort(order)).toBe('PENDING 0.45/900.00 0.937/375.00 0.75/225.00 -');
    expect(await desk.cash()).toEqual(['7400.00', '5900.00']);
    await desk.until('2026-11-23T12:00:00+01:00');
    expect(await desk.order(order.fundOrderId)).toMatchObject({
      state: 'IN_EXECUTION',
      modifiable: false,
      deletable: false,
    });
    await desk.until('2026-11-25T07:59:59+01:00');
    expect((await desk.order(order.fundOrderId)).state).toBe('IN_EXECUTION');
    await desk.priced('2026-11-25', '2100.00', '390.00', '310.00');
    // 0.428 x 2100, 0.961 x 390, 0.725 x 310; the rest stays on the account.
    const executed = await desk.order(order.fundOrderId);
    expect(inShort(executed)).toBe('EXECUTED 0.428/898.80 0.961/374.79 0.725/224.75 1498.34 0.00 1498.34');
    expect(await desk.cash()).toEqual(['5901.66', '5901.66']);
    expect(await desk.shares()).toEqual(['3.928 3.928', '12.961 12.961', '6.725 6.725']);
    expect(await desk.isSound()).toBe(true);
    const bought = await desk.customer.get(
      `/api/brokerage/v3/orders/${executed.allocation[0]?.orderId ?? ''}`,
    );
    expect(bought.json()).toMatchObject({
      orderSource: 'FUND_DEPOT',
      fundOrderId: order.fundOrderId,
      orderType: 'MARKET',
      side: 'BUY',
      orderStatus: 'EXECUTED',
      creationTimestamp: '2026-11-25T08:00:00,000000+01',
    });
  });

  it('comes from another bank by direct debit, on the price day', async () => {
    const order = await desk.make(deposit('1000.00', { accountIban: await desk.iban('extern') }));
    expect(order).toMatchObject({ external: true, mandate: { maximal: { value: '5000.00' } } });
    expect(await desk.cash()).toEqual(['7400.00', '7400.00']);
    await desk.priced('2026-11-25', '2000.00', '400.00', '300.00');
    // 600.00, 250.00, 150.00.
    expect(inShort(await desk.order(order.fundOrderId))).toBe(
      'EXECUTED 0.3/600.00 0.625/250.00 0.5/150.00 1000.00 0.00 1000.00',
    );
    expect(await desk.cash()).toEqual(['7400.00', '7400.00']);
    expect(await desk.isSound()).toBe(true);
  });

  it('tells those who watch, the customer, and the postbox', async () => {
    const { fundOrderId } = await desk.make(deposit('1500.00'));
    await desk.priced('2026-11-25', '2100.00', '390.00', '310.00');
    const states = (await desk.told(`fundorders.${desk.depotId}`)) as readonly { state: string }[];
    expect(states.map(({ state }) => state)).toEqual(['PENDING', 'IN_EXECUTION', 'EXECUTED']);
    expect(await desk.told('notifications')).toContainEqual(
      expect.objectContaining({
        kind: 'FUND_ORDER_EXECUTED',
        fundOrderId,
        text: 'Ihre Einzahlung ins Fondsdepot ist ausgeführt: 1.498,34 EUR.',
        failReason: null,
      }),
    );
    const notifications = await desk.customer.get('/api/messages/v1/notifications');
    expect(notifications.json<{ values: object[] }>().values).toContainEqual(
      expect.objectContaining({
        kind: 'FUND_ORDER',
        title: { kind: 'FUND_DEPOSIT_EXECUTED', args: { amount: '1498.34' } },
      }),
    );
    const documents = await desk.customer.get('/api/messages/clients/user/v2/documents');
    const names = documents.json<{ values: { name: string }[] }>().values.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('Wertpapierabrechnung Kauf'))).toHaveLength(3);
  });
});

describe('what a fund depot is worth [FUN-01]', () => {
  it.each([
    '2026-11-24T09:05:00+01:00',
    '2026-11-25T15:37:00+01:00',
    '2026-11-27T21:59:00+01:00',
    '2026-11-29T12:00:00+01:00',
  ])('is what the fund companies pay, on every page alike, at %s', async (moment) => {
    await desk.at(moment);
    const { customer, depotId } = desk;
    const depot = await customer.get(`/api/brokerage/v3/depots/${depotId}/positions`);
    const history = await customer.get(`/api/brokerage/v3/depots/${depotId}/valuehistory?days=3`);
    const { value } = await desk.conditions();
    expect(depot.json<{ aggregated: object }>().aggregated).toMatchObject({ currentValue: value });
    const [today] = history.json<{ values: readonly object[] }>().values.slice(-1);
    expect(today).toMatchObject({ currentValue: value });
  });
});

describe('money out of a fund depot [FUN-01]', () => {
  it('takes the same part of every fund, though prices have fallen since', async () => {
    const order = await desk.make(withdrawal({ amount: { value: '2000.00', unit: 'EUR' } }));
    // 7000.00, 4800.00 and 1800.00 of 13600.00: 1029.41, 705.88, 264.71; five percent more is bound.
    expect(inShort(order)).toBe('PENDING 0.514/1028.00 1.764/705.60 0.882/264.60 -');
    expect(await desk.shares()).toEqual(['3.5 2.96', '12 10.147', '6 5.073']);
    await desk.priced('2026-11-25', '1800.00', '360.00', '270.00');
    // 6300.00, 4320.00, 1620.00 of 12240.00: the same amounts, but 0.571, 1.960 and 0.980 pieces.
    const executed = await desk.order(order.fundOrderId);
    expect(inShort(executed)).toMatch(/^EXECUTED 0\.571\/1027\.80 1\.96\/705\.60 0\.98\/264\.60 1998\.00 /);
    expect(await desk.shares()).toEqual(['2.929 2.929', '10.04 10.04', '5.02 5.02']);
    expect(await desk.isSound()).toBe(true);
  });

  it('pays what is there where prices have fallen so far that all of it does not suffice', async () => {
    const { fundOrderId } = await desk.make(withdrawal({ amount: { value: '13000.00', unit: 'EUR' } }));
    await desk.priced('2026-11-25', '1600.00', '320.00', '240.00');
    // 3.5 x 1600, 12 x 320, 6 x 240. Losses of 875.00 and 985.80 (30 % exempt), 251.40 (15 %): no tax.
    expect(inShort(await desk.order(fundOrderId))).toBe(
      'PARTLY_EXECUTED PRICE_FALLEN 3.5/5600.00 12/3840.00 6/1440.00 10880.00 0.00 10880.00',
    );
    expect(await desk.cash()).toEqual(['18280.00', '18280.00']);
  });

  it('withholds tax sale by sale, first in first out, to the cent', async () => {
    await werkbank.bank.db
      .updateTable('lot')
      .set({ bought_at: new Date('2024-03-04T10:00:00+01:00') })
      .where('depot_id', '=', desk.depotId)
      .execute();
    const { fundOrderId } = await desk.make(withdrawal({ all: true }));
    await desk.priced('2026-11-25', '2500.00', '400.00', '300.00');
    // 8750.00 - 6475.00 = 2275.00, 70 % = 1592.50; with 120.40 of before 712.90 beyond the allowance: 178.23 + 9.80.
    // 4800.00 - 4825.80 = -25.80, 70 % = -18.06: back 4.52 + 0.24. 1800.00 - 1691.40 = 108.60, 85 % = 92.31: 23.08 + 1.26.
    const executed = await desk.order(fundOrderId);
    expect(inShort(executed)).toBe('EXECUTED 3.5/8750.00 12/4800.00 6/1800.00 15350.00 207.61 15142.39');
    expect(executed.allocation.map(({ tax }) => tax?.value)).toEqual(['188.03', '-4.76', '24.34']);
    expect(executed.allocation[0]?.lots).toEqual([
      { acquired: '2024-03-04', quantity: { value: '3.5', unit: 'XXX' } },
    ]);
    expect(await desk.cash()).toEqual(['22542.39', '22542.39']);
    const record = await desk.customer.get('/api/tax/participants/user/v1/record');
    expect(record.json()).toMatchObject({
      paid: { kest: { value: '196.79' }, soli: { value: '10.82' }, kist: { value: '0.00' } },
      allowance: { used: { value: '1000.00' } },
    });
    expect(await desk.isSound()).toBe(true);
  });

  it('goes on to an account at another bank, less the tax', async () => {
    const { fundOrderId } = await desk.make(
      withdrawal({ percent: '50', accountIban: await desk.iban('extern') }),
    );
    await desk.priced('2026-11-25', '2000.00', '400.00', '300.00');
    expect(inShort(await desk.order(fundOrderId))).toBe(
      'EXECUTED 1.75/3500.00 6/2400.00 3/900.00 6800.00 0.00 6800.00',
    );
    expect(await desk.cash()).toEqual(['7400.00', '7400.00']);
    const paid = await werkbank.bank.db
      .selectFrom('payment')
      .select(['holder_name', 'iban'])
      .where('reference', '=', `${fundOrderId}/paid`)
      .executeTakeFirst();
    expect(paid).toEqual({ holder_name: 'Frederik Gall', iban: await desk.iban('extern') });
    expect(await desk.isSound()).toBe(true);
  });

  it('closes the depot with everything, and what was still to come with it', async () => {
    const regular = await desk.make(deposit('200.00', { regular: monthly }));
    await desk.until('2026-12-15T07:00:00+01:00');
    const run = (await desk.runs(regular.fundOrderId))[0]?.fundOrderId ?? '';
    expect(keysOf(await desk.validate(await desk.body(withdrawal({ all: true, close: true }))))).toEqual([
      ['fehler-fondsdepot-offene-auftraege', ['close']],
    ]);
    await desk.cancel(run);
    await desk.make(withdrawal({ all: true, close: true }));
    expect(keysOf(await desk.validate(await desk.body(deposit('100.00'))))).toEqual([
      ['fehler-fondsdepot-in-aufloesung', null],
    ]);
    await desk.priced('2026-12-17', '2000.00', '400.00', '300.00');
    expect((await desk.order(regular.fundOrderId)).state).toBe('ENDED');
    expect(await desk.conditions()).toMatchObject({ closedOn: '2026-12-17', value: { value: '0.00' } });
    const { values } = (await desk.customer.get('/api/brokerage/clients/user/v3/depots')).json<{
      values: unknown[];
    }>();
    expect(values).toEqual([]);
    expect(keysOf(await desk.validate(await desk.body(deposit('100.00'))))).toEqual([
      ['fehler-fondsdepot-geschlossen', null],
    ]);
    await desk.until('2027-03-01T12:00:00+01:00');
    expect(await desk.runs(regular.fundOrderId)).toHaveLength(1);
  });

  it('does not sell a fund that its company does not take back that day', async () => {
    const { fundOrderId } = await desk.make(withdrawal({ percent: '50' }));
    const market = await marketOf(werkbank.bank);
    const id = market.find('849105')?.row.instrument_id ?? '';
    await desk.at('2026-11-24T10:00:00+01:00');
    await market.setHalted(id, true);
    await desk.priced('2026-11-25', '2000.00', '400.00', '300.00');
    const order = await desk.order(fundOrderId);
    expect(inShort(order)).toMatch(/^PARTLY_EXECUTED HALTED /);
    expect(await desk.told('notifications')).toContainEqual(
      expect.objectContaining({
        fundOrderId,
        title: {
          kind: 'FUND_WITHDRAWAL_PARTLY_EXECUTED',
          args: { amount: order.result?.total.value, reason: 'HALTED' },
        },
      }),
    );
    expect(order.allocation.map(({ failReason }) => failReason?.key)).toEqual([
      undefined,
      'HALTED',
      undefined,
    ]);
    expect(await desk.shares()).toEqual(['1.75 1.75', '12 12', '3 3']);
    await market.setHalted(id, false);
  });
});

import { tanOf, tanHeaders, openWerkbank, type Werkbank } from '../../../support/werkbank';
import { TradingDesk, keysOf, toldKeys } from '../trading';

describe('one intent, one order [ORD-17]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
  });
  afterAll(() => werkbank.close());

  const book = async (): Promise<string[]> =>
    (await desk.customer.get(`/api/brokerage/depots/${desk.depotId}/v3/orders`))
      .json<{ values: { orderId: string }[] }>()
      .values.map(({ orderId }) => orderId);

  it('makes one order of a hundred equal calls at once and gives all of them the same answer', async () => {
    const before = await book();
    const body = await desk.body({ limitAt: '150.00' });
    const headers = await desk.release(await desk.validate(body));
    const intent = desk.intent();
    const answers = await Promise.all(Array.from({ length: 100 }, () => desk.create(body, headers, intent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json<{ orderId: string }>().orderId)).size).toBe(1);
    expect((await book()).length).toBe(before.length + 1);
  });

  it('refuses the same key with another order and leaves the first as it is', async () => {
    const body = await desk.body({ limitAt: '150.00' });
    const intent = desk.intent();
    await desk.create(body, await desk.release(await desk.validate(body)), intent);
    const other = await desk.body({ limitAt: '151.00' });
    const refused = await desk.create(other, await desk.release(await desk.validate(other)), intent);
    expect([refused.statusCode, keysOf(refused)]).toEqual([422, ['fehler-idempotenz-anderer-auftrag']]);
  });

  it('tells what became of an intent: unknown, created, void', async () => {
    const intent = desk.intent();
    const url = `/api/brokerage/v1/orderintents/${intent}`;
    expect((await desk.customer.get(url)).json()).toMatchObject({
      state: 'UNKNOWN',
      order: null,
      receivedAt: null,
    });
    const body = await desk.body({ limitAt: '150.00' });
    const created = await desk.create(body, await desk.release(await desk.validate(body)), intent);
    expect((await desk.customer.get(url)).json()).toMatchObject({
      state: 'CREATED',
      order: { orderId: created.json().orderId },
    });
    expect((await desk.customer.delete(url)).json()).toMatchObject({ state: 'CREATED' });
    const discarded = desk.intent();
    expect((await desk.customer.delete(`/api/brokerage/v1/orderintents/${discarded}`)).json()).toMatchObject({
      state: 'VOID',
    });
    const late = await desk.create(body, await desk.release(await desk.validate(body)), discarded);
    expect([late.statusCode, keysOf(late)]).toEqual([422, ['fehler-auftrag-verworfen']]);
  });

  it('keeps a receipt of each for every device, and for nobody else [CUS-10]', async () => {
    const url = '/api/session/clients/user/v1/intents';
    const [created, discarded] = [desk.intent(), desk.intent()];
    const body = await desk.body({ limitAt: '149.00' });
    const order = await desk.create(body, await desk.release(await desk.validate(body)), created);
    await desk.customer.delete(`${url}/${discarded}`);
    const elsewhere = await (await werkbank.signIn('10000002')).activateSession();
    const somebody = await (await werkbank.signIn('10000001')).activateSession();
    const seen = (await elsewhere.get(url)).json<{ values: { key: string }[] }>();
    expect(seen).toEqual((await desk.customer.get(url)).json());
    const told = (key: string) => seen.values.find((receipt) => receipt.key === key);
    expect(told(created)).toMatchObject({
      kind: 'ORDER',
      state: 'DONE',
      reference: order.json<{ orderId: string }>().orderId,
    });
    expect(told(discarded)).toMatchObject({ kind: null, state: 'VOID', reference: null });
    expect((await somebody.get(url)).json()).toMatchObject({ values: [] });
  });

  it('decides nothing on a wrong TAN: the same key works with the right one', async () => {
    const body = await desk.body({ limitAt: '150.00' });
    const { id } = tanOf(await desk.validate(body));
    const intent = desk.intent();
    const wrong = await desk.create(body, tanHeaders(id, '999999'), intent);
    expect([wrong.statusCode, keysOf(wrong)]).toEqual([400, ['TAN_UNGUELTIG']]);
    expect((await desk.customer.get(`/api/brokerage/v1/orderintents/${intent}`)).json()).toMatchObject({
      state: 'UNKNOWN',
    });
    expect((await desk.create(body, tanHeaders(id, '000000'), intent)).statusCode).toBe(201);
  });

  it('remembers a refusal for good', async () => {
    const all = await desk.body({ side: 'SELL', pieces: '25', limitAt: '400.00' });
    const first = await desk.release(await desk.validate(all));
    const second = await desk.release(
      await desk.validate({ ...all, limit: { value: '401.00', unit: 'EUR' } }),
    );
    expect((await desk.create(all, first)).statusCode).toBe(201);
    const intent = desk.intent();
    const refused = await desk.create({ ...all, limit: { value: '401.00', unit: 'EUR' } }, second, intent);
    expect([refused.statusCode, keysOf(refused)]).toEqual([422, ['fehler-nicht-genuegend-bestand']]);
    expect((await desk.customer.get(`/api/brokerage/v1/orderintents/${intent}`)).json()).toMatchObject({
      state: 'REFUSED',
      messages: [{ key: 'fehler-nicht-genuegend-bestand' }],
    });
  });

  it('voids the release of an order that was changed after it was signed [BNK-06]', async () => {
    const body = await desk.body({ limitAt: '150.00' });
    const headers = await desk.release(await desk.validate(body));
    const changed = await desk.create({ ...body, quantity: { value: '11', unit: 'XXX' } }, headers);
    expect([changed.statusCode, keysOf(changed)]).toEqual([422, ['fehler-auftrag-weicht-von-freigabe-ab']]);
    expect((await desk.create(body, headers)).statusCode).toBe(422);
  });

  it('asks the portal for a key', async () => {
    const body = await desk.body({ limitAt: '150.00' });
    const headers = await desk.release(await desk.validate(body));
    const { 'idempotency-key': _, ...keyless } = headers;
    expect((await desk.customer.post('/api/brokerage/v3/orders', body, keyless)).statusCode).toBe(400);
    expect((await desk.create(body, headers, 'no-uuid')).statusCode).toBe(400);
  });

  it('shows nobody else’s orders, depots and accounts [BNK-06]', async () => {
    const order = await desk.place({ limitAt: '150.00' });
    const stranger = await TradingDesk.open(werkbank, '10000003');
    const foreign = await desk.body({ limitAt: '150.00' });
    const answers = [
      await stranger.customer.get(`/api/brokerage/v3/orders/${order.orderId}`),
      await stranger.customer.get(`/api/brokerage/depots/${desk.depotId}/v3/orders`),
      await stranger.customer.get(`/api/brokerage/v3/depots/${desk.depotId}/positions`),
      await stranger.customer.get(`/api/brokerage/v3/depots/${desk.depotId}/transactions`),
      await stranger.customer.post(`/api/brokerage/v3/orders/${order.orderId}/validation`, {}),
      await stranger.customer.delete(`/api/brokerage/v3/orders/${order.orderId}`, {
        'idempotency-key': stranger.intent(),
      }),
      await stranger.validate(foreign),
      await stranger.customer.post('/api/events/subscriptions', { topics: [`orders.${desk.depotId}`] }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  });
});

describe('what the bank says about an order before it is released [ORD-17]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T18:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '200.00');
  });
  afterAll(() => werkbank.close());

  it.each([
    ['an unlimited order outside trading hours', { venue: 'Xetra' }, 'fehler-limit-erforderlich'],
    [
      'an unlimited order without a price',
      { wkn: 'DWCSR3', venue: 'Tradegate' },
      'fehler-limit-erforderlich',
    ],
    [
      'a share whose trading is suspended, at its last venue and with a limit',
      { wkn: '747206', venue: 'Frankfurt', limitAt: '0.05' },
      'fehler-handelsplatz-nicht-erlaubt',
    ],
    ['half a share', { pieces: '1.5' }, 'fehler-menge-ungueltig'],
    ['no share', { pieces: '0' }, 'fehler-menge-ungueltig'],
    ['a quantity in euro', { quantity: { value: '10', unit: 'EUR' } }, 'fehler-stueckzahl-nicht-berechnet'],
    [
      'a limit in dollars',
      { orderType: 'LIMIT', limit: { value: '190', unit: 'USD' } },
      'fehler-limit-ungueltig',
    ],
    ['a limit order without a limit', { orderType: 'LIMIT' }, 'fehler-pflichtfeld'],
    ['a stop of nothing', { triggerAt: '0' }, 'fehler-stop-marke-ungueltig'],
    ['a type the venue does not know', { orderType: 'SUBSCRIPTION' }, 'fehler-ordertyp-nicht-erlaubt'],
    ['a venue where it is not listed', { venue: 'Fondsgesellschaft' }, 'fehler-handelsplatz-nicht-erlaubt'],
    ['a day that is over', { validityType: 'GTD', validity: '2026-11-20' }, 'fehler-gueltigkeit-ungueltig'],
    ['a day too far away', { validityType: 'GTD', validity: '2027-11-18' }, 'fehler-gueltigkeit-ungueltig'],
    ['more money than there is', { pieces: '400' }, 'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag'],
    ['more shares than there are', { side: 'SELL', pieces: '26' }, 'fehler-nicht-genuegend-bestand'],
    [
      'a product without its key information document',
      { wkn: 'DW3ZE3', limitAt: '900', pieces: '1' },
      'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich',
    ],
  ] as const)('refuses %s', async (_case, wish, key) => {
    const answer = await desk.validate(await desk.body(wish));
    expect(answer.statusCode).toBe(422);
    expect(keysOf(answer)).toContain(key);
  });

  it.each([
    ['a buy limit above the market', { limitAt: '210.00' }, 'warnung-limit-jenseits-markt'],
    ['a sell limit below the market', { side: 'SELL', limitAt: '190.00' }, 'warnung-limit-jenseits-markt'],
    ['a sell stop above the market', { side: 'SELL', triggerAt: '210.00' }, 'warnung-stop-loest-sofort-aus'],
    ['a price between two ticks', { limitAt: '190.013' }, 'warnung-preis-nicht-im-kursraster'],
    [
      'a Saturday as last day',
      { limitAt: '190.00', validityType: 'GTD', validity: '2026-11-28' },
      'hinweis-gueltigkeitsdatum-wird-korrigiert',
    ],
  ] as const)('lets pass but mentions %s', async (_case, wish, key) => {
    const answer = await desk.customer.post('/api/brokerage/v3/orders/prevalidation', await desk.body(wish));
    expect(answer.statusCode).toBe(200);
    expect(toldKeys(answer)).toContain(key);
  });

  it('corrects a Saturday to the Friday before and says both [ORD-11]', async () => {
    const body = await desk.body({ limitAt: '190.00', validityType: 'GTD', validity: '2026-11-28' });
    const answer = await desk.validate(body);
    expect(answer.json().validity).toBe('2026-11-27');
    expect(answer.headers['x-http-response-info']).toContain(
      '"args":{"datum":"2026-11-27","bisher":"2026-11-28"}',
    );
  });

  it('checks of a partial order only what it says', async () => {
    const { depotId, instrumentId } = await desk.body();
    expect(
      (await desk.customer.post('/api/brokerage/v3/orders/prevalidation', { depotId, instrumentId }))
        .statusCode,
    ).toBe(200);
    const answer = await desk.customer.post('/api/brokerage/v3/orders/prevalidation', {
      instrumentId,
      quantity: { value: '-1', unit: 'XXX' },
    });
    expect([answer.statusCode, keysOf(answer)]).toEqual([422, ['fehler-menge-ungueltig']]);
  });

  it('notes the costs of a buy in all blocks and of a sale without purchase, holding and time [ORD-19]', async () => {
    const buy = await desk.customer.post(
      '/api/brokerage/v3/orders/costindicationexante',
      await desk.body({ limitAt: '190.00' }),
    );
    expect([buy.statusCode, buy.json().values[0]]).toMatchObject([
      201,
      {
        calculationSuccessful: true,
        purchaseCosts: { type: 'K', sum: { value: '13.35', unit: 'EUR' } },
        salesCosts: { type: 'V' },
        fxRate: null,
      },
    ]);
    const sale = await desk.customer.post(
      '/api/brokerage/v3/orders/costindicationexante',
      await desk.body({ side: 'SELL', limitAt: '190.00' }),
    );
    expect(sale.json().values[0]).toMatchObject({
      purchaseCosts: null,
      holdingCosts: null,
      totalHoldingCosts: null,
      salesCosts: { type: 'V' },
    });
  });
});

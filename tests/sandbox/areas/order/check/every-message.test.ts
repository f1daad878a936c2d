import type { LightMyRequestResponse } from 'fastify';
import { otherIban } from '@sandbox/world/iban';
import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { FUND, MESSAGE_CASES, OLGA, debit, eur } from './message-cases';
import { TradingDesk, keysOf, toldKeys } from '../trading';

const deskKeys = (answer: LightMyRequestResponse): string[] =>
  answer.statusCode === 201 ? toldKeys(answer) : keysOf(answer);

describe('every order key has an order that raises it [ORD-25]', () => {
  let werkbank: Werkbank;
  const desks = new Map<string, TradingDesk>();
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  afterAll(() => werkbank.close());

  const deskOf = async (by: string): Promise<TradingDesk> => {
    const desk = desks.get(by) ?? (await TradingDesk.open(werkbank, by));
    // Challenges that nobody uses would lock the customer's release.
    await werkbank.inject({ method: 'POST', url: `/sandbox/api/unlock/${by}` });
    desks.set(by, desk);
    return desk;
  };
  it.each(MESSAGE_CASES)('%s: %s', async (key, _reason, { by = '10000002', wish }) => {
    const desk = await deskOf(by);
    const answer = await desk.validate(await desk.body(wish));
    expect(deskKeys(answer)).toContain(key);
    expect(answer.statusCode).toBe(key.startsWith('fehler') ? 422 : 201);
  });

  it('says the first again in prevalidation, where only what is sent is checked', async () => {
    const desk = await deskOf('10000002');
    const whole = await desk.body({ limitAt: '150.00', validityType: 'GTD', validity: '2026-11-28' });
    const answer = await desk.customer.post('/api/brokerage/v3/orders/prevalidation', {
      ...whole,
      quantity: null,
    });
    expect([answer.statusCode, toldKeys(answer)]).toEqual([
      200,
      ['hinweis-gueltigkeitsdatum-wird-korrigiert'],
    ]);
  });

  it('fehler-ausmachender-betrag-fuer-basisorder-zu-hoch: the base of a next order costs too much', async () => {
    const desk = await deskOf('10000002');
    const follow = await desk.body({ side: 'SELL', pieces: '10', limitAt: '260.00' });
    const answer = await desk.validate(await desk.next({ pieces: '400', limitAt: '190.00' }, follow));
    expect(answer.json<{ messages: { key: string; origin: string[] }[] }>().messages).toContainEqual(
      expect.objectContaining({
        key: 'fehler-ausmachender-betrag-fuer-basisorder-zu-hoch',
        origin: ['subOrders[0].quantity', 'subOrders[0].settlementAccountId'],
      }),
    );
  });

  it('fehler-summe-kaeufe-ist-hoeher-als-verf-betrag: the open buys leave too little', async () => {
    const desk = await deskOf('10000003');
    await desk.place({ limitAt: '150.00', pieces: '60' });
    const answer = await desk.validate(await desk.body({ limitAt: '150.00', pieces: '30' }));
    expect(keysOf(answer)).toEqual(['fehler-summe-kaeufe-ist-hoeher-als-verf-betrag']);
  });

  it('hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_nach_2013: what is given back was bought now', async () => {
    const desk = await deskOf('10000002');
    await desk.place({ wkn: '980701', venue: 'Fondsgesellschaft', pieces: '10' });
    await desk.pass(4 * 86_400);
    const sale = await desk.body({ wkn: '980701', venue: 'Fondsgesellschaft', pieces: '5', side: 'SELL' });
    expect(toldKeys(await desk.validate(sale))).toEqual([
      'hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_nach_2013',
    ]);
  });

  it('takes the free amount once it is confirmed, and only then [ORD-15]', async () => {
    const desk = await deskOf('10000002');
    const wish = { ...FUND, quantity: eur('6000.00') };
    const asked = await desk.validate(await desk.body(wish));
    expect(asked.json<{ messages: object[] }>().messages).toContainEqual(
      expect.objectContaining({ origin: ['freeAmountConfirmed'] }),
    );
    expect((await desk.validate(await desk.body({ ...wish, freeAmountConfirmed: true }))).statusCode).toBe(
      201,
    );
  });

  it('collects a fund order by direct debit instead of binding the account, and the books balance [ORD-14]', async () => {
    const desk = await deskOf(OLGA);
    const before = await desk.cash();
    await desk.place({ ...FUND, quantity: eur('900.00'), directDebit: debit(otherIban('1')) });
    expect(await desk.cash()).toEqual(before);
    await desk.pass(4 * 86_400);
    expect(await desk.cash()).toEqual(before);
    expect((await desk.ledger()).sound).toBe(true);
  });
});

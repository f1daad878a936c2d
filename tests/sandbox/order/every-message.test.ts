import type { LightMyRequestResponse } from 'fastify';
import { accountIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { otherIban, werkbankIban } from '@sandbox/world/iban';
import { openWerkbank, type Werkbank } from '../support/werkbank';
import { TradingDesk, keysOf, toldKeys, type Wish } from './trading';

/** An order with the customer who sends it; without one it is the customer for programs, who has 50,000 EUR. */
interface Case {
  readonly by?: string;
  readonly wish: Wish;
}

const FUND = { wkn: '847402', venue: 'Fondsgesellschaft' } as const;
const eur = (value: string) => ({ value, unit: 'EUR' });
const pieces = (value: string) => ({ value, unit: 'XXX' });
const debit = (iban: string, maxAmount?: string) => ({
  consent: true,
  iban,
  accountHolderName: 'Olga Petri',
  ...(maxAmount === undefined ? {} : { maxAmount: eur(maxAmount) }),
});
const OLGA = '10000016';
const secondDepot = {
  depotId: depotIdOf('10000001', 'zweitdepot'),
  settlementAccountId: accountIdOf('10000001', 'verrechnung'),
};

/** Every order key of brokerage.md 8 that a single order raises, and what raises it. */
const CASES: readonly (readonly [key: string, reason: string, order: Case])[] = [
  [
    'hinweis-gueltigkeitsdatum-wird-korrigiert',
    'the last day is a Saturday',
    { wish: { limitAt: '150.00', validityType: 'GTD', validity: '2026-11-28' } },
  ],
  [
    'hinweis-ordergueltigkeit-aufgrund-von-wertpapierfaelligkeit-angepasst',
    'the bond is repaid before the last day',
    {
      wish: {
        wkn: 'DW9NB9',
        pieces: '1000',
        limitAt: '99.00',
        validityType: 'GTD',
        validity: '2026-12-28',
      },
    },
  ],
  [
    'hinweis_investment_fonds_festpreis_geschaeft',
    'a fund is bought over the counter',
    { wish: { wkn: '847402', venue: 'Direkthandel Nord', pieces: '1' } },
  ],
  [
    'hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_vor_2013',
    'what is given back was bought in 2011',
    { by: '10000001', wish: { ...secondDepot, wkn: '980701', venue: 'Fondsgesellschaft', side: 'SELL' } },
  ],
  [
    'fehler-nicht-genuegend-bestand',
    'one more than there are',
    { wish: { side: 'SELL', pieces: '26', limitAt: '300.00' } },
  ],
  [
    'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag',
    'no money and no credit',
    { by: '10000012', wish: {} },
  ],
  [
    'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag-waehrung',
    'not enough dollars on the dollar account',
    {
      by: '10000001',
      wish: { wkn: '865985', pieces: '100', settlementAccountId: accountIdOf('10000001', 'usd') },
    },
  ],
  [
    'fehler-ausmachender-betrag-ist-hoeher-als-verf-gesamtbetrag',
    'more than the account and its credit line together',
    { by: '10000001', wish: { pieces: '1000' } },
  ],
  [
    'fehler-summe-kaeufe-ist-hoeher-als-kreditlimit',
    'it would fit if the other open buys did not bind money, with credit',
    { by: '10000001', wish: { limitAt: '205.00', pieces: '92' } },
  ],
  [
    'fehler-maximal-ausmachender-betrag-ueberschritten',
    'a single order above half a million',
    { wish: { pieces: '4000' } },
  ],
  [
    'fehler-stueckzahl-aus-betrag-handwert-null',
    'for a cent there is not a thousandth of a unit',
    { wish: { ...FUND, quantity: eur('0.01') } },
  ],
  [
    'fehler-stueckzahl-nicht-berechnet',
    'shares are not bought for an amount',
    { wish: { quantity: eur('500.00') } },
  ],
  [
    'hinweis-anzahl-nachkommastellen-korrigiert',
    'fund units have three decimals',
    { wish: { ...FUND, quantity: pieces('1.23456') } },
  ],
  [
    'fehler_maximale_inland_lastschrift_fondsorder_ueberschritten',
    'more than is collected for one order',
    {
      by: OLGA,
      wish: {
        ...FUND,
        quantity: eur('12000.00'),
        freeAmountConfirmed: true,
        directDebit: debit(otherIban('1')),
      },
    },
  ],
  [
    'fehler_maximale_inland_lastschrift_fondsorder_ueberschritten',
    'more than the payer allows',
    { by: OLGA, wish: { ...FUND, quantity: eur('900.00'), directDebit: debit(otherIban('1'), '500.00') } },
  ],
  [
    'fehler-offene-ruecklastschrift',
    'an earlier debit came back',
    { by: '10000017', wish: { ...FUND, pieces: '1', directDebit: debit(otherIban('1')) } },
  ],
  [
    'fehler-lastschrift-von-aktien-nicht-erlaubt',
    'only funds are paid by direct debit',
    { wish: { directDebit: debit(otherIban('1')) } },
  ],
  [
    'fehler-lastschrift-von-girokonto-nicht-erlaubt',
    'an account at this bank is a settlement account',
    { by: OLGA, wish: { ...FUND, pieces: '1', directDebit: debit(werkbankIban(`${OLGA}00`)) } },
  ],
  [
    'hinweis-lastschrift-inland-aktueller-monat',
    'a debit at home that may be',
    { by: OLGA, wish: { ...FUND, quantity: eur('900.00'), directDebit: debit(otherIban('1')) } },
  ],
  ['hinweis_basisinformationsblatt_vorhanden', 'an ETF has one', { wish: { wkn: 'A0RPWH' } }],
  [
    'warnung-erfahrung-in-kenntnisstufe-nicht-erreicht',
    'the first subscription right ever',
    { wish: { wkn: 'DW4BR4', venue: 'Stuttgart', pieces: '10' } },
  ],
  [
    'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich',
    'a certificate without one',
    { wish: { wkn: 'DW3ZE3', venue: 'Stuttgart', pieces: '1' } },
  ],
  [
    'fehler-freier-betrag-bestaetigung-erforderlich',
    'a large amount at a fund company',
    { wish: { ...FUND, quantity: eur('6000.00') } },
  ],
  [
    'fehler-nutzungsbedingungen-nicht-akzeptiert',
    'a warrant, and no terms accepted',
    { by: '10000013', wish: { wkn: 'DW1WS1', venue: 'Stuttgart' } },
  ],
  [
    'fehler-freigabe-fehlt',
    'New York, and no approval',
    { by: '10000013', wish: { wkn: '865985', venue: 'New York', limitAt: '200.00' } },
  ],
];

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
  const keys = (answer: LightMyRequestResponse): string[] =>
    answer.statusCode === 201 ? toldKeys(answer) : keysOf(answer);

  it.each(CASES)('%s: %s', async (key, _reason, { by = '10000002', wish }) => {
    const desk = await deskOf(by);
    const answer = await desk.validate(await desk.body(wish));
    expect(keys(answer)).toContain(key);
    expect(answer.statusCode).toBe(key.startsWith('fehler') ? 422 : 201);
  });

  it('says the first again in prevalidation, where only what is sent is checked', async () => {
    const desk = await deskOf('10000002');
    const { quantity: _none, ...body } = await desk.body({
      limitAt: '150.00',
      validityType: 'GTD',
      validity: '2026-11-28',
    });
    const answer = await desk.customer.post('/api/brokerage/v3/orders/prevalidation', body);
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

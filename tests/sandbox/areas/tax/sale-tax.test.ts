import { IncomeEngine } from '@sandbox/areas/tax/income/income-engine';
import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Amount {
  readonly value: string;
}
interface Lot {
  readonly quantity: Amount;
  readonly cost: Amount | null;
  readonly costs: Amount;
  readonly prepaidLumpSum: Amount;
  readonly transferred: boolean;
  readonly acquired: string;
  readonly taxClass: string;
}
interface Tax {
  readonly pots: { readonly shares: Amount; readonly other: Amount };
  readonly allowance: { readonly ordered: Amount; readonly used: Amount; readonly joint: boolean };
  readonly churchTax: { readonly member: boolean; readonly rate: string | null };
  readonly paid: { readonly kest: Amount; readonly soli: Amount; readonly kist: Amount };
}

describe('tax withheld by the bank [TAX-01]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  beforeEach(() => werkbank.bank.reset());
  afterAll(() => werkbank.close());

  const recordOf = async ({ customer }: TradingDesk, query = ''): Promise<Tax> =>
    (await customer.get(`/api/tax/participants/user/v1/record${query}`)).json<Tax>();
  const lotsOf = async ({ customer, depotId }: TradingDesk, query = ''): Promise<readonly Lot[]> =>
    (await customer.get(`/api/brokerage/depots/${depotId}/v1/taxlots${query}`)).json<{ values: Lot[] }>()
      .values;
  const cents = (amount: Amount | null | undefined): number =>
    Math.round(Number(amount?.value ?? 'NaN') * 100);

  it('takes lots first in first out, moves pots and allowance, and books the tax to the cent', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '400.00');
    const before = await desk.cash();
    const [lot] = (await lotsOf(desk)).filter(
      ({ taxClass, quantity }) => taxClass === 'SHARE' && quantity.value === '25',
    );
    const order = await desk.place({ side: 'SELL' });
    await desk.pass(2);
    const [execution] = (await desk.order(order.orderId)).executions ?? [];
    const value = Math.round(Number(execution?.executionPrice.value) * 1_000);
    const fee = Math.min(Math.max(Math.round(490 + value * 0.0025), 990), 5990) + 250;
    const cost = Math.round(((cents(lot?.cost) + cents(lot?.costs)) * 10) / 25);
    const taxable = value - fee - cost - 100_000;
    const kest = Math.round(taxable / 4);
    const soli = Math.floor((kest * 55) / 1000);
    const record = await recordOf(desk);
    expect(cents(record.pots.shares)).toBe(value - fee - cost);
    expect(record.allowance).toMatchObject({ ordered: { value: '1000.00' }, used: { value: '1000.00' } });
    expect([cents(record.paid.kest), cents(record.paid.soli), cents(record.paid.kist)]).toEqual([
      kest,
      soli,
      0,
    ]);
    const gained = Math.round((Number((await desk.cash()).balance) - Number(before.balance)) * 100);
    expect(gained).toBe(value - fee - kest - soli);
    expect((await lotsOf(desk)).find(({ acquired }) => acquired === lot?.acquired)?.quantity.value).toBe(
      '15',
    );
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('gives back tax and allowance for a loss later in the year, to the cent', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '400.00');
    await desk.place({ side: 'SELL' });
    await desk.pass(2);
    const gain = await recordOf(desk);
    await desk.price('716460', '20.00');
    await desk.place({ side: 'SELL' });
    await desk.pass(2);
    const loss = await recordOf(desk);
    expect(cents(gain.paid.kest)).toBeGreaterThan(0);
    expect(cents(loss.paid.kest)).toBeLessThan(cents(gain.paid.kest));
    expect(cents(loss.pots.shares)).toBeLessThan(cents(gain.pots.shares));
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('tells on the settlement note what the release showed, and why the tax is another one', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '400.00');
    const [lot] = (await lotsOf(desk)).filter(({ quantity }) => quantity.value === '25');
    await desk.place({ side: 'SELL', limitAt: '420.00' });
    await desk.place({ side: 'SELL', pieces: '5' });
    await desk.pass(2);
    await desk.price('716460', '430.00');
    await desk.pass(2);
    const list = await desk.customer.get('/api/messages/clients/user/v2/documents');
    const notes = list
      .json<{ values: { name: string; documentId: string }[] }>()
      .values.filter(({ name }) => name.startsWith('Wertpapierabrechnung Verkauf'));
    const texts = await Promise.all(
      notes.map(async ({ documentId }) =>
        pdfText((await desk.customer.get(`/api/messages/v2/documents/${documentId}`)).rawPayload)
          .join(' ')
          .replace(/\s+/g, ' '),
      ),
    );
    expect(texts).toContainEqual(expect.stringContaining('10 Stück'));
    const text = texts.find((each) => each.includes('10 Stück')) ?? '';
    // 10 at 420.00: 4,200.00 less 4.90 + 0.25 % of it and 2.50 of the venue, the cost of ten, the allowance.
    const cost = Math.round(((cents(lot?.cost) + cents(lot?.costs)) * 10) / 25);
    const kest = Math.round((420_000 - 1_540 - 250 - cost - 100_000) / 4);
    const simulated = (kest + Math.floor((kest * 55) / 1000)) / 100;
    const german = simulated.toLocaleString('de-DE', { minimumFractionDigits: 2 });
    expect(text).toContain(`Simulierte Steuer der Order ${german} EUR`);
    expect(text).toMatch(/Erlös 4\.29\d,\d\d EUR statt 4\.200,00 EUR\./);
    expect(text).toContain('Die Verlustverrechnungstöpfe haben sich seit der Freigabe geändert.');
    expect(text).toContain('Vom Freistellungsauftrag waren 1.000,00 EUR statt 0,00 EUR verbraucht.');
    expect(text).not.toContain('Entgelte 17,90 EUR statt 17,90 EUR');
    const other = texts.find((each) => each.includes('5 Stück')) ?? '';
    expect(other).toMatch(/Unterschied -?\d+,\d\d EUR/);
  });

  it('shares an allowance between the partners of a couple', async () => {
    const desk = await TradingDesk.open(werkbank, '10000004');
    expect((await recordOf(desk)).allowance).toMatchObject({
      ordered: { value: '2000.00' },
      used: { value: '350.00' },
      joint: true,
    });
    await desk.price('A2PKXG', '400.00');
    await desk.place({ wkn: 'A2PKXG', side: 'SELL', pieces: '30' });
    await desk.pass(2);
    expect((await recordOf(desk)).allowance.used.value).toBe('2000.00');
    const partner = await TradingDesk.open(werkbank, '10000005');
    expect((await recordOf(partner)).allowance.used.value).toBe('2000.00');
  });

  const until = async (time: string): Promise<void> => {
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(time) });
    await new IncomeEngine(werkbank.bank).round();
  };
  const balance = async (desk: TradingDesk): Promise<number> =>
    Math.round(Number((await desk.cash()).balance) * 100);
  const solidarity = (kest: number): number => Math.floor((kest * 55) / 1000);

  it('books what funds are taxed in advance on the first working day, which a later sale does not gain again', async () => {
    const { db } = werkbank.bank;
    const desk = await TradingDesk.open(werkbank, '10000003');
    await db
      .updateTable('tax_year')
      .set({ allowance_ordered: '0.00', other_result: '0.00' })
      .where('client_id', '=', desk.clientId)
      .execute();
    const lotOf = async (): Promise<Lot | undefined> =>
      (await lotsOf(desk)).find(({ taxClass }) => taxClass === 'EQUITY_FUND');
    const before = await lotOf();
    await until('2026-12-30T12:00:00+01:00');
    for (const wkn of ['593393', 'A2PKXG']) await desk.price(wkn, '400.00');
    await until('2027-01-03T12:00:00+01:00');
    const cash = await balance(desk);
    expect(await lotOf()).toEqual(before);
    await until('2027-01-04T12:00:00+01:00');
    const { start_value } = await db
      .selectFrom('lot_lump_sum')
      .selectAll()
      .where('client_id', '=', desk.clientId)
      .where('year', '=', 2026)
      .executeTakeFirstOrThrow();
    // 70 % of 3.20 %, for it rose by more; 30 % of that are exempt.
    const lumpSum = Math.round(Number(start_value) * 100 * 0.0224);
    const taxable = lumpSum - Math.round(lumpSum * 0.3);
    // With church tax of 8 %.
    const kest = Math.round((taxable * 100) / 408);
    const tax = kest + solidarity(kest) + Math.floor((kest * 8) / 100);
    const lot = await lotOf();
    expect(cents(lot?.prepaidLumpSum) - cents(before?.prepaidLumpSum)).toBe(lumpSum);
    expect(cents((await recordOf(desk)).pots.other)).toBe(taxable);
    expect(cash - (await balance(desk))).toBe(tax);
    await until('2027-01-05T10:00:00+01:00');
    expect(cash - (await balance(desk))).toBe(tax);

    const sold = await desk.place({ wkn: '593393', side: 'SELL', pieces: '30' });
    await desk.pass(2);
    const [execution] = (await desk.order(sold.orderId)).executions ?? [];
    const value = Math.round(Number(execution?.executionPrice.value) * 3_000);
    const fee = Math.min(Math.max(Math.round(490 + value * 0.0025), 990), 5990) + 250;
    const gain = value - fee - cents(lot?.cost) - cents(lot?.costs) - cents(lot?.prepaidLumpSum);
    expect(cents((await recordOf(desk)).pots.other)).toBe(taxable + gain - Math.round(gain * 0.3));

    const [one, two] = [
      await recordOf(await TradingDesk.open(werkbank, '10000004')),
      await recordOf(await TradingDesk.open(werkbank, '10000005')),
    ];
    expect(cents(one.allowance.used)).toBeGreaterThan(0);
    expect(two.allowance.used).toEqual(one.allowance.used);
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('pays what a fund pays out, less its tax, to who held it the evening before', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    await werkbank.bank.db
      .updateTable('tax_year')
      .set({ allowance_ordered: '0.00' })
      .where('client_id', '=', desk.clientId)
      .execute();
    await desk.place({ wkn: 'A0F5UF' });
    await desk.pass(2);
    await until('2027-06-14T21:59:59+02:00');
    await desk.price('A0F5UF', '200.00');
    const before = await balance(desk);
    await until('2027-06-15T08:00:00+02:00');
    // 0.4 % of about 200.00 for each of ten; 30 % of it are exempt.
    const gained = (await balance(desk)) - before;
    const [row] = await werkbank.bank.db
      .selectFrom('payment')
      .select('purpose')
      .where('reference', 'like', 'distribution/2027/A0F5UF/%')
      .execute();
    const gross = Math.round(
      Number(/: (\d+,\d\d) EUR/.exec(row?.purpose.join(' ') ?? '')?.[1]?.replace(',', '.')) * 100,
    );
    expect(Math.abs(gross - 800)).toBeLessThanOrEqual(2);
    const kest = Math.round((gross - Math.round(gross * 0.3)) / 4);
    expect(gained).toBe(gross - kest - solidarity(kest));
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('books a sale to the year of its trade, though it is settled in the next', async () => {
    const { bank } = werkbank;
    // 31 December and New Year are no bank days: what is sold on the 30th is settled on 5 January.
    await bank.clock.set(bank.db, { at: Date.parse('2026-12-30T10:00:00+01:00') });
    const desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '400.00');
    await desk.place({ side: 'SELL' });
    await desk.pass(2);
    const sold = await recordOf(desk, '?year=2026');
    expect(cents(sold.paid.kest)).toBeGreaterThan(0);
    expect(sold.allowance.used.value).toBe('1000.00');
    await bank.clock.set(bank.db, { at: Date.parse('2027-01-08T10:00:00+01:00') });
    await new IncomeEngine(bank).round();
    expect(await recordOf(desk, '?year=2026')).toEqual(sold);
    const next = await recordOf(desk, '?year=2027');
    expect([next.pots.shares.value, next.paid.kest.value, next.allowance.used.value]).toEqual([
      '0.00',
      '0.00',
      '0.00',
    ]);
  });

  it('carries losses into the next year and begins the allowance again', async () => {
    const desk = await TradingDesk.open(werkbank, '10000001');
    expect(await recordOf(desk, '?year=2027')).toMatchObject({
      pots: { shares: { value: '-310.00' }, other: { value: '0.00' } },
      allowance: { ordered: { value: '1000.00' }, used: { value: '0.00' } },
      churchTax: { member: true, rate: '9' },
    });
  });

  it('tells purchases one by one, what was taxed in advance, and what a transfer left unknown', async () => {
    const desk = await TradingDesk.open(werkbank, '10000001');
    const lots = await lotsOf(desk);
    const funds = lots.filter(({ taxClass }) => taxClass === 'EQUITY_FUND');
    expect(funds.map(({ quantity }) => quantity.value)).toEqual(expect.arrayContaining(['70', '40', '35']));
    expect(funds.some(({ prepaidLumpSum }) => cents(prepaidLumpSum) > 0)).toBe(true);
    expect(lots.filter(({ transferred }) => transferred)).toHaveLength(1);
    expect((await desk.customer.get('/api/brokerage/depots/unknown/v1/taxlots')).statusCode).toBe(404);
  });
});

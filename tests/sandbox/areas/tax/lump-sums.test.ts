import { IncomeEngine } from '@sandbox/areas/tax/income/income-engine';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Amount {
  readonly value: string;
}
interface LumpSum {
  readonly year: number;
  readonly calculation: {
    readonly startValue: Amount;
    readonly baseRate: string;
    readonly months: number;
    readonly amount: Amount;
  } | null;
}
interface Lot {
  readonly prepaidLumpSum: Amount;
  readonly lumpSums: readonly LumpSum[];
  readonly taxClass: string;
}

describe('what funds are taxed in advance [TAX-01]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  beforeEach(() => werkbank.bank.reset());
  afterAll(() => werkbank.close());

  const lotsOf = async ({ customer, depotId }: TradingDesk): Promise<readonly Lot[]> =>
    (await customer.get(`/api/brokerage/depots/${depotId}/v1/taxlots`)).json<{ values: Lot[] }>().values;
  const cents = (amount: Amount | undefined): number => Math.round(Number(amount?.value ?? 'NaN') * 100);
  const until = async (time: string): Promise<void> => {
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(time) });
    await new IncomeEngine(werkbank.bank).round();
  };

  it('tells how each lump sum was calculated, and of which year the base rate is not known', async () => {
    const desk = await TradingDesk.open(werkbank, '10000003');
    const lumpSums = async (): Promise<readonly LumpSum[]> =>
      (await lotsOf(desk)).find(({ taxClass }) => taxClass === 'EQUITY_FUND')?.lumpSums ?? [];
    const before = await lumpSums();
    const years = async (): Promise<readonly number[]> =>
      (await lumpSums()).slice(before.length).map(({ year }) => year);
    expect(before.every(({ calculation }) => calculation !== null)).toBe(true);
    await until('2026-12-30T12:00:00+01:00');
    for (const wkn of ['593393', 'A2PKXG']) await desk.price(wkn, '400.00');
    // New Year 2027 is a Friday: the first working day is Monday, the 4th.
    await until('2027-01-02T12:00:00+01:00');
    expect(await years()).toEqual([]);
    await until('2027-01-04T12:00:00+01:00');
    const [last] = (await lumpSums()).slice(before.length);
    expect(last).toMatchObject({
      year: 2026,
      calculation: { baseRate: expect.stringMatching(/^3\.20*$/), months: 12 },
    });
    // 70 % of 3.20 %, for it rose by more.
    expect(cents(last?.calculation?.amount)).toBe(Math.round(cents(last?.calculation?.startValue) * 0.0224));
    const prepaid = (await lotsOf(desk)).map(({ prepaidLumpSum }) => prepaidLumpSum.value);

    // New Year 2028 is a Saturday; the base rate of 2027 was not told to this bank.
    await until('2028-01-02T12:00:00+01:00');
    expect(await years()).toEqual([2026]);
    await until('2028-01-03T12:00:00+01:00');
    expect(await lumpSums()).toEqual([...before, last, { year: 2027, calculation: null }]);
    expect((await lotsOf(desk)).map(({ prepaidLumpSum }) => prepaidLumpSum.value)).toEqual(prepaid);
    expect(
      (await lotsOf(desk)).filter(({ taxClass }) => taxClass === 'SHARE').flatMap((lot) => lot.lumpSums),
    ).toEqual([]);
  });

  const tell = (year: number, rate: string) =>
    werkbank.inject({ method: 'POST', url: '/sandbox/api/base-rates', payload: { year, rate } });
  /** What was taken from a customer's accounts for lump sums of a year, in cents, and under which words. */
  const taken = async (clientId: string, year: number): Promise<readonly (readonly string[])[]> => {
    const rows = await werkbank.bank.db
      .selectFrom('payment')
      .select('purpose')
      .where('client_id', '=', clientId)
      .where('reference', 'like', `lump-sums/${String(year)}/%`)
      .orderBy('reference')
      .execute();
    return rows.map(({ purpose }) => purpose);
  };

  /** Lets every cent of a customer's income be taxed: no allowance, no losses, no church. */
  const taxed = async (clientId: string): Promise<void> => {
    await werkbank.bank.db
      .updateTable('tax_year')
      .set({ allowance_ordered: '0.00', other_result: '0.00', church_rate: null })
      .where('client_id', '=', clientId)
      .execute();
  };

  it('books once what a base rate told late brings, however often it is told at the same moment', async () => {
    const { db } = werkbank.bank;
    const desk = await TradingDesk.open(werkbank, '10000003');
    await taxed(desk.clientId);
    await until('2027-12-30T12:00:00+01:00');
    for (const wkn of ['593393', 'A2PKXG']) await desk.price(wkn, '900.00');
    await until('2028-01-20T10:00:00+01:00');
    expect(await taken(desk.clientId, 2027)).toEqual([]);
    const before = Number((await desk.cash()).balance);
    const year = async (): Promise<{ pots: { other: Amount }; paid: { kest: Amount; soli: Amount } }> =>
      (await desk.customer.get('/api/tax/participants/user/v1/record')).json();
    expect(cents((await year()).pots.other)).toBe(0);

    const answers = await Promise.all([
      ...Array.from({ length: 100 }, () => tell(2027, '3.10')),
      ...Array.from({ length: 4 }, () => new IncomeEngine(werkbank.bank).round()),
    ]);
    expect(answers.flatMap((answer) => (answer ? [answer.statusCode] : []))).toEqual(
      Array.from({ length: 100 }, () => 200),
    );
    const rows = await db
      .selectFrom('lot_lump_sum')
      .selectAll()
      .where('client_id', '=', desk.clientId)
      .where('year', '=', 2027)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { start_value, amount } of rows) {
      // 70 % of 3.10 %, for it rose by more (InvStG § 18 I).
      expect(Number(amount)).toBeCloseTo(Math.round(Number(start_value) * 2.17) / 100, 2);
    }
    // 30 % of each fund's lump sum are exempt; the tax is a fourth, 5.5 % of it on top, cut.
    const funds = await db
      .selectFrom('lot_lump_sum')
      .innerJoin('lot', (join) =>
        join
          .onRef('lot.client_id', '=', 'lot_lump_sum.client_id')
          .onRef('lot.lot_id', '=', 'lot_lump_sum.lot_id'),
      )
      .select(({ fn }) => ['instrument_id', fn.sum<string>('amount').as('amount')])
      .where('lot.client_id', '=', desk.clientId)
      .where('year', '=', 2027)
      .groupBy('instrument_id')
      .execute();
    const taxable = funds.map(({ amount }) => {
      const whole = Math.round(Number(amount) * 100);
      return whole - Math.round(whole * 0.3);
    });
    const kest = taxable.map((each) => Math.round(each / 4));
    const soli = kest.map((each) => Math.floor((each * 55) / 1000));
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    const now = await year();
    expect(cents(now.pots.other)).toBe(sum(taxable));
    expect([cents(now.paid.kest), cents(now.paid.soli)]).toEqual([sum(kest), sum(soli)]);
    expect(Math.round((before - Number((await desk.cash()).balance)) * 100)).toBe(sum(kest) + sum(soli));
    const words = await taken(desk.clientId, 2027);
    expect(words).toHaveLength(funds.length);
    expect(words.every((lines) => lines.includes('Steuer auf die Vorabpauschale 2027'))).toBe(true);
    expect(words.every((lines) => lines.some((line) => line.startsWith('Nachträglich gebucht')))).toBe(true);
    const calculated = (await lotsOf(desk)).flatMap(({ lumpSums }) => lumpSums);
    expect(calculated.filter(({ calculation }) => calculation === null)).toEqual([]);

    const told = (await desk.customer.get('/api/messages/v1/notifications')).json<{
      values: { kind: string; name: string; title: { kind: string; args: Record<string, string> } }[];
    }>();
    const ofTax = told.values.filter(({ kind }) => kind === 'TAX');
    const notices = ofTax.map(({ name }) => name);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(
      /^Vorabpauschale 2027 .* nachträglich, weil der Basiszins erst jetzt bekannt ist: /,
    );
    const cost = `${String(sum(kest) + sum(soli)).replace(/(\d\d)$/, ',$1')} EUR`;
    expect(notices[0]?.endsWith(`Steuer ${cost}.`)).toBe(true);
    expect(ofTax[0]?.title).toMatchObject({
      kind: 'LUMP_SUMS_LATE',
      args: { year: '2027', tax: cost.replace(' EUR', '').replace(',', '.') },
    });

    await until('2028-01-21T10:00:00+01:00');
    expect(await taken(desk.clientId, 2027)).toEqual(words);
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('books on its day what a base rate told in time brings, and says nothing of being late', async () => {
    const desk = await TradingDesk.open(werkbank, '10000003');
    await taxed(desk.clientId);
    await until('2027-02-01T10:00:00+01:00');
    expect((await tell(2027, '3.10')).statusCode).toBe(200);
    expect(await taken(desk.clientId, 2027)).toEqual([]);
    await until('2027-12-30T12:00:00+01:00');
    for (const wkn of ['593393', 'A2PKXG']) await desk.price(wkn, '900.00');
    await until('2028-01-03T12:00:00+01:00');
    const words = await taken(desk.clientId, 2027);
    expect(words.length).toBeGreaterThan(0);
    expect(words.flat().join()).not.toContain('Nachträglich');
  });

  it('lists the rates, and lets one be told otherwise only until it was used', async () => {
    const rates = async (): Promise<unknown> =>
      (await werkbank.inject({ method: 'GET', url: '/sandbox/api/base-rates' })).json();
    expect(await rates()).toMatchObject({
      values: expect.arrayContaining([
        { year: 2026, rate: '3.20', source: 'PUBLISHED' },
        { year: 2018, rate: '0.87', source: 'PUBLISHED' },
      ]),
    });
    // In 2026 nobody can know the rate of 2027, and that of 2026 is what it is.
    expect((await tell(2027, '3.10')).statusCode).toBe(422);
    expect((await tell(2026, '3.30')).statusCode).toBe(422);
    expect((await tell(2026, '3.2')).statusCode).toBe(200);
    expect((await tell(2027, 'viel')).statusCode).toBe(400);
    await until('2027-01-20T10:00:00+01:00');
    expect(await rates()).toMatchObject({
      values: expect.arrayContaining([{ year: 2027, rate: null, source: 'UNKNOWN' }]),
    });
    expect((await tell(2027, '31.00')).statusCode).toBe(200);
    expect((await tell(2027, '3.10')).json()).toMatchObject({
      values: expect.arrayContaining([{ year: 2027, rate: '3.10', source: 'TOLD' }]),
    });
    await until('2028-01-03T12:00:00+01:00');
    expect((await tell(2027, '3.10')).statusCode).toBe(200);
    expect((await tell(2027, '3.11')).statusCode).toBe(422);
  });

  it('is told a rate on the page of the test bench, which names the years that are missing', async () => {
    const bench = async (): Promise<string> =>
      (await werkbank.inject({ method: 'GET', url: '/sandbox' })).body.replace(/\s+/g, ' ');
    expect(await bench()).toContain('Es fehlt keiner.');
    await until('2027-02-01T10:00:00+01:00');
    expect(await bench()).toContain('<option>2027</option>');
    const told = await werkbank.inject({
      method: 'POST',
      url: '/sandbox/base-rates',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'year=2027&rate=3%2C10',
    });
    expect(told.headers.location).toBe('/sandbox?getan=base-rates');
    expect(await bench()).toContain('3,10 %, hier genannt');
  });
});

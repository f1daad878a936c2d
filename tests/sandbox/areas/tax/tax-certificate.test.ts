import { IncomeEngine } from '@sandbox/areas/tax/income/income-engine';
import { emptyYear } from '@sandbox/areas/tax/tax-years';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { bookSale, type Sale } from './booked-sale';

interface Amount {
  readonly value: string;
}
interface Certificate {
  readonly year: number;
  readonly lines: Readonly<Record<string, Amount>>;
  readonly together: Readonly<Record<string, Amount>> | null;
  readonly documentId: string | null;
  readonly yearsWithoutBaseRate: readonly number[];
}
interface Document {
  readonly documentId: string;
  readonly name: string;
  readonly dateCreation: string;
}

const SHARE = '716460';
const EQUITY_FUND = 'A2PKXG';
const BOND = '110258';

/** Church tax of 9 %, and foreign tax to be credited; a couple with one allowance; losses from shares of the year before. */
const CHURCH = '10000003';
const DAVID = '10000004';
const ELIF = '10000005';
const CARRIED = '10000002';
const NOBODY = '10000006';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  const { db, clock } = werkbank.bank;
  await clock.set(db, { at: Date.parse('2026-12-30T12:00:00+01:00') });
  const [church, david, elif] = [clientIdOf(CHURCH), clientIdOf(DAVID), clientIdOf(ELIF)];
  const [carried, nobody] = [clientIdOf(CARRIED), clientIdOf(NOBODY)];
  const clients = [church, david, elif, carried, nobody];
  // Nothing but the sales below is to happen to them.
  await db.deleteFrom('lot').where('client_id', 'in', clients).execute();
  await db.deleteFrom('savings_plan_execution').where('client_id', 'in', clients).execute();
  await db.deleteFrom('savings_plan').where('client_id', 'in', clients).execute();
  await db.deleteFrom('fund_order').where('client_id', 'in', clients).execute();
  await db.deleteFrom('tax_year').where('client_id', 'in', clients).execute();
  const joint = { allowance_ordered: '2000.00' };
  await db
    .insertInto('tax_year')
    .values([
      {
        ...emptyYear(church, 2027),
        allowance_ordered: '1000.00',
        church_rate: '9',
        foreign_tax: '42.30',
      },
      { ...emptyYear(david, 2026), ...joint, partner_id: elif },
      { ...emptyYear(elif, 2026), ...joint, partner_id: david },
      { ...emptyYear(carried, 2026), allowance_ordered: '1000.00', share_result: '-2000.00' },
      { ...emptyYear(nobody, 2026), allowance_ordered: '1000.00' },
    ])
    .execute();
});
afterAll(() => werkbank.close());

const sell = (zugangsnummer: string, sale: Sale): Promise<void> => bookSale(werkbank, zugangsnummer, sale);
const turnOfTheYear = async (): Promise<void> => {
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2028-01-01T07:00:00+01:00') });
  await new IncomeEngine(werkbank.bank).round();
};
const portalOf = async (zugangsnummer: string): Promise<PortalCustomer> =>
  (await werkbank.signIn(zugangsnummer)).activateSession();
const of2027 = async (customer: PortalCustomer): Promise<Certificate> => {
  const answer = await customer.get('/api/tax/participants/user/v1/certificates');
  const found = answer.json<{ values: Certificate[] }>().values.find(({ year }) => year === 2027);
  if (found === undefined) throw new Error('Nothing is certified of 2027');
  return found;
};
const papers = async (customer: PortalCustomer): Promise<readonly Document[]> =>
  (await customer.get('/api/messages/clients/user/v2/documents'))
    .json<{ values: Document[] }>()
    .values.filter(({ name }) => name === 'Jahressteuerbescheinigung 2027');
const textOf = async (customer: PortalCustomer, { documentId }: Document): Promise<string> =>
  pdfText((await customer.get(`/api/messages/v2/documents/${documentId}`)).rawPayload)
    .join(' ')
    .replace(/\s+/g, ' ');
const values = (lines: Readonly<Record<string, Amount>> | null): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lines ?? {}).map(([key, { value }]) => [key, value]));

/** Nothing, in every line that is not named. */
const lines = (told: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  income: '0.00',
  shareGains: '0.00',
  substituteIncome: '0.00',
  otherLosses: '0.00',
  shareLosses: '0.00',
  allowanceUsed: '0.00',
  kest: '0.00',
  soli: '0.00',
  kist: '0.00',
  foreignTaxCredited: '0.00',
  foreignTaxLeft: '0.00',
  ...told,
});

describe('the tax certificate of a year [TAX-01]', () => {
  it('certifies church tax, solidarity surcharge and credited foreign tax line by line', async () => {
    // 12000.00 - 34.90 - 9500.00 = 2465.10, of which 1000.00 are free (EStG § 20 IX): 1465.10. Foreign tax of 42.30 counts four
    // times (§ 32d I 4): (1465.10 - 169.20) / 4.09 = 316.85; 5.5 % of it cut (SolZG § 4): 17.42; 9 % cut: 28.51.
    await sell(CHURCH, ['2027-02-01', SHARE, '12000.00', '34.90', '9500.00']);
    // 5000.00 - 17.40 - 4000.00 - 120.00 (InvStG § 19 I 3) = 862.60; 30 % = 258.78 exempt (§ 20 I): 603.82 / 4.09 = 147.63; 8.11; 13.28.
    await sell(CHURCH, ['2027-05-03', EQUITY_FUND, '5000.00', '17.40', '4000.00', '120.00']);
    // 3000.00 - 12.40 - 4000.00 = -1012.40 from shares, against their gain of February: back 247.53, 13.61, 22.27.
    await sell(CHURCH, ['2027-08-02', SHARE, '3000.00', '12.40', '4000.00']);
    // 900.00 - 9.90 - 1000.00 = -109.90 from a bond: back 26.87, 1.47, 2.41.
    await sell(CHURCH, ['2027-11-02', BOND, '900.00', '9.90', '1000.00']);
    const customer = await portalOf(CHURCH);
    expect((await of2027(customer)).documentId).toBeNull();
    expect(await papers(customer)).toEqual([]);

    await turnOfTheYear();
    const after = await portalOf(CHURCH);
    const certificate = await of2027(after);
    expect(values(certificate.lines)).toEqual(
      lines({
        // Shares 2465.10 - 1012.40, all else 603.82 - 109.90; before the allowance.
        income: '1946.62',
        shareGains: '1452.70',
        allowanceUsed: '1000.00',
        // 316.85 + 147.63 - 247.53 - 26.87, 17.42 + 8.11 - 13.61 - 1.47, 28.51 + 13.28 - 22.27 - 2.41.
        kest: '190.08',
        soli: '10.45',
        kist: '17.11',
        foreignTaxCredited: '42.30',
      }),
    );
    expect(certificate.together).toBeNull();
    const [paper, ...others] = await papers(after);
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ documentId: certificate.documentId, dateCreation: '2028-01-01' });
    if (paper === undefined) throw new Error('No paper');
    const text = await textOf(after, paper);
    for (const line of [
      'Jahressteuerbescheinigung für das Kalenderjahr 2027',
      'Höhe der Kapitalerträge 7 1.946,62',
      'davon: Gewinn aus Aktienveräußerungen 8 1.452,70',
      'Höhe des in Anspruch genommenen Sparer-Pauschbetrages 16 oder 17 1.000,00',
      'Kapitalertragsteuer 37 190,08',
      'Solidaritätszuschlag 38 10,45',
      'Kirchensteuer zur Kapitalertragsteuer 39 17,11',
      'Summe der angerechneten ausländischen Steuer 40 42,30',
      'Kirchensteuersatz 9,00 %',
    ])
      expect(text).toContain(line);
  });

  it('names what was taken as 30 % of proceeds for want of a cost, as far as it is income', async () => {
    // 30 % of 6000.05 (EStG § 43a II 7), costs not taken off: 1800.02, less 1000.00: 800.02. (800.02 - 169.20) / 4.09 = 154.23; 8.48; 13.88.
    await sell(CHURCH, ['2027-03-01', SHARE, '6000.05', '19.90', undefined]);
    // 30 % of 1000.00, of which 30 % are exempt (InvStG § 20 I): 210.00 / 4.09 = 51.34; 2.82; 4.62.
    await sell(CHURCH, ['2027-06-01', EQUITY_FUND, '1000.00', '9.90', undefined, '50.00']);
    expect(values((await of2027(await portalOf(CHURCH))).lines)).toEqual(
      lines({
        income: '2010.02',
        shareGains: '1800.02',
        substituteIncome: '2010.02',
        allowanceUsed: '1000.00',
        kest: '205.57',
        soli: '11.30',
        kist: '18.50',
        foreignTaxCredited: '42.30',
      }),
    );
    // 900.00 - 9.90 - 2700.00 = -1809.90: all tax is given back, 799.88 of the allowance and the foreign tax too.
    await sell(CHURCH, ['2027-09-01', BOND, '900.00', '9.90', '2700.00']);
    const cut = '200.12';
    const told = { income: cut, shareGains: cut, substituteIncome: cut, allowanceUsed: cut };
    await turnOfTheYear();
    const customer = await portalOf(CHURCH);
    expect(values((await of2027(customer)).lines)).toEqual(lines({ ...told, foreignTaxLeft: '42.30' }));
    const [paper] = await papers(customer);
    if (paper === undefined) throw new Error('No paper');
    expect(await textOf(customer, paper)).toContain(
      'Ersatzbemessungsgrundlage im Sinne des § 43a Abs. 2 Satz 7 EStG, in Zeile 7 enthalten 11 200,12',
    );
  });

  it('keeps losses from shares apart, carried in from the year before and out into the next', async () => {
    // 6000.00 - 19.90 - 4480.10 = 1500.00, all taken up by the loss of 2000.00 carried in (EStG § 20 VI 4, § 43a III 3).
    await sell(CARRIED, ['2027-03-01', SHARE, '6000.00', '19.90', '4480.10']);
    // 8000.00 - 24.90 - 7000.00 = 975.10; 30 % = 292.53 exempt: 682.57 of the allowance. The 500.00 left from shares do not count here.
    await sell(CARRIED, ['2027-06-01', EQUITY_FUND, '8000.00', '24.90', '7000.00']);
    // 10000.00 - 29.90 - 8670.10 = 1300.00, less 500.00: 800.00, of which 317.43 are free: 482.57 / 4 = 120.64; 6.63.
    await sell(CARRIED, ['2027-10-01', SHARE, '10000.00', '29.90', '8670.10']);
    // 2000.00 - 12.40 - 3487.60 = -1500.00: it takes the gain of 800.00 back, with tax and 317.43 of the allowance; 700.00 are left.
    await sell(CARRIED, ['2027-12-01', SHARE, '2000.00', '12.40', '3487.60']);
    // 1500.00 - 9.90 - 990.10 = 500.00 from a bond, of which 317.43 are free: 182.57 / 4 = 45.64; 2.51.
    await sell(CARRIED, ['2027-12-06', BOND, '1500.00', '9.90', '990.10']);
    await turnOfTheYear();
    const customer = await portalOf(CARRIED);
    expect(values((await of2027(customer)).lines)).toEqual(
      lines({
        income: '1182.57',
        shareLosses: '700.00',
        allowanceUsed: '1000.00',
        kest: '45.64',
        soli: '2.51',
      }),
    );
    const [paper] = await papers(customer);
    if (paper === undefined) throw new Error('No paper');
    const text = await textOf(customer, paper);
    expect(text).toContain('Verlusttöpfe am 31.12.2027, nach 2028 übertragen');
    expect(text).toContain(
      'Höhe des nicht ausgeglichenen Verlustes ohne Verlust aus der Veräußerung von Aktien keine 0,00',
    );
    expect(text).toContain(
      'Höhe des nicht ausgeglichenen Verlustes aus der Veräußerung von Aktien keine 700,00',
    );
    const next = (await customer.get('/api/tax/participants/user/v1/record?year=2028')).json();
    expect(next).toMatchObject({ pots: { shares: { value: '-700.00' }, other: { value: '0.00' } } });
  });

  it('writes a couple with one allowance one certificate, with what each of them brought', async () => {
    // David: 8000.00 - 20.00 - 5580.00 = 2400.00, of which 2000.00 are free: 400.00: 100.00; 5.50.
    await sell(DAVID, ['2027-02-01', SHARE, '8000.00', '20.00', '5580.00']);
    // Elif: 6000.00 - 15.00 - 4985.00 = 1000.00, 30 % exempt, none of the allowance left: 700.00: 175.00; 9.62.
    await sell(ELIF, ['2027-04-01', EQUITY_FUND, '6000.00', '15.00', '4985.00']);
    // David: 1500.00 - 10.00 - 1990.00 = -500.00: back 100.00 and 5.50 for 400.00, and 100.00 of the allowance.
    await sell(DAVID, ['2027-07-01', SHARE, '1500.00', '10.00', '1990.00']);
    // Elif: 1000.00 - 10.00 - 840.00 = 150.00, of which the 100.00 are free that David gave back: 12.50; 0.68.
    await sell(ELIF, ['2027-09-01', BOND, '1000.00', '10.00', '840.00']);
    await turnOfTheYear();
    const [david, elif] = [await portalOf(DAVID), await portalOf(ELIF)];
    const his = lines({ income: '1900.00', shareGains: '1900.00', allowanceUsed: '1900.00' });
    const hers = lines({ income: '850.00', allowanceUsed: '100.00', kest: '187.50', soli: '10.30' });
    const both = lines({
      income: '2750.00',
      shareGains: '1900.00',
      allowanceUsed: '2000.00',
      kest: '187.50',
      soli: '10.30',
    });
    const [one, two] = [await of2027(david), await of2027(elif)];
    expect([values(one.lines), values(one.together)]).toEqual([his, both]);
    expect([values(two.lines), values(two.together)]).toEqual([hers, both]);
    expect(two.documentId).toBe(one.documentId);
    const [davids, elifs] = [await papers(david), await papers(elif)];
    expect([davids.length, elifs.length]).toEqual([1, 1]);
    const [paper] = davids;
    if (paper === undefined) throw new Error('No paper');
    const text = await textOf(david, paper);
    expect(text).toContain('Gläubiger (Ehegatten) David Eke und Elif Fuchs');
    expect(text).toContain('Höhe der Kapitalerträge 7 1.900,00 850,00 2.750,00');
    expect(text).toContain('Kapitalertragsteuer 37 0,00 187,50 187,50');
    // It is one: anyone who reads it has the same before them.
    expect(await textOf(elif, paper)).toBe(text);
  });

  it('writes none for who had no income, and none before everything of the year is booked', async () => {
    await sell(DAVID, ['2027-02-01', SHARE, '8000.00', '20.00', '5580.00']);
    // Midnight is over, and the bank has not yet come to book the end of the year.
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2028-01-01T07:00:00+01:00') });
    expect(await papers(await portalOf(DAVID))).toEqual([]);
    await turnOfTheYear();
    expect(await papers(await portalOf(DAVID))).toHaveLength(1);
    const nobody = await portalOf(NOBODY);
    expect(await papers(nobody)).toEqual([]);
    await expect(of2027(nobody)).rejects.toThrow('Nothing is certified of 2027');
  });

  it('names the year whose lump sums are missing for want of the base rate', async () => {
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2028-06-01T12:00:00+02:00') });
    const answer = await (await portalOf(CARRIED)).get('/api/tax/participants/user/v1/certificates');
    const [now] = answer.json<{ values: Certificate[] }>().values;
    expect(now).toMatchObject({ year: 2028, yearsWithoutBaseRate: [2027, 2028] });
  });
});

import { IncomeEngine } from '@sandbox/areas/tax/income/income-engine';
import { emptyYear } from '@sandbox/areas/tax/tax-years';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { bookSale } from './booked-sale';

interface Amount {
  readonly value: string;
}
interface TaxRecord {
  readonly pots: { readonly shares: Amount; readonly other: Amount };
  readonly allowance: { readonly used: Amount };
  readonly paid: { readonly kest: Amount; readonly soli: Amount };
}
interface Certificate {
  readonly year: number;
  readonly together: Readonly<Record<string, Amount>>;
}

const SHARE = '716460';
const DAVID = '10000004';
const ELIF = '10000005';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  const { db, clock } = werkbank.bank;
  await clock.set(db, { at: Date.parse('2026-12-30T12:00:00+01:00') });
  const [david, elif] = [clientIdOf(DAVID), clientIdOf(ELIF)];
  for (const table of ['lot', 'savings_plan_execution', 'savings_plan', 'fund_order', 'tax_year'] as const)
    await db.deleteFrom(table).where('client_id', 'in', [david, elif]).execute();
  const joint = { allowance_ordered: '2000.00' };
  await db
    .insertInto('tax_year')
    .values([
      { ...emptyYear(david, 2026), ...joint, partner_id: elif },
      { ...emptyYear(elif, 2026), ...joint, partner_id: david },
    ])
    .execute();
});
afterAll(() => werkbank.close());

const portalOf = async (zugangsnummer: string): Promise<PortalCustomer> =>
  (await werkbank.signIn(zugangsnummer)).activateSession();
const recordOf = async (customer: PortalCustomer, year: number): Promise<readonly string[]> => {
  const { pots, paid } = (
    await customer.get(`/api/tax/participants/user/v1/record?year=${String(year)}`)
  ).json<TaxRecord>();
  return [pots.shares.value, pots.other.value, paid.kest.value, paid.soli.value];
};
const certified = async (customer: PortalCustomer): Promise<Readonly<Record<string, Amount>> | undefined> =>
  (await customer.get('/api/tax/participants/user/v1/certificates'))
    .json<{ values: Certificate[] }>()
    .values.find(({ year }) => year === 2027)?.together;
const taxPayments = async (zugangsnummer: string): Promise<readonly (readonly string[])[]> => {
  const rows = await werkbank.bank.db
    .selectFrom('payment')
    .select('purpose')
    .where('client_id', '=', clientIdOf(zugangsnummer))
    .where('reference', 'like', 'couple-offset/%')
    .execute();
  return rows.map(({ purpose }) => purpose);
};
const cashOf = async (zugangsnummer: string): Promise<number> => {
  const rows = await werkbank.bank.db
    .selectFrom('ledger_balance')
    .select('amount')
    .where('client_id', '=', clientIdOf(zugangsnummer))
    .where('book', '=', 'CASH')
    .where('unit', '=', 'EUR')
    .execute();
  return rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
};
const turnOfTheYear = (): Promise<void> =>
  werkbank.bank.clock
    .set(werkbank.bank.db, { at: Date.parse('2028-01-01T07:00:00+01:00') })
    .then(() => undefined);

describe('losses of the one and gains of the other partner [TAX-01]', () => {
  it('are offset when the year ends, and not before; the tax is given back once', async () => {
    // Elif gains 5,000.00: 2,000.00 are free, 3,000.00: 750.00 and 41.25. David loses 1,200.00.
    await bookSale(werkbank, ELIF, ['2027-02-01', SHARE, '8000.00', '0.00', '3000.00']);
    await bookSale(werkbank, DAVID, ['2027-07-01', SHARE, '1000.00', '0.00', '2200.00']);
    const [david, elif] = [await portalOf(DAVID), await portalOf(ELIF)];
    expect(await recordOf(elif, 2027)).toEqual(['5000.00', '0.00', '750.00', '41.25']);
    expect(await recordOf(david, 2027)).toEqual(['-1200.00', '0.00', '0.00', '0.00']);
    // What would stand in their certificate today knows of it already.
    expect(await certified(elif)).toMatchObject({
      income: { value: '3800.00' },
      shareLosses: { value: '0.00' },
      kest: { value: '450.00' },
    });
    const before = await cashOf(ELIF);
    await turnOfTheYear();
    await Promise.all(Array.from({ length: 8 }, () => new IncomeEngine(werkbank.bank).round()));
    // 1,200.00 less: 300.00 and 16.50.
    expect(await recordOf(elif, 2027)).toEqual(['3800.00', '0.00', '450.00', '24.75']);
    expect(await recordOf(david, 2027)).toEqual(['0.00', '0.00', '0.00', '0.00']);
    expect((await cashOf(ELIF)) - before).toBe(316_50);
    expect(await taxPayments(ELIF)).toEqual([
      [
        'Verlustausgleich mit Ihrem Ehegatten für 2027',
        'Steuererstattung (§ 43a Abs. 3 Satz 2 EStG)',
        'Kapitalertragsteuer 300,00 EUR',
        'Solidaritätszuschlag 16,50 EUR',
      ],
    ]);
    expect(await taxPayments(DAVID)).toEqual([]);
    expect(await certified(david)).toMatchObject({ income: { value: '3800.00' }, kest: { value: '450.00' } });
    const told = (await elif.get('/api/messages/v1/notifications')).json<{
      values: { kind: string; name: string }[];
    }>();
    expect(told.values).toContainEqual(
      expect.objectContaining({
        kind: 'TAX',
        name: expect.stringContaining('316,50 EUR Steuer erstattet'),
        title: { kind: 'COUPLE_OFFSET', args: { year: '2027', amount: '316.50' } },
      }),
    );
  });

  it('leave nothing to carry on, even where a sale of the new year comes before the bank has looked', async () => {
    await bookSale(werkbank, ELIF, ['2027-02-01', SHARE, '8000.00', '0.00', '3000.00']);
    await bookSale(werkbank, DAVID, ['2027-07-01', SHARE, '1000.00', '0.00', '2200.00']);
    // David gains 3,000.00 in the new year: his loss is used up, 1,000.00 are taxed.
    await bookSale(werkbank, DAVID, ['2028-01-01', SHARE, '5000.00', '0.00', '2000.00']);
    const [david, elif] = [await portalOf(DAVID), await portalOf(ELIF)];
    expect(await recordOf(david, 2028)).toEqual(['3000.00', '0.00', '250.00', '13.75']);
    expect(await recordOf(elif, 2027)).toEqual(['3800.00', '0.00', '450.00', '24.75']);
    await new IncomeEngine(werkbank.bank).round();
    expect(await taxPayments(ELIF)).toHaveLength(1);
    expect(await recordOf(david, 2028)).toEqual(['3000.00', '0.00', '250.00', '13.75']);
  });
});

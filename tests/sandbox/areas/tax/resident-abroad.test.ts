import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';
import { bookSale } from './booked-sale';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
afterAll(() => werkbank.close());
beforeEach(() => werkbank.bank.reset());

interface TaxRecord {
  readonly country: string;
  readonly pots: { readonly shares: { readonly value: string } };
  readonly paid: { readonly kest: { readonly value: string } };
}

/** Sarah Thompson lives in the United States, Bernd Claasen in Germany. */
describe('where somebody is resident for tax [TAX-01]', () => {
  const recordOf = async (desk: TradingDesk): Promise<TaxRecord> =>
    (await desk.customer.get('/api/tax/participants/user/v1/record')).json();

  it.each([
    // 5,000.00 - 10.00 - 1,000.00 = 3,990.00; less 1,000.00 of allowance 2,990.00, a fourth of which is 747.50.
    ['10000002', 'DE', '3990.00', '747.50'],
    ['10000018', 'US', '0.00', '0.00'],
  ])('%s in %s: %s of gains are kept and %s withheld', async (number, country, gains, kest) => {
    const desk = await TradingDesk.open(werkbank, number);
    await bookSale(werkbank, number, ['2026-11-24', '716460', '5000.00', '10.00', '1000.00']);
    const record = await recordOf(desk);
    expect([record.country, record.pots.shares.value, record.paid.kest.value]).toEqual([
      country,
      gains,
      kest,
    ]);
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('holds in the next year too', async () => {
    const desk = await TradingDesk.open(werkbank, '10000018');
    await bookSale(werkbank, '10000018', ['2027-02-01', '716460', '5000.00', '10.00', '1000.00']);
    const record = await recordOf(desk);
    expect([record.country, record.paid.kest.value]).toEqual(['US', '0.00']);
  });
});

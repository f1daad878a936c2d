import type { Werkbank } from '../../support/werkbank';
import { FundDesk, inShort, openFundBank, withdrawal } from './fund-desk';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openFundBank();
});
afterAll(() => werkbank.close());

/**
 * The sales of 2027, calculated by hand; of the three funds 3.5, 12 and 6 were bought for 6475.00, 4825.80 and 1691.40, of the
 * first two 30 % are exempt, of the third 15 %. Each line: result, what is exempt, what counts; then tax and surcharge.
 */
const SALES = [
  [
    // 0.7 x 3000 - 1295.00 = 805.00, 241.50, 563.50 · 2.4 x 500 - 965.16 = 234.84, 70.45, 164.39 ·
    // 1.2 x 350 - 338.28 = 81.72, 12.26, 69.46: together 797.35, which the allowance of 1000.00 covers.
    '2027-01-18T10:00:00+01:00',
    { percent: '20' },
    ['2027-01-20', '3000.00', '500.00', '350.00'],
    'EXECUTED 0.7/2100.00 2.4/1200.00 1.2/420.00 3720.00 0.00 3720.00',
  ],
  [
    // 1.4 x 3200 - 2590.00 = 1890.00, 567.00, 1323.00, of which 202.65 are free: 280.09 + 15.40 ·
    // 4.8 x 350 - 1930.32 = -250.32, -75.10, -175.22: back 43.81 + 2.40 · 2.4 x 360 - 676.56 = 187.44, 28.12, 159.32: 39.83 + 2.19.
    '2027-06-14T10:00:00+02:00',
    { percent: '50' },
    ['2027-06-16', '3200.00', '350.00', '360.00'],
    'EXECUTED 1.4/4480.00 4.8/1680.00 2.4/864.00 7024.00 291.30 6732.70',
  ],
  [
    // 1.4 x 2500 - 2590.00 = 910.00, 273.00, 637.00: 159.25 + 8.75 · 4.8 x 300 - 1930.32 = -490.32, -147.10, -343.22: back
    // 85.81 + 4.71 · 2.4 x 200 - 676.56 = -196.56, -29.48, -167.08: back 41.77 + 2.29.
    '2027-11-08T10:00:00+01:00',
    { all: true },
    ['2027-11-10', '2500.00', '300.00', '200.00'],
    'EXECUTED 1.4/3500.00 4.8/1440.00 2.4/480.00 5420.00 33.42 5386.58',
  ],
] as const;

test('the sales of a year come to the lines of a tax certificate [TAX-01] [FUN-01]', async () => {
  const desk = await FundDesk.fresh(werkbank);
  await werkbank.bank.db
    .updateTable('lot')
    .set({ bought_at: new Date('2024-03-04T10:00:00+01:00') })
    .where('depot_id', '=', desk.depotId)
    .execute();
  for (const [moment, extent, [day, ...prices], executed] of SALES) {
    await desk.at(moment);
    const { fundOrderId } = await desk.make(withdrawal(extent));
    await desk.priced(day, ...prices);
    expect(inShort(await desk.order(fundOrderId))).toBe(executed);
  }
  const record = async (year: number): Promise<unknown> =>
    (await desk.customer.get(`/api/tax/participants/user/v1/record?year=${String(year)}`)).json();
  // Anlage KAP 2027: line 7 income after exemption and losses, 8 of it from shares, 16 allowance used, 37 to 39 taxes withheld.
  const certificates = await desk.customer.get('/api/tax/participants/user/v1/certificates');
  const { values } = certificates.json<{ values: { year: number; lines: unknown }[] }>();
  expect(values.find(({ year }) => year === 2027)?.lines).toMatchObject({
    income: { value: '2231.15' },
    shareGains: { value: '0.00' },
    allowanceUsed: { value: '1000.00' },
    kest: { value: '307.78' },
    soli: { value: '16.94' },
    kist: { value: '0.00' },
    otherLosses: { value: '0.00' },
    shareLosses: { value: '0.00' },
  });
  expect(await record(2027)).toMatchObject({
    pots: { other: { value: '2231.15' }, shares: { value: '0.00' } },
    allowance: { ordered: { value: '1000.00' }, used: { value: '1000.00' } },
    paid: { kest: { value: '307.78' }, soli: { value: '16.94' }, kist: { value: '0.00' } },
  });
  // The year before stays as it was, and the next one begins again.
  expect(await record(2026)).toMatchObject({ pots: { other: { value: '120.40' } } });
  expect(await record(2028)).toMatchObject({
    pots: { other: { value: '0.00' } },
    allowance: { used: { value: '0.00' } },
    paid: { kest: { value: '0.00' } },
  });
  // 7400.00 and what the sales have brought, less 324.72 of tax.
  expect((await desk.cash())[0]).toBe('23239.28');
  expect(await desk.isSound()).toBe(true);
});

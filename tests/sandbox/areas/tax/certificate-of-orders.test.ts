import { randomUUID } from 'node:crypto';
import { IncomeEngine } from '@sandbox/areas/tax/income/income-engine';
import { emptyYear } from '@sandbox/areas/tax/tax-years';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Amount {
  readonly value: string;
}
interface Certificate {
  readonly year: number;
  readonly lines: Readonly<Record<string, Amount>>;
}

const BERND = '10000002';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-12-30T12:00:00+01:00' });
  const { db } = werkbank.bank;
  const bernd = clientIdOf(BERND);
  // Nothing but the orders below is to happen to him.
  for (const table of ['lot', 'savings_plan_execution', 'savings_plan', 'fund_order', 'tax_year'] as const)
    await db.deleteFrom(table).where('client_id', '=', bernd).execute();
  await db
    .insertInto('tax_year')
    .values({ ...emptyYear(bernd, 2027), allowance_ordered: '100.00' })
    .execute();
});
afterAll(() => werkbank.close());

const turnTo = (at: string): Promise<unknown> =>
  werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(at) });

/** What an order of a day was executed at, in cents a piece; all of it at once. */
async function traded(day: string, side: 'BUY' | 'SELL', pieces: number, price: string): Promise<number> {
  await turnTo(`${day}T10:00:00+01:00`);
  const desk = await TradingDesk.open(werkbank, BERND);
  await desk.price('716460', price);
  const body = await desk.body({ side, pieces: String(pieces) });
  // Each day is a session of its own, its keys as well.
  const created = await desk.create(body, await desk.release(await desk.validate(body)), randomUUID());
  const { orderId } = created.json<{ orderId: string }>();
  await desk.pass(2);
  const { executions = [] } = await desk.order(orderId);
  expect(executions.map(({ executedQuantity }) => executedQuantity.value)).toEqual([String(pieces)]);
  return Math.round(Number(executions[0]?.executionPrice.value) * 100);
}

/** 4.90 EUR and 0.25 %, 9.90 at least and 59.90 at most, and 2.50 for the exchange, in cents (rules.md 4). */
const fee = (value: number): number => Math.min(Math.max(Math.round(490 + value * 0.0025), 990), 5990) + 250;
const euros = (cents: number): string => (cents / 100).toFixed(2);

it('[TAX-01] the certificate of a year is what its orders, executed on the bank’s clock, come to by hand', async () => {
  const first = await traded('2027-01-11', 'BUY', 10, '100.00');
  const may = await traded('2027-05-03', 'SELL', 4, '150.00');
  const second = await traded('2027-06-07', 'BUY', 10, '120.00');
  const september = await traded('2027-09-06', 'SELL', 8, '90.00');
  const november = await traded('2027-11-02', 'SELL', 5, '160.00');
  // Each lot of ten carries the fee of its purchase, a tenth for each piece; what was bought first is sold first (EStG § 20 IV 7).
  const costOf = (pieces: number, price: number): number => pieces * price + (pieces * fee(10 * price)) / 10;
  const gains = [
    4 * may - fee(4 * may) - costOf(4, first),
    // The six that are left of the first lot, and two of the second.
    8 * september - fee(8 * september) - costOf(6, first) - costOf(2, second),
    5 * november - fee(5 * november) - costOf(5, second),
  ];
  expect(gains.map((gain) => Math.sign(gain))).toEqual([1, -1, 1]);
  const result = gains.reduce((sum, gain) => sum + gain);
  // The loss takes all tax of May back, and most of the allowance; what is above 100.00 in the end bears the tax.
  const kest = Math.round((result - 10_000) / 4);
  const soli = Math.floor((kest * 55) / 1000);

  await turnTo('2028-01-01T07:00:00+01:00');
  await new IncomeEngine(werkbank.bank).round();
  const { customer } = await TradingDesk.open(werkbank, BERND);
  const answer = await customer.get('/api/tax/participants/user/v1/certificates');
  const certificate = answer.json<{ values: Certificate[] }>().values.find(({ year }) => year === 2027);
  expect(
    Object.fromEntries(Object.entries(certificate?.lines ?? {}).map(([line, { value }]) => [line, value])),
  ).toEqual({
    income: euros(result),
    shareGains: euros(result),
    substituteIncome: '0.00',
    otherLosses: '0.00',
    shareLosses: '0.00',
    allowanceUsed: '100.00',
    kest: euros(kest),
    soli: euros(soli),
    kist: '0.00',
    foreignTaxCredited: '0.00',
    foreignTaxLeft: '0.00',
  });
});

import type { PlanExecutionAnswer } from '@sandbox/areas/savings-plan/book/plan-schema';
import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import type { LedgerReport } from '@sandbox/ledger/ledger-report';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { PlanDesk, increase, position } from './plan-desk';

/** The first of each month, moved to the next exchange day: worked out from the exchange's own table of closed days. */
const DATES = (
  '2026-12-01 2027-01-04 2027-02-01 2027-03-01 2027-04-01 2027-05-03 2027-06-01 2027-07-01 2027-08-02 2027-09-01 ' +
  '2027-10-01 2027-11-01 2027-12-01 2028-01-03 2028-02-01 2028-03-01 2028-04-03 2028-05-02 2028-06-01 2028-07-03 ' +
  '2028-08-01 2028-09-01 2028-10-02 2028-11-01 2028-12-01 2029-01-02 2029-02-01 2029-03-01 2029-04-03 2029-05-02 ' +
  '2029-06-01 2029-07-02 2029-08-01 2029-09-03 2029-10-01 2029-11-01'
).split(' ');

/** Rates in cents, year by year: 100 and 50 EUR grow by 3 %, rounded to cents each year. */
const RATES = [
  [10000n, 5000n],
  [10300n, 5150n],
  [10609n, 5305n],
] as const;

const CENTS = 2;

/** A decimal text as a whole number of its last places. */
const whole = (text: string, places: number): bigint => {
  const [before = '', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(places, '0'));
};

/** What a rate buys, tried one thousandth after the other in whole cents; prices have up to five decimals. */
function byHand(rate: bigint, price: string, tenthsOfPercent: bigint): readonly [bigint, bigint, bigint] {
  const exact = whole(price, 5);
  const rounded = (numerator: bigint, denominator: bigint): bigint =>
    (2n * numerator + denominator) / (2n * denominator);
  let best: readonly [bigint, bigint, bigint] = [0n, 0n, 0n];
  for (let thousandths = 1n; ; thousandths++) {
    const value = rounded(thousandths * exact, 1_000_000n);
    const fee = rounded(value * tenthsOfPercent, 1_000n);
    if (value + fee > rate) return best;
    best = [thousandths, value, fee];
  }
}

describe('three years on the clock of the bank [SAV-06] [SAV-07]', () => {
  let werkbank: Werkbank;
  let bernd: PlanDesk;
  let log: readonly PlanExecutionAnswer[];
  let paid = 0n;
  let before: bigint;

  const cash = async (): Promise<bigint> => {
    const answer = await bernd.customer.get('/api/banking/clients/user/v2/accounts/balances');
    const [account] = answer.json<{ values: { balance: { value: string } }[] }>().values;
    return whole(account?.balance.value ?? '', CENTS);
  };

  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    await werkbank.bank.db.deleteFrom('savings_plan').execute();
    bernd = await PlanDesk.open(werkbank, '10000002');
    const plan = await bernd.make({
      instruments: [position('A2PKXG', '100.00'), position('593393', '50.00')],
      dynamisationAmount: increase('3'),
    });
    before = await cash();
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2029-11-23T10:00:00+01:00') });
    await new PlanEngine(werkbank.bank).round();
    log = await bernd.log(plan.savingsplanId);
  });
  afterAll(() => werkbank.close());

  it('executes every day in its turn, moved to exchange days', () => {
    expect(log.map(({ executionDate }) => executionDate)).toEqual(DATES);
    expect(new Set(log.map(({ status }) => status.key))).toEqual(new Set(['SETTLED']));
  });

  it('buys by the rule of units, for rates that grow from the anniversary', () => {
    for (const [month, { positions }] of log.entries()) {
      const rates = RATES[Math.floor(month / 12)] ?? [];
      for (const [index, { quantity, price, value, fee, failReason }] of positions.entries()) {
        const feeTenths = index === 0 ? 0n : 15n;
        expect(failReason).toBeNull();
        const found = [
          whole(quantity?.value ?? '', 3),
          whole(value?.value ?? '', CENTS),
          whole(fee?.value ?? '', CENTS),
        ];
        expect(found).toEqual(byHand(rates[index] ?? 0n, price?.value ?? '', feeTenths));
        paid += whole(value?.value ?? '', CENTS) + whole(fee?.value ?? '', CENTS);
      }
    }
  });

  it('takes exactly that from the account, and the books balance', async () => {
    expect(before - (await cash())).toBe(paid);
    const ledger = await werkbank.inject({ method: 'GET', url: '/sandbox/api/ledger' });
    expect(ledger.json<LedgerReport>().sound).toBe(true);
  });

  it('puts the fractions into the depot', async () => {
    const bought = log.reduce(
      (sum, { positions }) => sum + whole(positions[0]?.quantity?.value ?? '', 3),
      0n,
    );
    const answer = await bernd.customer.get(`/api/brokerage/v3/depots/${bernd.depotId}/positions`);
    const held = answer
      .json<{ values: { wkn: string; quantity: { value: string } }[] }>()
      .values.find(({ wkn }) => wkn === 'A2PKXG');
    expect(whole(held?.quantity.value ?? '', 3)).toBe(bought);
  });

  it('shows each purchase as an order of the plan, as a booking, and with its settlement note', async () => {
    const ids = new Set(log.flatMap(({ positions }) => positions.map(({ orderId }) => orderId)));
    expect(ids.size).toBe(72);
    const orders = (
      await bernd.customer.get(`/api/brokerage/depots/${bernd.depotId}/v3/orders?paging-count=1000`)
    ).json<{
      values: { orderId: string; orderSource: string; orderStatus: string; executedQuantity: object }[];
    }>();
    const own = orders.values.filter(({ orderId }) => ids.has(orderId));
    expect(own).toHaveLength(72);
    expect(new Set(own.map(({ orderSource, orderStatus }) => `${orderSource} ${orderStatus}`))).toEqual(
      new Set(['SAVINGS_PLAN SETTLED']),
    );
    const bookings = (
      await bernd.customer.get(`/api/brokerage/v3/depots/${bernd.depotId}/transactions?paging-count=1000`)
    ).json<{ values: { orderId: string }[] }>();
    expect(bookings.values.filter(({ orderId }) => ids.has(orderId))).toHaveLength(72);
    const documents = (
      await bernd.customer.get('/api/messages/clients/user/v2/documents?paging-count=1000')
    ).json<{ values: { name: string }[] }>();
    expect(documents.values.filter(({ name }) => name.startsWith('Wertpapierabrechnung Kauf'))).toHaveLength(
      72,
    );
  });
});

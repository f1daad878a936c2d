import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import type { AccountTransactionAnswer } from '@sandbox/areas/banking/transaction-schema';
import { add, decimal, decimalText, subtract, zero } from '@domain/money/decimal';
import { otherIban } from '@sandbox/world/iban';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Answer {
  readonly paging: { readonly index: number; readonly matches: number };
  readonly aggregated: Readonly<Record<string, unknown>>;
  readonly values: readonly AccountTransactionAnswer[];
}

let werkbank: Werkbank;
let anna: PortalCustomer;

const giro = accountIdOf('10000001', 'giro');
const klaraGiro = accountIdOf('10000011', 'giro');
const path = (accountId: string, query = ''): string =>
  `/api/banking/v1/accounts/${accountId}/transactions${query}`;
const read = async (customer: PortalCustomer, accountId: string, query = ''): Promise<Answer> =>
  (await customer.get(path(accountId, query))).json<Answer>();

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  anna = await (await werkbank.signIn('10000001')).activateSession();
});

afterAll(() => werkbank.close());

describe('transactions of an account [PUB-04]', () => {
  it('show every booking, and what they add up to is the balance', async () => {
    const balances = await anna.get('/api/banking/clients/user/v2/accounts/balances');
    const { values } = balances.json<{
      values: { accountId: string; balance: { value: string; unit: string } }[];
    }>();
    expect(values).toHaveLength(3);
    for (const { accountId, balance } of values) {
      const bookings = (await read(anna, accountId)).values;
      const sum = bookings.reduce((all, { amount }) => add(all, decimal(amount.value)), zero);
      expect(decimalText(add(sum, decimal('0.00')))).toBe(balance.value);
      expect(new Set(bookings.map(({ amount }) => amount.unit))).toEqual(new Set([balance.unit]));
    }
  });

  it('name who paid and what for, in numbered lines of 35 characters', async () => {
    const { values } = await read(anna, giro, '?transactionDirection=CREDIT&min-bookingDate=2026-10-27');
    const salary = values.find(({ remitter }) => remitter?.holderName === 'Nordlicht Maschinenbau GmbH');
    expect(salary).toMatchObject({
      bookingStatus: 'BOOKED',
      bookingDate: '2026-10-27',
      valutaDate: '2026-10-27',
      amount: { value: '3184.20', unit: 'EUR' },
      creditor: null,
      deptor: null,
      transactionType: { key: 'TRANSFER', text: 'Übertrag / Überweisung' },
      remittanceInfo: `01${'Gehalt'.padEnd(35)}`,
      booking: null,
      newTransaction: false,
    });
    expect(salary?.remitter?.iban).toMatch(/^DE\d{20}$/);
  });

  it('are cut into pages that together are the whole, with the number of all', async () => {
    const whole = await read(anna, giro);
    const first = await anna.get(path(giro, '?paging-count=4'));
    expect(first.headers['x-total-count']).toBe(String(whole.values.length));
    const rest = await read(anna, giro, '?paging-first=4');
    expect([...first.json<Answer>().values, ...rest.values]).toEqual(whole.values);
    expect(rest.paging).toEqual({ index: 4, matches: whole.values.length });
    expect(whole.aggregated['latestTransactionIncluded']).toBe(true);
    expect(rest.aggregated['latestTransactionIncluded']).toBe(false);
    const days = whole.values.map(({ bookingDate }) => bookingDate ?? '9999');
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each([
    ['?min-bookingDate=2026-11-01&max-bookingDate=2026-11-03', ['2026-11-03', '2026-11-01']],
    ['?min-bookingDate=-22d&max-bookingDate=-20d', ['2026-11-03', '2026-11-01']],
    ['?min-bookingDate=2026-10-27&max-bookingDate=2026-10-27&transactionDirection=DEBIT', []],
  ])('are found by day and direction: %s', async (query, days) => {
    const bernd = await (await werkbank.signIn('10000002')).activateSession();
    const { values } = await read(bernd, accountIdOf('10000002', 'giro'), query);
    expect(values.map(({ bookingDate }) => bookingDate)).toEqual(days);
  });

  it('bring the account along on wish', async () => {
    expect((await read(anna, giro)).aggregated).toMatchObject({ accountId: giro, account: null });
    expect((await read(anna, giro, '?with-attr=account')).aggregated).toMatchObject({
      account: { accountId: giro, accountType: { key: 'CA' } },
    });
  });

  it.each(['?min-bookingDate=gestern', '?min-bookingDate=-d', '?transactionState=MAYBE', '?paging-first=-1'])(
    'refuse what is no filter: %s',
    async (query) => {
      const answer = await anna.get(path(giro, query));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'request.query.invalid' });
    },
  );

  it('of others are 404, like those of nobody [BNK-06]', async () => {
    for (const id of [klaraGiro, 'nobody', depotIdOf('10000001', 'depot')]) {
      expect((await anna.get(path(id))).statusCode).toBe(404);
    }
  });

  it('move with an order: not booked at its execution, booked on the day it settles', async () => {
    const desk = await TradingDesk.open(werkbank, '10000011');
    const klara = desk.customer;
    const before = await read(klara, klaraGiro);
    await desk.price('716460', '200.00');
    await desk.place();
    expect((await read(klara, klaraGiro)).values).toEqual(before.values);
    const { balance: opening } = await desk.cash();
    await desk.pass(2);
    const traded = await read(klara, klaraGiro);
    expect(traded.values).toHaveLength(before.values.length + 1);
    const [buy] = traded.values;
    expect(buy).toMatchObject({
      bookingStatus: 'NOTBOOKED',
      bookingDate: null,
      valutaDate: '2026-11-25',
      creditor: { holderName: 'Werkbank' },
      transactionType: { key: 'SECURITIES' },
      newTransaction: true,
    });
    const { balance } = await desk.cash();
    expect(buy?.amount.value).toBe(decimalText(subtract(decimal(balance), decimal(opening))));
    expect(buy?.remittanceInfo).toMatch(/^01Wertpapierkauf {21}02SAP SE +03WKN 716460 ISIN DE0007164600/);
    expect(buy?.remittanceInfo).toContain('10 Stück zu ');
    expect(buy?.booking).toMatchObject({
      kind: 'PURCHASE',
      security: { name: 'SAP SE', wkn: '716460', isin: 'DE0007164600' },
      quantity: { value: '10', unit: 'XXX' },
      price: { unit: 'EUR' },
      sums: [{ kind: 'MARKET_VALUE' }, { kind: 'FEES' }],
    });
    expect((await read(klara, klaraGiro, '?transactionState=NOTBOOKED')).values).toEqual([buy]);
    expect((await read(klara, klaraGiro, '?transactionState=BOOKED')).values).toEqual(before.values);

    await desk.pass(2 * 86_400);
    expect((await read(klara, klaraGiro)).values[0]).toEqual({
      ...buy,
      bookingStatus: 'BOOKED',
      bookingDate: '2026-11-25',
    });
    await desk.pass(86_400);
    expect((await read(klara, klaraGiro)).values[0]?.newTransaction).toBe(false);
  });

  it('show a fund bought by direct debit as the collection and the purchase, which come to nothing', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    const account = accountIdOf('10000002', 'giro');
    const before = await read(desk.customer, account);
    await desk.place({
      wkn: '847402',
      venue: 'Fondsgesellschaft',
      pieces: '1',
      directDebit: { consent: true, iban: otherIban('8800123'), accountHolderName: 'Bernd Claasen' },
    });
    await desk.pass(5 * 86_400);
    const [buy, collection, ...rest] = (await read(desk.customer, account)).values;
    expect(rest).toHaveLength(before.values.length);
    expect(collection).toMatchObject({
      transactionType: { key: 'DIRECT_DEBIT', text: 'Lastschrift' },
      deptor: { holderName: 'Bernd Claasen', iban: otherIban('8800123') },
      remitter: null,
      directDebitCreditorId: 'DE98ZZZ09999999999',
    });
    expect(buy?.amount.value).toBe(`-${collection?.amount.value}`);
    expect((await desk.cash()).balance).toBe('50000.00');
  });
});

describe('the report of all balances [PUB-04]', () => {
  const report = '/api/reports/participants/user/v1/allbalances';

  it('shows each product with what the single calls show, and the sum in EUR', async () => {
    const answer = (await anna.get(report)).json<{
      aggregated: { balanceEUR: { value: string }; availableCashAmountEUR: { value: string } };
      values: { productId: string; productType: string; balance: Record<string, { value: string }> }[];
    }>();
    expect(answer.values.map(({ productType }) => productType)).toEqual([
      'ACCOUNT',
      'ACCOUNT',
      'ACCOUNT',
      'DEPOT',
      'DEPOT',
    ]);
    const single = await anna.get(`/api/banking/v2/accounts/${giro}/balances`);
    expect(answer.values[0]?.balance).toEqual(single.json());
    const depot = await anna.get(
      `/api/brokerage/v3/depots/${depotIdOf('10000001', 'depot')}/positions?paging-count=1`,
    );
    expect(depot.json<{ aggregated: object }>().aggregated).toEqual({
      ...answer.values[3]?.balance,
      depot: expect.objectContaining({ depotType: 'STANDARD_DEPOT' }),
    });
    const sum = answer.values.reduce(
      (all, { balance }) =>
        add(all, decimal((balance['balanceEUR'] ?? balance['currentValue'])?.value ?? '')),
      zero,
    );
    expect(answer.aggregated.balanceEUR).toEqual({ value: decimalText(sum), unit: 'EUR' });
  });

  it('is narrowed to a kind of product, and left without balances', async () => {
    const depots = await anna.get(`${report}?productType=DEPOT&without-attr=balance`);
    expect(depots.json<{ values: object[] }>().values).toEqual(
      ['depot', 'zweitdepot'].map((key) => ({
        productId: depotIdOf('10000001', key),
        productType: 'DEPOT',
        targetClientId: clientIdOf('10000001'),
        clientConnectionType: 'CURRENT_CLIENT',
      })),
    );
    for (const none of ['clientConnectionType=OTHER_EXTERNAL', `targetClientId=${clientIdOf('10000002')}`]) {
      expect((await anna.get(`${report}?${none}`)).json()).toMatchObject({ values: [] });
    }
  });

  it('of others is 404 [BNK-06]', async () => {
    const foreign = report.replace('user', clientIdOf('10000002'));
    expect((await anna.get(foreign)).statusCode).toBe(404);
    expect((await anna.get(report.replace('user', clientIdOf('10000001')))).statusCode).toBe(200);
  });
});

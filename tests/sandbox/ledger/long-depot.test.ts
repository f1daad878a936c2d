import { decimal, decimalText, sum } from '@domain/money/decimal';
import type { PositionAnswer } from '@sandbox/ledger/depot/position-answer';
import { depotIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';
import { TradingDesk } from '../areas/order/trading';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
afterAll(() => werkbank.close());

interface Positions {
  readonly paging: { readonly matches: number };
  readonly aggregated: { readonly currentValue: { value: string } };
  readonly values: PositionAnswer[];
}
interface DayValue {
  readonly date: string;
  readonly currentValue: { readonly value: string };
  readonly purchaseValue: { readonly value: string };
}

const positions = async (customer: PortalCustomer, query: string): Promise<Positions> => {
  const depot = depotIdOf(customer.zugangsnummer, 'depot');
  return (await customer.get(`/api/brokerage/v3/depots/${depot}/positions?${query}`)).json<Positions>();
};
const history = async (customer: PortalCustomer, query = ''): Promise<DayValue[]> => {
  const depot = depotIdOf(customer.zugangsnummer, 'depot');
  const answer = await customer.get(`/api/brokerage/v3/depots/${depot}/valuehistory${query}`);
  return answer.json<{ values: DayValue[] }>().values;
};

describe('a depot of ten thousand positions [OBK-06]', () => {
  it('is filled at the first sign-in, once, and shows one moment on all pages until the first is asked for again', async () => {
    const nora = await (await werkbank.signIn('10000014')).activateSession();
    await werkbank.signIn('10000014');
    const pages: Positions[] = [];
    for (let index = 0; index < 10_000; index += 500) {
      pages.push(await positions(nora, `paging-first=${index}&paging-count=500`));
      await werkbank.advance(1);
    }
    expect(new Set(pages.map(({ aggregated }) => aggregated.currentValue.value)).size).toBe(1);
    const all = pages.flatMap(({ values }) => values);
    expect(new Set(all.map(({ positionId }) => positionId)).size).toBe(10_000);
    const total = sum(all.map(({ currentValue }) => decimal(currentValue.value)));
    expect(decimalText(total)).toBe(pages[0]?.aggregated.currentValue.value);
    const { aggregated } = await positions(nora, 'paging-count=1');
    expect(aggregated.currentValue.value).not.toBe(decimalText(total));
  });
});

describe('what a depot was worth [OBK-05]', () => {
  it('is one value an exchange day, the last of them what the positions are worth now', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const values = await history(anna, '?days=14');
    expect(values.map(({ date }) => date)).toEqual([
      ...['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17'],
      ...['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23'],
    ]);
    const { aggregated } = await positions(anna, '');
    const last = Number(values.at(-1)?.currentValue.value);
    expect(Math.abs(last / Number(aggregated.currentValue.value) - 1)).toBeLessThan(0.01);
  });

  it('is the same for everybody who asks later: the past does not move', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const before = await history(anna);
    await werkbank.advance(600);
    const after = await history(anna);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(before.length).toBeGreaterThan(60);
  });

  it('rises with a purchase from its day on, and keeps what was sold on the days before', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    await werkbank.advance(86_400);
    const before = await history(desk.customer, '?days=5');
    await desk.place({ pieces: '4' });
    await desk.place({ wkn: '555750', side: 'SELL', pieces: '100' });
    await desk.pass(5);
    await desk.pass(5);
    const after = await history(desk.customer, '?days=5');
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    const paid = (values: readonly DayValue[]): number => Number(values.at(-1)?.purchaseValue.value);
    const change = paid(after) - paid(before);
    // Four SAP at about 233 EUR and their fees come, a hundred Telekom for 2,000 EUR go.
    expect(change).toBeGreaterThan(-2_000 + 4 * 200);
    expect(change).toBeLessThan(-2_000 + 4 * 270);
  });

  it.each(['?days=0', '?days=1827', '?days=viele'])('is not told for %s', async (query) => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const depot = depotIdOf('10000001', 'depot');
    const answer = await anna.get(`/api/brokerage/v3/depots/${depot}/valuehistory${query}`);
    expect(answer.statusCode).toBe(400);
  });
});

import type { LightMyRequestResponse } from 'fastify';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Amount {
  readonly value: string;
}
interface Lot {
  readonly acquired: string;
  readonly quantity: Amount;
  readonly cost: Amount | null;
  readonly costs: Amount;
  readonly transferred: boolean;
}

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
afterAll(() => werkbank.close());
beforeEach(() => werkbank.bank.reset());

const BERND = '10000002';
const cents = (amount: Amount | null | undefined): number => Math.round(Number(amount?.value ?? 'NaN') * 100);

describe('securities that another bank delivers [TAX-01]', () => {
  const deliver = ({ depotId }: TradingDesk, told: object): Promise<LightMyRequestResponse> =>
    werkbank.inject({
      method: 'POST',
      url: '/sandbox/api/transfers',
      payload: { zugangsnummer: BERND, depotId, wkn: '716460', quantity: '10', cost: null, ...told },
    });
  const lotsOf = async ({ customer, depotId }: TradingDesk): Promise<readonly Lot[]> =>
    (await customer.get(`/api/brokerage/depots/${depotId}/v1/taxlots?instrumentId=716460`)).json<{
      values: Lot[];
    }>().values;
  const sharesOf = async ({ customer }: TradingDesk): Promise<number> =>
    cents(
      (await customer.get('/api/tax/participants/user/v1/record')).json<{ pots: { shares: Amount } }>().pots
        .shares,
    );
  /** What a sale brings and costs by the price list, in cents. */
  const sold = async (desk: TradingDesk, pieces: number) => {
    const { orderId } = await desk.place({ side: 'SELL', pieces: String(pieces) });
    await desk.pass(2);
    const [execution] = (await desk.order(orderId)).executions ?? [];
    const value = Math.round(Number(execution?.executionPrice.value) * 100 * pieces);
    return { value, fee: Math.min(Math.max(Math.round(490 + value * 0.0025), 990), 5990) + 250 };
  };

  it('are sold by the day of their purchase, with the cost that was told, else as 30 % of the proceeds', async () => {
    const desk = await TradingDesk.open(werkbank, BERND);
    await desk.price('716460', '400.00');
    const [own] = await lotsOf(desk);
    expect((await deliver(desk, { cost: '500.00', acquired: '2012-05-02' })).statusCode).toBe(201);
    expect((await deliver(desk, {})).statusCode).toBe(201);
    expect(
      (await lotsOf(desk)).map(({ acquired, quantity, cost, transferred }) => [
        acquired,
        quantity.value,
        cost?.value ?? null,
        transferred,
      ]),
    ).toEqual([
      ['2012-05-02', '10', '500.00', true],
      [own?.acquired, '25', own?.cost?.value, false],
      ['2026-11-23', '10', null, true],
    ]);
    // The ten of 2012 for 500.00, and two of one's own 25.
    const first = await sold(desk, 12);
    const ofTwo = Math.round(((cents(own?.cost) + cents(own?.costs)) * 2) / 25);
    const gained = first.value - first.fee - 50_000 - ofTwo;
    expect(await sharesOf(desk)).toBe(gained);
    expect((await lotsOf(desk)).map(({ quantity }) => quantity.value)).toEqual(['23', '10']);
    // The other 23, and five of the ten whose cost nobody told: of their part 30 %, whatever the sale has cost.
    const second = await sold(desk, 28);
    const ofRest = cents(own?.cost) + cents(own?.costs) - ofTwo;
    const upTo23 = (whole: number): number => Math.round((whole * 23) / 28);
    const substitute = Math.round(((second.value - upTo23(second.value)) * 3) / 10);
    expect(await sharesOf(desk)).toBe(
      gained + upTo23(second.value) - upTo23(second.fee) - ofRest + substitute,
    );
    expect((await lotsOf(desk)).map(({ quantity, cost }) => [quantity.value, cost])).toEqual([['5', null]]);
    expect((await desk.ledger()).sound).toBe(true);
  });

  it.each([
    ['a security nobody knows', { wkn: '999999' }, 404],
    ['a depot of somebody else', { depotId: 'foreign' }, 404],
    ['a purchase to come', { cost: '500.00', acquired: '2026-11-24' }, 422],
    ['nothing', { quantity: '0.000' }, 400],
    ['a cost with a comma', { cost: '500,00' }, 400],
  ])('are refused: %s', async (_, told, status) => {
    const desk = await TradingDesk.open(werkbank, BERND);
    expect((await deliver(desk, told)).statusCode).toBe(status);
    expect(await lotsOf(desk)).toHaveLength(1);
  });
});

import { compare, decimal, sum } from '@domain/shared/decimal';
import type { OrderAnswer } from '@sandbox/order/order-schema';
import { addsUp } from '@sandbox/order/order-status';
import fc from 'fast-check';
import { openWerkbank, type Werkbank } from '../support/werkbank';
import { TradingDesk } from './trading';

jest.setTimeout(240_000);

/** One thing that happens in a random script. */
type Act =
  | {
      readonly kind: 'order';
      readonly side: 'BUY' | 'SELL';
      readonly pieces: number;
      readonly price: number;
      readonly isStop: boolean;
    }
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'cancel'; readonly which: number }
  | { readonly kind: 'pass'; readonly seconds: number };

const price = fc.integer({ min: 150, max: 250 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    side: fc.constantFrom('BUY' as const, 'SELL' as const),
    pieces: fc.integer({ min: 1, max: 12 }),
    price,
    isStop: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('price' as const), price }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('pass' as const), seconds: fc.constantFrom(1, 2, 60, 3_600, 86_400) }),
);

describe('any script of orders, prices, cancellations and time [BNK-04]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  afterAll(() => werkbank.close());

  it('keeps the quantities of every order and the whole ledger sound', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (script) => {
        await werkbank.bank.reset();
        const desk = await TradingDesk.open(werkbank, '10000002');
        const placed: string[] = [];
        for (const each of script) await perform(desk, each, placed);
        const book = await desk.customer.get(`/api/brokerage/depots/${desk.depotId}/v3/orders`);
        const orders = book.json<{ values: OrderAnswer[] }>().values;
        expect(orders.map(({ orderId }) => orderId).sort()).toEqual([...placed].sort());
        for (const order of orders) expect(isSound(order)).toBe(true);
        expect(await desk.ledger()).toMatchObject({ sound: true, gaps: [] });
        const idle = orders.every(({ openQuantity }) => Number(openQuantity?.value) === 0);
        const { balance, available } = await desk.cash();
        if (idle) expect(available).toBe(balance);
        else expect(Number(available)).toBeLessThanOrEqual(Number(balance));
      }),
      { numRuns: 8 },
    );
  });
});

async function perform(desk: TradingDesk, each: Act, placed: string[]): Promise<void> {
  switch (each.kind) {
    case 'order': {
      const at = `${each.price}.00`;
      const body = await desk.body({
        side: each.side,
        pieces: String(each.pieces),
        ...(each.isStop ? { triggerAt: at } : { limitAt: at }),
      });
      const checked = await desk.customer.post('/api/brokerage/v3/orders/prevalidation', body);
      if (checked.statusCode !== 200) return;
      const created = await desk.create(body, await desk.release(await desk.validate(body)));
      if (created.statusCode === 201) placed.push(created.json<OrderAnswer>().orderId);
      return;
    }
    case 'price':
      return desk.price('716460', `${each.price}.00`);
    case 'cancel': {
      const orderId = placed[each.which % Math.max(placed.length, 1)];
      if (orderId !== undefined) await desk.cancel(orderId);
      return;
    }
    case 'pass':
      return desk.pass(each.seconds);
  }
}

/** Open, cancelled and executed add up to the quantity, and the executions to what is executed. */
function isSound({
  quantity,
  openQuantity,
  cancelledQuantity,
  executedQuantity,
  executions = [],
}: OrderAnswer): boolean {
  const [whole, open, cancelled, executed] = [
    quantity,
    openQuantity,
    cancelledQuantity,
    executedQuantity,
  ].map((each) => decimal(each?.value ?? '-1'));
  if (whole === undefined || open === undefined || cancelled === undefined || executed === undefined)
    return false;
  const done = sum(executions.map((each) => decimal(each.executedQuantity.value)));
  return addsUp({ quantity: whole, open, cancelled, executed }) && compare(done, executed) === 0;
}

import { decimal, equals, isPositive, sum } from '@domain/money/decimal';
import type { LegAnswer, OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { fc } from '@tests/support/properties';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk, type Body, type Wish } from './trading';

type Kind = 'limit' | 'stop' | 'stop-limit' | 'trailing' | 'oco' | 'next' | 'next-oco';

/** One thing that happens in a random script. */
type Act =
  | {
      readonly kind: 'order';
      readonly order: Kind;
      readonly side: 'BUY' | 'SELL';
      readonly pieces: number;
      readonly price: number;
    }
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'cancel'; readonly which: number }
  | { readonly kind: 'pass'; readonly seconds: number };

const price = fc.integer({ min: 150, max: 250 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    order: fc.constantFrom<Kind>('limit', 'stop', 'stop-limit', 'trailing', 'oco', 'next', 'next-oco'),
    side: fc.constantFrom('BUY' as const, 'SELL' as const),
    pieces: fc.integer({ min: 1, max: 12 }),
    price,
  }),
  fc.record({ kind: fc.constant('price' as const), price }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('pass' as const), seconds: fc.constantFrom(1, 2, 60, 3_600, 86_400) }),
);

describe('any script of orders of every type, prices, cancellations and time [BNK-04]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  afterAll(() => werkbank.close());

  it('keeps the quantities of every order, the life of every combination and the whole ledger sound', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (script) => {
        await werkbank.bank.reset();
        const desk = await TradingDesk.open(werkbank, '10000002');
        const placed: string[] = [];
        for (const each of script) await perform(desk, each, placed);
        const book = await desk.customer.get(`/api/brokerage/depots/${desk.depotId}/v3/orders`);
        const orders = book.json<{ values: OrderAnswer[] }>().values;
        expect(orders.map(({ orderId }) => orderId).sort()).toEqual([...placed].sort());
        const legs = orders.flatMap(legsOf);
        for (const leg of legs) expect(isSound(leg)).toBe(true);
        for (const order of orders) expect(livesByTheRules(order)).toBe(true);
        const ledger = await desk.ledger();
        expect(ledger).toMatchObject({ sound: true, gaps: [] });
        const bound = ledger.accounts.filter(({ book: name }) => name === 'RESERVED' || name === 'BLOCKED');
        const isIdle = legs.every(({ openQuantity }) => Number(openQuantity?.value) === 0);
        for (const { clientId, amount } of bound) {
          expect(Number(amount)).toBeGreaterThanOrEqual(0);
          if (isIdle && clientId === desk.clientId) expect(Number(amount)).toBe(0);
        }
      }),
      { numRuns: 4 },
    );
  });
});

async function perform(desk: TradingDesk, each: Act, placed: string[]): Promise<void> {
  switch (each.kind) {
    case 'order': {
      const body = await bodyOf(desk, each);
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

async function bodyOf(
  desk: TradingDesk,
  { order, side, pieces, price: at }: Extract<Act, { kind: 'order' }>,
): Promise<Body> {
  const base: Wish = { venue: 'Direkthandel Nord', side, pieces: String(pieces) };
  const amount = (value: number) => ({ value: `${value}.00`, unit: 'EUR' });
  const [below, above] = [`${at - 10}.00`, `${at + 10}.00`];
  const buy = { ...base, side: 'BUY' } as const;
  const sell = { ...base, side: 'SELL' } as const;
  switch (order) {
    case 'limit':
      return desk.body({ ...base, limitAt: `${at}.00` });
    case 'stop':
      return desk.body({ ...base, triggerAt: `${at}.00` });
    case 'stop-limit':
      return desk.body({ ...base, orderType: 'STOP_LIMIT', triggerLimit: amount(at), limit: amount(at) });
    case 'trailing':
      return desk.body({
        ...base,
        orderType: 'TRAILING_STOP_MARKET',
        triggerLimit: amount(at),
        trailingLimitDistRel: '3',
      });
    case 'oco':
      return side === 'SELL'
        ? desk.oco({ ...sell, triggerAt: below }, { ...sell, limitAt: above })
        : desk.oco({ ...buy, triggerAt: above }, { ...buy, limitAt: below });
    case 'next':
      return desk.next({ ...buy, limitAt: `${at}.00` }, await desk.body({ ...sell, limitAt: above }));
    case 'next-oco':
      return desk.next(
        { ...buy, limitAt: `${at}.00` },
        await desk.oco({ ...sell, triggerAt: below }, { ...sell, limitAt: above }),
      );
  }
}

const legsOf = (order: OrderAnswer): readonly LegAnswer[] =>
  order.subOrders ? order.subOrders.flatMap(legsOf) : [order];

const hasExecuted = ({ executedQuantity }: LegAnswer): boolean =>
  isPositive(decimal(executedQuantity?.value ?? '0'));

/** Of two that cancel each other one executes at most; what follows does so only after all of its base. */
function livesByTheRules({ orderType, subOrders }: OrderAnswer): boolean {
  const [first, second] = subOrders ?? [];
  if (first === undefined || second === undefined) return true;
  if (orderType === 'ONE_CANCELS_OTHER') return !(hasExecuted(first) && hasExecuted(second));
  const isWhole = first.orderStatus === 'EXECUTED' || first.orderStatus === 'SETTLED';
  return livesByTheRules(second) && (isWhole || !legsOf(second).some(hasExecuted));
}

/** Open, cancelled and executed add up to the quantity, and the executions to what is executed. */
function isSound({
  quantity,
  openQuantity,
  cancelledQuantity,
  executedQuantity,
  executions = [],
}: LegAnswer): boolean {
  const [whole, open, cancelled, executed] = [
    quantity,
    openQuantity,
    cancelledQuantity,
    executedQuantity,
  ].map((each) => decimal(each?.value ?? '-1'));
  if (whole === undefined || open === undefined || cancelled === undefined || executed === undefined)
    return false;
  const done = sum(executions.map((each) => decimal(each.executedQuantity.value)));
  return (
    [open, cancelled, executed].every((part) => part.units >= 0n) &&
    equals(sum([open, cancelled, executed]), whole) &&
    equals(done, executed)
  );
}

import type { QuotedPrice } from '@sandbox/areas/order/quote/quote-schema';
import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { otherIban } from '@sandbox/world/iban';
import { fc } from '@tests/support/properties';
import { openWerkbank, tanOf, type Werkbank } from '../../../support/werkbank';
import { debit } from '../check/message-cases';
import { TradingDesk, keysOf } from '../trading';
import { QuoteDesk, type QuoteBody } from './quoting';

let werkbank: Werkbank;
let desk: QuoteDesk;

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00', requestsPerMinute: 1_000_000 });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  desk = new QuoteDesk(await TradingDesk.open(werkbank, '10000002'));
});
afterAll(() => werkbank.close());

const quoted = async (wish: Parameters<QuoteDesk['wish']>[0] = {}): Promise<[QuoteBody, QuotedPrice]> => {
  const body = await desk.wish(wish);
  const answer = await desk.quote(body, await desk.released(body));
  return [body, answer.json<QuotedPrice>()];
};

describe('an order from a quote [ORD-18]', () => {
  it('needs no further TAN and is executed at once, at exactly the quoted price', async () => {
    const [body, quote] = await quoted();
    await werkbank.advance(9);
    const order = desk.order(body, quote);
    expect(tanOf(await desk.desk.validate(order)).typ).toBe('TAN_FREI');
    const created = await desk.accept(order);
    expect(created.statusCode).toBe(201);
    const { orderId, orderStatus, executions } = created.json<OrderAnswer>();
    expect([orderStatus, executions?.[0]?.executionPrice]).toEqual(['EXECUTED', quote.limit]);
    expect(await desk.desk.order(orderId)).toMatchObject({ orderType: 'QUOTE', orderStatus: 'EXECUTED' });
    expect(await desk.desk.ledger()).toMatchObject({ sound: true, gaps: [] });
  });

  it('sells at exactly the quoted price, too', async () => {
    const [body, quote] = await quoted({ side: 'SELL', venue: 'Direkthandel Nord' });
    const created = await desk.accept(desk.order(body, quote));
    expect(created.json()).toMatchObject({
      orderStatus: 'EXECUTED',
      executions: [{ executionPrice: quote.limit, executedQuantity: body.quantity }],
    });
  });

  it('is made once: neither the same quote nor another of the same ticket makes a second', async () => {
    const body = await desk.wish();
    const ticket = await desk.released(body);
    const first = (await desk.quote(body, ticket)).json<QuotedPrice>();
    const second = (await desk.quote(body, ticket)).json<QuotedPrice>();
    expect((await desk.accept(desk.order(body, first))).statusCode).toBe(201);
    for (const quote of [first, second]) {
      expect(keysOf(await desk.accept(desk.order(body, quote)))).toEqual(['fehler-quote-bereits-verwendet']);
    }
    expect(keysOf(await desk.quote(body, ticket))).toEqual(['fehler-quote-bereits-verwendet']);
  });

  it('is not made after the quote has expired, nor once the market has run away', async () => {
    const [body, quote] = await quoted();
    await werkbank.advance(17);
    expect(keysOf(await desk.accept(desk.order(body, quote)))).toEqual(['fehler-quote-abgelaufen']);
    const [other, next] = await quoted();
    await desk.desk.price('716460', '240.00');
    expect(keysOf(await desk.accept(desk.order(other, next)))).toEqual(['fehler-quote-kurs-veraendert']);
  });

  it('takes no direct debit, which the TAN of its ticket has not released', async () => {
    const [body, quote] = await quoted({ wkn: '847402', venue: 'Direkthandel Nord', pieces: '5' });
    const debited = { ...desk.order(body, quote), directDebit: debit(otherIban('1')) };
    expect(keysOf(await desk.accept(debited))).toContain('fehler-quote-weicht-ab');
    expect((await desk.accept(desk.order(body, quote))).statusCode).toBe(201);
  });

  it("is not found under somebody else's quote", async () => {
    const [body, quote] = await quoted();
    const other = new QuoteDesk(await TradingDesk.open(werkbank, '10000011'));
    const foreign = { ...desk.order(body, quote), depotId: other.desk.depotId };
    expect((await other.desk.validate(foreign)).statusCode).toBe(404);
  });

  const alterations: readonly [string, (order: Record<string, unknown>) => object][] = [
    ['side', (order) => ({ ...order, side: 'SELL' })],
    ['quantity', (order) => ({ ...order, quantity: { value: '9', unit: 'XXX' } })],
    ['limit', (order) => ({ ...order, limit: { value: '200.00', unit: 'EUR' } })],
    ['unit of the limit', (order) => ({ ...order, limit: { ...Object(order['limit']), unit: 'USD' } })],
    ['moment', (order) => ({ ...order, creationDateTimeStamp: '2026-11-23T09:59:59,000000+01' })],
  ];

  it('is used once at most, never after its time, never with other parameters, whatever is tried', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('accept' as const) }),
      fc.record({ kind: fc.constant('alter' as const), which: fc.nat(alterations.length - 1) }),
      fc.record({ kind: fc.constant('pass' as const), seconds: fc.constantFrom(1, 4, 9) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 5 }), async (script) => {
        await werkbank.bank.reset();
        desk = new QuoteDesk(await TradingDesk.open(werkbank, '10000002'));
        const [body, quote] = await quoted();
        const order = desk.order(body, quote);
        const quotedAt = werkbank.bank.clock.now();
        let orders = 0;
        for (const each of script) {
          if (each.kind === 'pass') {
            await werkbank.advance(each.seconds);
            continue;
          }
          const alter = each.kind === 'alter' ? alterations[each.which]?.[1] : undefined;
          const isOver = werkbank.bank.clock.now() - quotedAt > 17_000;
          const { statusCode } = await desk.accept(alter === undefined ? order : alter({ ...order }));
          if (statusCode === 201) {
            expect([alter, isOver]).toEqual([undefined, false]);
            orders += 1;
          }
        }
        expect(orders).toBeLessThanOrEqual(1);
      }),
      { numRuns: 12 },
    );
  });
});

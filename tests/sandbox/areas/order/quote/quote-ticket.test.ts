import type { QuotedPrice } from '@sandbox/areas/order/quote/quote-schema';
import { openWerkbank, tanHeaders, tanOf, type Werkbank } from '../../../support/werkbank';
import { TradingDesk, keysOf } from '../trading';
import { QuoteDesk } from './quoting';

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

describe('the ticket of a quote [ORD-18]', () => {
  it.each([
    ['10000002', 'M_TAN'],
    ['10000003', 'P_TAN'],
    ['10000004', 'P_TAN_PUSH'],
  ])('is released by the way of customer %s: %s', async (zugangsnummer, typ) => {
    const other = new QuoteDesk(await TradingDesk.open(werkbank, zugangsnummer));
    const body = await other.wish({ wkn: 'A0RPWH', pieces: '2' });
    const opened = await other.ticket(body);
    expect(tanOf(opened).typ).toBe(typ);
    const { quoteTicketId } = opened.json<{ quoteTicketId: string }>();
    expect(keysOf(await other.quote(body, quoteTicketId))).toEqual(['fehler-quote-ticket-nicht-freigegeben']);
    const released = await other.release(quoteTicketId, await other.desk.release(opened));
    expect(released.statusCode).toBe(204);
    expect((await other.quote(body, quoteTicketId)).statusCode).toBe(200);
  });

  it('tells without a TAN whether it is released, and counts no try for the question', async () => {
    const opened = await desk.ticket(await desk.wish());
    const { quoteTicketId } = opened.json<{ quoteTicketId: string }>();
    const question = tanHeaders(tanOf(opened).id, undefined);
    for (let time = 0; time < 4; time++) {
      const open = await desk.release(quoteTicketId, question);
      expect([open.statusCode, keysOf(open)]).toEqual([400, ['fehler-tan-fehlt']]);
    }
    expect((await desk.release(quoteTicketId, await desk.desk.release(opened))).statusCode).toBe(204);
    expect((await desk.release(quoteTicketId, question)).statusCode).toBe(204);
  });

  it('is not released by a wrong TAN, nor by the TAN of another ticket', async () => {
    const first = await desk.ticket(await desk.wish());
    const second = await desk.ticket(await desk.wish({ pieces: '11' }));
    const { quoteTicketId } = first.json<{ quoteTicketId: string }>();
    const wrong = await desk.release(quoteTicketId, tanHeaders(tanOf(first).id, '111111'));
    expect([wrong.statusCode, keysOf(wrong)]).toEqual([400, ['TAN_UNGUELTIG']]);
    const others = await desk.release(quoteTicketId, await desk.desk.release(second));
    expect(keysOf(others)).toEqual(['fehler-auftrag-weicht-von-freigabe-ab']);
  });

  it('says in the words of the release what is traded, and that the price is still to come', async () => {
    const opened = await desk.ticket(await desk.wish());
    const { sentence, lines } = await desk.desk.customer.message(tanOf(opened).id);
    expect(sentence).toBe('Preisanfrage freigeben');
    expect(lines.slice(0, 5)).toEqual([
      { label: 'Wertpapier', value: 'SAP SE (WKN 716460)' },
      { label: 'Auftrag', value: 'Kauf 10 Stück' },
      { label: 'Handelsplatz', value: 'Tradegate' },
      { label: 'Depot', value: expect.stringMatching(/^\d{10}$/) },
      { label: 'Preis', value: 'Preis des Händlers, den Sie danach annehmen' },
    ]);
  });

  it.each([
    ['a venue that does not quote', { venue: 'Xetra' as const }, 'fehler-ordertyp-nicht-erlaubt'],
    ['a venue without this security', { venue: 'New York' as const }, 'fehler-handelsplatz-nicht-erlaubt'],
    [
      'more than the account has',
      { pieces: '1000' },
      'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag',
    ],
    ['more than the depot holds', { side: 'SELL', pieces: '26' }, 'fehler-nicht-genuegend-bestand'],
    ['half a share', { pieces: '0.5' }, 'fehler-menge-ungueltig'],
  ])('is not opened for %s', async (_case, wish, key) => {
    const refused = await desk.ticket(await desk.wish(wish));
    expect([refused.statusCode, keysOf(refused)]).toEqual([422, [key]]);
  });

  it('is over five minutes after its release', async () => {
    const body = await desk.wish();
    const ticket = await desk.released(body);
    await werkbank.advance(299);
    expect((await desk.quote(body, ticket)).statusCode).toBe(200);
    await werkbank.advance(1);
    expect(keysOf(await desk.quote(body, ticket))).toEqual(['fehler-quote-ticket-abgelaufen']);
  });

  it("is nobody else's: another customer neither releases it nor gets a quote under it", async () => {
    const body = await desk.wish();
    const opened = await desk.ticket(body);
    const { quoteTicketId } = opened.json<{ quoteTicketId: string }>();
    const other = new QuoteDesk(await TradingDesk.open(werkbank, '10000011'));
    expect((await other.release(quoteTicketId, tanHeaders(tanOf(opened).id, '000000'))).statusCode).toBe(404);
    expect((await other.quote(await other.wish(), quoteTicketId)).statusCode).toBe(404);
  });
});

describe('a quote [ORD-18]', () => {
  it('is the price of the moment, binding for milliseconds from its receipt', async () => {
    const body = await desk.wish();
    const answer = await desk.quote(body, await desk.released(body));
    const quote = answer.json<QuotedPrice>();
    const listed = await desk.desk.customer.get('/api/brokerage/v1/instruments/716460/quotes');
    const asks = listed.json<{ values: { venueId: string; ask: object }[] }>().values;
    expect(quote.limit).toEqual(asks.find(({ venueId }) => venueId === body.venueId)?.ask);
    expect(quote).toMatchObject({ validity: 15_000, isManual: false });
    expect(Number(quote.expectedValue.value)).toBeCloseTo(Number(quote.limit.value) * 10, 2);
  });

  it('is given again and again under one ticket, and lasts shorter over the counter', async () => {
    const body = await desk.wish({ venue: 'Direkthandel Nord' });
    const ticket = await desk.released(body);
    const first = (await desk.quote(body, ticket)).json<QuotedPrice>();
    const second = (await desk.quote(body, ticket)).json<QuotedPrice>();
    expect([first.validity, second.validity]).toEqual([10_000, 10_000]);
    expect(second.quoteId).not.toBe(first.quoteId);
  });

  it('is not given for anything but what the ticket says', async () => {
    const body = await desk.wish();
    const ticket = await desk.released(body);
    const more = { ...body, quantity: { value: '11', unit: 'XXX' } };
    expect(keysOf(await desk.quote(more, ticket))).toEqual(['fehler-quote-weicht-ab']);
  });

  it.each([
    ['outside of hours', { wkn: '716460' }, '2026-11-23T22:30:00+01:00'],
    ['where nobody knows a price', { wkn: 'DWCSR3', pieces: '5' }, '2026-11-23T10:00:00+01:00'],
  ])('is not given %s', async (_case, wish, at) => {
    const body = await desk.wish(wish);
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(at) });
    const ticket = await desk.released(body);
    expect(keysOf(await desk.quote(body, ticket))).toEqual(['fehler-quote-nicht-verfuegbar']);
  });

  it('made by hand comes after some seconds, and only to who allows it', async () => {
    const wish = { wkn: 'DWAMQ1', venue: 'Stuttgart' as const, pieces: '5' };
    const without = await desk.wish(wish);
    expect(keysOf(await desk.quote(without, await desk.released(without)))).toEqual([
      'fehler-quote-nicht-verfuegbar',
    ]);
    const body = await desk.wish({ ...wish, allowManualQuotation: true });
    const ticket = await desk.released(body);
    const asked = await desk.quote(body, ticket);
    expect([asked.headers['retry-after'], keysOf(asked)]).toEqual([
      '8',
      ['hinweis-quote-manuell-angefordert'],
    ]);
    await werkbank.advance(7);
    expect((await desk.quote(body, ticket)).statusCode).toBe(422);
    await werkbank.advance(1);
    expect((await desk.quote(body, ticket)).json()).toMatchObject({ isManual: true });
  });
});
